import { countryOfZone } from "../../../domain/accounts/phone-countries.ts";
import type { SheetPortion } from "../../../domain/contract/copies/imports.ts";
import { readBodyRows } from "../../../domain/copies/sheet/body-rows.ts";
import type { SheetRead } from "../../../domain/copies/sheet/cells.ts";
import { chunksOf, type ImportKind } from "../../../domain/copies/sheet/kinds.ts";
import { readExerciseRows, readMealRows } from "../../../domain/copies/sheet/library-rows.ts";
import type { Sheet } from "../../../domain/copies/sheet/rows.ts";
import { readTraineeRows } from "../../../domain/copies/sheet/trainee-rows.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { today } from "../../lib/format/today.ts";
import type { OfferedPlan } from "./choices.ts";
import type { ImportDraft } from "./draft.ts";

/** A row that can be brought in, of whatever kind. */
export type AnyRow = SheetPortion["rows"][number];

/** What the chosen columns say of each row. */
export function readRows(
  kind: ImportKind,
  sheet: Sheet,
  { columns, orders, words }: ImportDraft,
  plans: readonly OfferedPlan[],
): SheetRead<AnyRow> {
  const options = {
    columns: columns.map((column) => column ?? undefined),
    orders,
    words,
    plans,
    today: today(),
    country: countryOfZone(ownZone()),
  };
  switch (kind) {
    case "trainees":
      // Only the two of a form are read; `other` is in stored data alone.
      return readTraineeRows(sheet, options) as SheetRead<AnyRow>;
    case "body":
      return readBodyRows(sheet, options);
    case "exercises":
      return readExerciseRows(sheet, options);
    case "meals":
      return readMealRows(sheet, options);
  }
}

/** What holds for all people of a sheet. */
interface PortionsOf {
  plan: string;
  paid: boolean;
  invitations: ImportDraft["invitations"];
}

/** Rows as requests take them. */
export function portionsOf(
  kind: ImportKind,
  rows: readonly AnyRow[],
  { plan, paid, invitations }: PortionsOf,
): SheetPortion[] {
  const standing = kind === "trainees" ? { plan, paid, invitations, timeZone: ownZone() } : {};
  return chunksOf(rows).map((each) => ({ kind, ...standing, rows: each }) as SheetPortion);
}
