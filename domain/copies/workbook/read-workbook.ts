import { crcOf, readDirectory, storedBytes, type ZipEntry } from "./directory.ts";
import { WorkbookError, type WorkbookFault, workbookLimits } from "./faults.ts";
import { isZip, unzippedFault, zipFault } from "./file-kind.ts";
import { noLostCells, type WorkbookSheet } from "./grid.ts";
import {
  type Relations,
  readRelations,
  readSharedStrings,
  readStyles,
  readWorkbookPart,
  relationsOf,
  type SheetPart,
} from "./parts.ts";
import { readWorksheet, type WorkbookValues } from "./worksheet.ts";
import { textOfPart } from "./xml.ts";

/** The parts of the product that a browser provides. */
interface Unzipping {
  /**
   * Inflates a part of this size.
   * @returns undefined if it is malformed or larger
   */
  inflate(stored: Uint8Array, size: number): Uint8Array | undefined;
  /** Told the share that was read, 0–1. */
  report(share: number): void;
}

/** The sheets of a workbook with their cells; only the parts that this needs are inflated. */
export function readWorkbook(
  bytes: Uint8Array,
  unzipping: Unzipping,
): { sheets: WorkbookSheet[] } | { fault: WorkbookFault } {
  try {
    if (!isZip(bytes)) return { fault: unzippedFault(bytes) };
    return { sheets: new WorkbookReader(bytes, unzipping).read() };
  } catch (error) {
    if (error instanceof WorkbookError) return { fault: error.fault };
    throw error;
  }
}

const usualPaths = {
  workbook: "xl/workbook.xml",
  sharedStrings: "xl/sharedStrings.xml",
  styles: "xl/styles.xml",
} as const;

class WorkbookReader {
  readonly #bytes: Uint8Array;
  readonly #unzipping: Unzipping;
  readonly #entries = new Map<string, ZipEntry>();
  /** Bytes of the parts that were inflated, and of all that will be. */
  #inflated = 0;
  #done = 0;
  #all = 1;
  /** Letters that may be kept yet. */
  #left: number = workbookLimits.allCharacters;

  constructor(bytes: Uint8Array, unzipping: Unzipping) {
    this.#bytes = bytes;
    this.#unzipping = unzipping;
    const entries = readDirectory(bytes);
    const fault = zipFault(entries);
    if (fault) throw new WorkbookError(fault);
    for (const entry of entries) this.#entries.set(entry.name.toLowerCase(), entry);
  }

  read(): WorkbookSheet[] {
    const path = this.#workbookPath();
    const relations = this.#relationsOf(path);
    const { sheets, is1904 } = readWorkbookPart(this.#text(path));
    const tables = sheets.flatMap((sheet) => this.#tableOf(sheet, relations));
    if (tables.length === 0) throw new WorkbookError("no_sheets");
    const strings = this.#pathOf(relations, "sharedStrings");
    const styles = this.#pathOf(relations, "styles");
    const paths = [strings, styles, ...tables.map((table) => table.path)];
    this.#all = paths.reduce((sum, each) => sum + this.#sizeOf(each), 1);
    const values = {
      strings: this.#has(strings) ? readSharedStrings(this.#text(strings)) : [],
      looks: this.#has(styles) ? readStyles(this.#text(styles)) : [],
      is1904,
    };
    this.#advance(this.#sizeOf(strings) + this.#sizeOf(styles));
    const read = tables.map(({ sheet, path }) => this.#readSheet(sheet, path, values));
    const isEmpty = read.every(({ grid, fault }) => grid.rows.length === 0 && !fault);
    if (isEmpty) throw new WorkbookError("no_sheets");
    return read;
  }

  #readSheet(
    { name, isHidden }: SheetPart,
    path: string,
    values: Omit<WorkbookValues, "characters">,
  ): WorkbookSheet {
    const size = this.#sizeOf(path);
    const xml = this.#text(path);
    const characters = Math.min(workbookLimits.characters, this.#left);
    const read = readWorksheet(xml, { ...values, characters }, (share) =>
      this.#unzipping.report((this.#done + size * share) / this.#all),
    );
    this.#advance(size);
    const { grid, lost, fault } = read;
    if (fault) return { name, isHidden, grid: noCells, lost: noLostCells(), fault };
    this.#left -= read.characters;
    return { name, isHidden, grid, lost, fault };
  }

  /** The path of a tab with cells; charts and macros have tabs too. */
  #tableOf(sheet: SheetPart, relations: Relations): { sheet: SheetPart; path: string }[] {
    const relation = relations.get(sheet.id);
    if (!relation) throw new WorkbookError("damaged");
    return relation.kind === "worksheet" ? [{ sheet, path: relation.path }] : [];
  }

  #workbookPath(): string {
    if (!this.#has(relationsOf(""))) return usualPaths.workbook;
    const relations = [...this.#relationsOf("").values()];
    return relations.find(({ kind }) => kind === "officeDocument")?.path ?? usualPaths.workbook;
  }

  #relationsOf(path: string): Relations {
    const at = relationsOf(path);
    return readRelations(this.#text(at), path);
  }

  #pathOf(relations: Relations, kind: "sharedStrings" | "styles"): string {
    return [...relations.values()].find((each) => each.kind === kind)?.path ?? usualPaths[kind];
  }

  #has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  #sizeOf(path: string): number {
    return this.#entries.get(path.toLowerCase())?.size ?? 0;
  }

  #advance(size: number) {
    this.#done += size;
    this.#unzipping.report(Math.min(1, this.#done / this.#all));
  }

  /** @throws WorkbookError for a missing part, or one that is not as the directory says */
  #text(path: string): string {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) throw new WorkbookError("damaged");
    const stored = storedBytes(this.#bytes, entry);
    this.#inflated += entry.size;
    if (this.#inflated > workbookLimits.parts) throw new WorkbookError("too_big");
    const part = entry.isDeflated ? this.#unzipping.inflate(stored, entry.size) : stored;
    if (part?.length !== entry.size || crcOf(part) !== entry.crc) {
      throw new WorkbookError("damaged");
    }
    return textOfPart(part);
  }
}

const noCells: WorkbookSheet["grid"] = { rows: [], hiddenColumns: [], merged: [] };
