import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import type { WordMeanings } from "../../../domain/copies/sheet/choices.ts";
import { recogniseColumns, withHead } from "../../../domain/copies/sheet/columns.ts";
import { type DateOrder, dateOrderOf } from "../../../domain/copies/sheet/dates.ts";
import type { SheetFault } from "../../../domain/copies/sheet/decode.ts";
import {
  type DateColumn,
  type ImportColumn,
  type ImportKind,
  type InvitationWay,
  isDateColumn,
} from "../../../domain/copies/sheet/kinds.ts";
import { cellsIn, readSheet, type Sheet } from "../../../domain/copies/sheet/rows.ts";
import { newId } from "../../../domain/id.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** What was chosen for a sheet, and what came of it so far; it outlives a reload. */
export interface ImportDraft {
  /** The import's: sent again it is the same. */
  id: string;
  /** The name of its file; null of what was pasted. */
  file: string | null;
  columns: (ImportColumn | null)[];
  orders: Partial<Record<DateColumn, DateOrder>>;
  /** What words mean that nobody knows. */
  words?: WordMeanings;
  plan: string | null;
  /** Whether their subscriptions were paid before, where no column says it; null while nobody said. */
  paid?: boolean | null;
  invitations: InvitationWay;
  /** The rows that came in, each with the link of its invitation. */
  made: Record<number, string | null>;
  undoableUntil: number | null;
  /** What taking the import before it back did. */
  undone: UndoneImport | null;
  /** Changes with whatever the rows are read by. */
  stamp: number;
}

const kept = { days: 2, untilSignOut: true } as const;
/** The texts of sheets, each of a kind; apart, so that a choice does not write them anew. */
export const sheetTexts = draftStore<string>("import-sheets", kept);
export const importDrafts = draftStore<ImportDraft>("imports", kept);

/** The sheet of a text, as it was copied or decoded. */
export function sheetOf(kind: ImportKind, text: string): Sheet | { fault: SheetFault } {
  const read = readSheet(text);
  return "fault" in read ? read : withHead(kind, read);
}

/** Takes a sheet up with what is recognised of it. */
export function beginImport(
  kind: ImportKind,
  text: string,
  file: string | null,
): { fault: SheetFault } | undefined {
  const sheet = sheetOf(kind, text);
  if ("fault" in sheet) return sheet;
  const columns = recogniseColumns(kind, sheet).map((column) => column ?? null);
  const orders: ImportDraft["orders"] = {};
  for (const [at, column] of columns.entries()) {
    if (!column || !isDateColumn(column)) continue;
    const found = dateOrderOf(cellsIn(sheet, at));
    if (found !== "unclear") orders[column] = found;
  }
  sheetTexts.keep(kind, text);
  importDrafts.keep(kind, {
    id: newId(),
    file,
    columns,
    orders,
    plan: null,
    invitations: "links",
    made: {},
    undoableUntil: null,
    undone: null,
    stamp: Date.now(),
  });
  return undefined;
}

export function changeImport(kind: ImportKind, changes: Partial<ImportDraft>): void {
  const draft = importDrafts.read(kind);
  if (draft) importDrafts.keep(kind, { ...draft, ...changes });
}

/** Gives a column another meaning; it had it alone. */
export function chooseColumn(
  kind: ImportKind,
  sheet: Sheet,
  at: number,
  column: ImportColumn | null,
): void {
  const draft = importDrafts.read(kind);
  if (!draft) return;
  const columns = draft.columns.map((each, place) =>
    place === at ? column : each === column ? null : each,
  );
  const orders = { ...draft.orders };
  if (column && isDateColumn(column)) {
    const found = dateOrderOf(cellsIn(sheet, at));
    if (found === "unclear") delete orders[column];
    else orders[column] = found;
  }
  changeImport(kind, { columns, orders, stamp: Date.now() });
}

/** What was taken back may come in again, as another import. */
export function beginAgain(kind: ImportKind, undone: UndoneImport): void {
  const fresh = { id: newId(), made: {}, undoableUntil: null, stamp: Date.now() };
  changeImport(kind, { ...fresh, undone });
}

export function forgetImport(kind: ImportKind): void {
  sheetTexts.keep(kind, undefined);
  importDrafts.keep(kind, undefined);
}
