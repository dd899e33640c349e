import type { WordMeanings } from "../../../domain/copies/sheet/choices.ts";
import { recogniseColumns } from "../../../domain/copies/sheet/columns.ts";
import { type DateOrder, dateOrderOf } from "../../../domain/copies/sheet/dates.ts";
import {
  type DateColumn,
  type ImportColumn,
  type ImportKind,
  isDateColumn,
} from "../../../domain/copies/sheet/kinds.ts";
import { cellsIn, headPrint, type Sheet } from "../../../domain/copies/sheet/rows.ts";
import type { UnitReadings } from "../../../domain/copies/sheet/units.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** The choices for the columns and words of a sheet, remembered for the next one with the same header. */
interface RememberedChoices {
  columns: (ImportColumn | null)[];
  orders: Partial<Record<DateColumn, DateOrder>>;
  /** The chosen meanings of unknown words. */
  words?: WordMeanings;
  /** The chosen readings of columns with pounds, feet or inches. */
  units?: UnitReadings;
  /** The places of columns whose question is answered. */
  answered?: number[];
}

/** All choices for a sheet. */
export interface SheetChoices extends RememberedChoices {
  /** Whether the choices are those of the last time. */
  remembered?: boolean;
  /** Lines set aside that are rows after all. */
  taken?: number[];
  /** Rows of two people, of whom the first is imported. */
  firstOnly?: number[];
  /** Whether people without address and phone are imported. */
  withoutContact?: boolean;
}

const remembered = draftStore<RememberedChoices>("import-choices", { days: 400 });

const keyOf = (kind: ImportKind, sheet: Sheet) => `${kind} ${headPrint(sheet)}`;

/** The columns as recognised, with the order of their days where it is clear. */
function guessedChoices(kind: ImportKind, sheet: Sheet): Pick<SheetChoices, "columns" | "orders"> {
  const columns = recogniseColumns(kind, sheet).map((column) => column ?? null);
  return { columns, orders: ordersOf(sheet, columns) };
}

function ordersOf(sheet: Sheet, columns: readonly (ImportColumn | null)[]) {
  const orders: SheetChoices["orders"] = {};
  for (const [at, column] of columns.entries()) {
    if (!column || !isDateColumn(column)) continue;
    const found = dateOrderOf(cellsIn(sheet, at));
    if (found !== "unclear") orders[column] = found;
  }
  return orders;
}

/** The choices for a new sheet: those of the last one with the same header, or else the recognised ones. */
export function firstChoices(kind: ImportKind, sheet: Sheet): SheetChoices {
  const guessed = guessedChoices(kind, sheet);
  const last = sheet.header.row === 0 ? undefined : remembered.read(keyOf(kind, sheet));
  if (last?.columns.length !== guessed.columns.length) return guessed;
  // Days that decide their own order do so again.
  const orders = { ...last.orders, ...ordersOf(sheet, last.columns) };
  const said = [last.columns, last.words ?? {}, last.units ?? {}];
  const isGuess = JSON.stringify(said) === JSON.stringify([guessed.columns, {}, {}]);
  return { ...last, orders, ...(!isGuess && { remembered: true }) };
}

/** The recognised choices in place of the last time's. */
export const backToGuess = (kind: ImportKind, sheet: Sheet): SheetChoices => ({
  ...guessedChoices(kind, sheet),
  words: {},
  units: {},
  answered: [],
  remembered: false,
});

export function rememberChoices(kind: ImportKind, sheet: Sheet, draft: SheetChoices): void {
  if (sheet.header.row === 0) return;
  const { columns, orders, words = {}, units = {}, answered = [] } = draft;
  remembered.keep(keyOf(kind, sheet), { columns, orders, words, units, answered });
}
