import type { UndoneImport } from "../../../domain/contract/copies/imports.ts";
import { withHead } from "../../../domain/copies/sheet/columns.ts";
import { dateOrderOf } from "../../../domain/copies/sheet/dates.ts";
import type { SheetFault } from "../../../domain/copies/sheet/decode.ts";
import {
  type ImportColumn,
  type ImportKind,
  type InvitationWay,
  isDateColumn,
} from "../../../domain/copies/sheet/kinds.ts";
import { cellsIn, type Sheet } from "../../../domain/copies/sheet/rows.ts";
import { readSheetText } from "../../../domain/copies/workbook/sheet-text.ts";
import { newId } from "../../../domain/id.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";
import { firstChoices, type SheetChoices } from "./sheet-choices.ts";
import { workbooks } from "./workbook/draft.ts";

/** The choices for a sheet and the results so far; stored, so that they survive a reload. */
export interface ImportDraft extends SheetChoices {
  /** The import's id; a repeated request is the same import. */
  id: string;
  /** The name of the file; null for a pasted sheet. */
  file: string | null;
  plan: string | null;
  /** Whether the subscriptions were paid before, for rows without that column; null before a choice. */
  paid?: boolean | null;
  invitations: InvitationWay;
  /** The imported rows, each with the link of its invitation. */
  made: Record<number, string | null>;
  undoableUntil: number | null;
  /** The result of undoing the previous import. */
  undone: UndoneImport | null;
  /** Changes with each choice that affects the rows. */
  stamp: number;
}

const lifetime = { days: 2, untilSignOut: true } as const;
/** The texts of sheets by kind, stored apart, so that a choice does not rewrite them. */
export const sheetTexts = draftStore<string>("import-sheets", lifetime);
export const importDrafts = draftStore<ImportDraft>("imports", lifetime);

/** The sheet of a text: copied, decoded, or a workbook's. */
export function sheetOf(kind: ImportKind, text: string): Sheet | { fault: SheetFault } {
  const read = readSheetText(text);
  return "fault" in read ? read : withHead(kind, read);
}

/** Begins the import of a sheet, with its recognised columns. */
export function beginImport(
  kind: ImportKind,
  text: string,
  file: string | null,
): { fault: SheetFault } | undefined {
  const sheet = sheetOf(kind, text);
  if ("fault" in sheet) return sheet;
  sheetTexts.keep(kind, text);
  importDrafts.keep(kind, {
    id: newId(),
    file,
    ...firstChoices(kind, sheet),
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

/** Gives a column another meaning; any other column with that meaning loses it. */
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

/** After an undo, the rows can be imported again under a new id. */
export function beginAgain(kind: ImportKind, undone: UndoneImport): void {
  const fresh = { id: newId(), made: {}, undoableUntil: null, stamp: Date.now() };
  changeImport(kind, { ...fresh, undone });
}

export function forgetImport(kind: ImportKind): void {
  workbooks.keep(kind, undefined);
  sheetTexts.keep(kind, undefined);
  importDrafts.keep(kind, undefined);
}
