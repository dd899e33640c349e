import { type SheetFault, sheetLimits } from "../sheet/decode.ts";
import { WorkbookError, workbookLimits } from "./faults.ts";
import {
  type Grid,
  type GridRow,
  type LostCell,
  type LostCells,
  lastHeadRow,
  noLostCells,
  noteLost,
  placeOf,
} from "./grid.ts";
import { type NumberLook, plainLook } from "./number-formats.ts";
import { isTrue, readRun, skipElement, withControls } from "./parts.ts";
import { isoText, textOfNumber } from "./values.ts";
import { XmlReader } from "./xml.ts";

/** What cells refer to. */
export interface WorkbookValues {
  strings: readonly string[];
  looks: readonly NumberLook[];
  is1904: boolean;
  /** Letters that may be kept yet. */
  characters: number;
}

interface ReadSheet {
  grid: Grid;
  lost: LostCells;
  fault: SheetFault | null;
  characters: number;
}

/** Rows between two reports of progress. */
const reportedRows = 500;

/**
 * The cells of a sheet's part. A sheet that is too large ends with its fault.
 * @throws WorkbookError for malformed markup
 */
export function readWorksheet(
  xml: string,
  values: WorkbookValues,
  report: (share: number) => void = () => {},
): ReadSheet {
  return new WorksheetReader(xml, values, report).read();
}

class WorksheetReader {
  readonly #reader: XmlReader;
  readonly #values: WorkbookValues;
  readonly #report: (share: number) => void;
  readonly #rows = new Map<number, GridRow>();
  readonly #hidden = new Set<number>();
  readonly #grid: Grid = { rows: [], hiddenColumns: [], merged: [] };
  readonly #lost = noLostCells();
  #fault: SheetFault | null = null;
  #characters = 0;
  /** The current row; places without a reference follow the last. */
  #row: GridRow = { row: 0, isHidden: false, cells: [] };
  #column = -1;

  constructor(xml: string, values: WorkbookValues, report: (share: number) => void) {
    this.#reader = new XmlReader(xml);
    this.#values = values;
    this.#report = report;
  }

  read(): ReadSheet {
    const reader = this.#reader;
    for (let event = reader.next(); event !== "end" && !this.#fault; event = reader.next()) {
      if (event === "open") this.#open(reader.name);
      if (event === "close" && reader.name === "row") this.#endRow();
    }
    const filled = [...this.#rows.values()].filter(({ cells }) => cells.length > 0);
    this.#grid.rows = filled.sort((one, other) => one.row - other.row);
    const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
    this.#grid.hiddenColumns = [...this.#hidden].filter((at) => at < width).sort((a, b) => a - b);
    return {
      grid: this.#grid,
      lost: this.#lost,
      fault: this.#fault,
      characters: this.#characters,
    };
  }

  #open(name: string) {
    if (name === "c") this.#readCell();
    else if (name === "row") this.#beginRow();
    else if (name === "col") this.#noteColumn();
    else if (name === "mergeCell") this.#noteMerged();
    // Later additions to the format repeat names of cells.
    else if (name === "extLst") skipElement(this.#reader);
  }

  #noteColumn() {
    const reader = this.#reader;
    const isNarrow = Number(reader.attribute("width") ?? 1) === 0;
    if (!isTrue(reader.attribute("hidden")) && !isNarrow) return;
    const max = Math.min(Number(reader.attribute("max")), workbookLimits.lastColumn);
    const min = Math.max(1, Number(reader.attribute("min")));
    for (let at = min; at <= max; at++) this.#hidden.add(at - 1);
  }

  #noteMerged() {
    const [first, last] = (this.#reader.attribute("ref") ?? "").split(":").map(placeOf);
    if (!first || !last || first.row > lastHeadRow) return;
    this.#grid.merged.push({
      rows: [first.row, last.row],
      columns: [first.column, Math.min(last.column, workbookLimits.lastColumn)],
    });
  }

  #beginRow() {
    const reader = this.#reader;
    const given = Number(reader.attribute("r") ?? this.#row.row + 1);
    if (!Number.isInteger(given) || given < 1) throw new WorkbookError("damaged");
    const isFlat = Number(reader.attribute("ht") ?? 1) === 0;
    const isHidden = isTrue(reader.attribute("hidden")) || isFlat;
    this.#row = this.#rows.get(given) ?? { row: given, isHidden, cells: [] };
    this.#column = -1;
  }

  #endRow() {
    if (this.#row.cells.length === 0) return;
    this.#rows.set(this.#row.row, this.#row);
    if (this.#rows.size > workbookLimits.rows || this.#row.row > workbookLimits.lastRow) {
      this.#fault = { code: "too_many_rows" };
    }
    if (this.#rows.size % reportedRows === 0) this.#report(this.#reader.progress);
  }

  #readCell() {
    const reader = this.#reader;
    const reference = reader.attribute("r");
    const place = reference === undefined ? undefined : placeOf(reference);
    if (reference !== undefined && !place) throw new WorkbookError("damaged");
    const column = place?.column ?? this.#column + 1;
    this.#column = column;
    const type = reader.attribute("t") ?? "n";
    const style = Number(reader.attribute("s") ?? 0);
    const text = this.#readValue(type, style, column);
    if (text.trim() === "") return;
    if (column >= workbookLimits.lastColumn) {
      this.#fault = { code: "too_many_columns" };
      return;
    }
    if (text.length > sheetLimits.cell) {
      this.#fault = { code: "cell_too_long", row: this.#row.row, column: column + 1 };
      return;
    }
    this.#characters += text.length;
    if (this.#characters > this.#values.characters) this.#fault = { code: "too_large" };
    const { cells } = this.#row;
    while (cells.length < column) cells.push("");
    cells[column] = text;
  }

  /** Reads to the end of the cell. */
  #readValue(type: string, style: number, column: number): string {
    const reader = this.#reader;
    let value: string | undefined;
    let inline = "";
    let hasFormula = false;
    for (
      let event = reader.next();
      event !== "close" || reader.name !== "c";
      event = reader.next()
    ) {
      if (event !== "open") continue;
      if (reader.name === "v") value = readRun(reader);
      else if (reader.name === "t") inline += readRun(reader);
      else if (reader.name === "rPh") skipElement(reader);
      else if (reader.name === "f") {
        hasFormula = true;
        skipElement(reader);
      }
    }
    const lose = (kind: LostCell): "" => {
      noteLost(this.#lost, kind, this.#row.row, column);
      return "";
    };
    if (type === "inlineStr") return withControls(inline);
    // A formula may say «nothing», which is a text without letters.
    if (value === undefined || (value === "" && type !== "str")) {
      return hasFormula ? lose("uncalculated") : "";
    }
    return this.#textOf(type, style, value, lose);
  }

  #textOf(type: string, style: number, value: string, lose: (kind: LostCell) => ""): string {
    switch (type) {
      case "s":
        return this.#values.strings[Number(value)] ?? lose("missing");
      case "str":
        return withControls(value);
      case "b":
        return isTrue(value.trim()) ? "TRUE" : "FALSE";
      case "d":
        return isoText(value.trim());
      case "e":
        // «Not available» is how sheets say that nothing is known.
        return value === "#N/A" ? "" : lose("failed");
      default: {
        const number = Number(value);
        if (value.trim() === "" || !Number.isFinite(number)) return value;
        return textOfNumber(number, this.#values.looks[style] ?? plainLook, this.#values.is1904);
      }
    }
  }
}
