import type { ImportKind } from "../../../../domain/copies/sheet/kinds.ts";
import type { WorkbookSheet } from "../../../../domain/copies/workbook/grid.ts";
import type { HiddenTaken } from "../../../../domain/copies/workbook/sheet-text.ts";
import { draftStore } from "../../../lib/waiting/drafts.ts";

/** A workbook that was read, and what is taken from it; stored, so that another sheet can follow. */
export interface WorkbookDraft {
  file: string;
  sheets: WorkbookSheet[];
  /** The place of the chosen sheet; undefined if none is readable. */
  chosen?: number | undefined;
  taken: HiddenTaken;
  /** Whether hidden sheets are offered. */
  offersHidden: boolean;
}

export const workbooks = draftStore<WorkbookDraft>("import-workbooks", {
  days: 2,
  untilSignOut: true,
});

export const hasCells = ({ grid, fault }: WorkbookSheet): boolean =>
  fault !== null || grid.rows.length > 0;

/** Takes up a workbook; its first readable sheet that is shown is chosen. */
export function takeWorkbook(
  kind: ImportKind,
  file: string,
  sheets: WorkbookSheet[],
): WorkbookDraft {
  const isReadable = (sheet: WorkbookSheet) => hasCells(sheet) && sheet.fault === null;
  const shown = sheets.findIndex((sheet) => !sheet.isHidden && isReadable(sheet));
  const hidden = sheets.findIndex(isReadable);
  const chosen = shown === -1 ? hidden : shown;
  const draft: WorkbookDraft = {
    file,
    sheets,
    chosen: chosen === -1 ? undefined : chosen,
    taken: { rows: false, columns: false },
    offersHidden: shown === -1,
  };
  workbooks.keep(kind, draft);
  return draft;
}

export function changeWorkbook(kind: ImportKind, changes: Partial<WorkbookDraft>): void {
  const draft = workbooks.read(kind);
  if (draft) workbooks.keep(kind, { ...draft, ...changes });
}

/** Whether a workbook has one sheet and nothing to tell, so that its columns can follow at once. */
export function isPlain({ sheets }: WorkbookDraft): boolean {
  const [sheet, ...others] = sheets.filter(hasCells);
  if (!sheet || others.length > 0 || sheet.isHidden || sheet.fault !== null) return false;
  const { grid, lost } = sheet;
  const isLost = Object.values(lost).some(({ count }) => count > 0);
  return !isLost && grid.hiddenColumns.length === 0 && !grid.rows.some(({ isHidden }) => isHidden);
}
