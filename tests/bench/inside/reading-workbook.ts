import { parentPort, workerData } from "node:worker_threads";
import { readSheetText, textOfGrid } from "../../../domain/copies/workbook/sheet-text.ts";
import { readFile } from "../../support/workbooks.ts";

/** What a fresh worker of the page does with a workbook: milliseconds, and the rows below the head. */
const start = performance.now();
const read = readFile(workerData as Uint8Array);
const [sheet] = "fault" in read ? [] : read.sheets;
const text = sheet ? textOfGrid(sheet.grid, { rows: false, columns: false }) : "";
const milliseconds = performance.now() - start;
const table = readSheetText(text);
parentPort?.postMessage({ milliseconds, rows: "fault" in table ? 0 : table.rows.length });
