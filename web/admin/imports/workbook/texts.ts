import type { WorkbookFault } from "../../../../domain/copies/workbook/faults.ts";
import type { LostCell } from "../../../../domain/copies/workbook/grid.ts";
import { m } from "../../../paraglide/messages.js";

/** The reason that a file is no readable workbook, with advice. */
export const workbookFaultTexts: Record<WorkbookFault, () => string> = {
  old_excel: m.imports_fault_old_excel,
  binary_excel: m.imports_fault_binary_excel,
  numbers: m.imports_fault_numbers,
  open_document: m.imports_fault_open_document,
  document: m.imports_fault_document,
  picture: m.imports_fault_picture,
  archive: m.imports_fault_archive,
  password: m.imports_fault_password,
  damaged: m.imports_fault_damaged,
  too_big: m.imports_fault_too_big,
  bomb: m.imports_fault_bomb,
  doctype: m.imports_fault_doctype,
  no_sheets: m.imports_fault_no_sheets,
};

/** Cells without their value. */
export const lostTexts: Record<LostCell, (inputs: { count: number; cells: string }) => string> = {
  uncalculated: m.imports_workbook_uncalculated,
  failed: m.imports_workbook_failed,
  missing: m.imports_workbook_missing,
};
