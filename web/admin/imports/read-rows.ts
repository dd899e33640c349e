import { countryOfZone } from "../../../domain/accounts/phone-countries.ts";
import type { SheetPortion } from "../../../domain/contract/copies/imports.ts";
import { withTaken } from "../../../domain/copies/sheet/asides.ts";
import { readBodyRows } from "../../../domain/copies/sheet/body-rows.ts";
import type { SheetRead } from "../../../domain/copies/sheet/cells.ts";
import { unknownWords, withSuggestions } from "../../../domain/copies/sheet/choices.ts";
import { chunksOf, type ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows, readMealRows } from "../../../domain/copies/sheet/library-rows.ts";
import type { Sheet } from "../../../domain/copies/sheet/rows.ts";
import { readTraineeRows } from "../../../domain/copies/sheet/trainee-rows.ts";
import { unitsOf } from "../../../domain/copies/sheet/units.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { today } from "../../lib/format/today.ts";
import type { OfferedPlan } from "./choices.ts";
import type { ImportDraft } from "./draft.ts";

/** An importable row of any kind. */
export type AnyRow = SheetPortion["rows"][number];

/** The rows, as read from the chosen columns. */
export function readRows(
  kind: ImportKind,
  whole: Sheet,
  { columns, orders, words, units, taken, firstOnly, withoutContact }: ImportDraft,
  plans: readonly OfferedPlan[],
): SheetRead<AnyRow> {
  const sheet = withTaken(whole, taken);
  const planAt = columns.indexOf("plan");
  const unknown = planAt === -1 ? [] : unknownWords(sheet, planAt, "plan", plans);
  const options = {
    columns: columns.map((column) => column ?? undefined),
    orders,
    words: withSuggestions(words, unknown),
    units: unitsOf(sheet, columns, units),
    firstOnly,
    withoutContact,
    plans,
    today: today(),
    country: countryOfZone(ownZone()),
  };
  switch (kind) {
    case "trainees":
      // A form offers two values; `other` occurs only in stored data.
      return readTraineeRows(sheet, options) as SheetRead<AnyRow>;
    case "body":
      return readBodyRows(sheet, options);
    case "exercises":
      return readExerciseRows(sheet, options);
    case "meals":
      return readMealRows(sheet, options);
  }
}

/** The common values of all people of a sheet. */
interface PortionsOf {
  plan: string;
  paid: boolean;
  invitations: ImportDraft["invitations"];
}

/** The rows in portions for requests. */
export function portionsOf(
  kind: ImportKind,
  rows: readonly AnyRow[],
  { plan, paid, invitations }: PortionsOf,
): SheetPortion[] {
  const standing = kind === "trainees" ? { plan, paid, invitations, timeZone: ownZone() } : {};
  return chunksOf(rows).map((each) => ({ kind, ...standing, rows: each }) as SheetPortion);
}
