import { strToU8, type Zippable, zipSync } from "fflate";
import type { WorkbookSheet } from "../../domain/copies/workbook/grid.ts";
import { readWorkbook } from "../../domain/copies/workbook/read-workbook.ts";
import { inflatePart } from "../../web/admin/imports/workbook/inflate.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A sheet of a made workbook: the markup inside `<worksheet>`. */
interface MadeSheet {
  name: string;
  xml: string;
  state?: "hidden" | "veryHidden";
}

interface MadeWorkbook {
  sheets: readonly MadeSheet[];
  /** Texts that cells share. */
  strings?: readonly string[];
  /** Codes of number formats; a cell's style is the place plus one. */
  formats?: readonly (string | number)[];
  is1904?: boolean;
  /** Parts that replace those of the same path; null removes one. */
  parts?: Record<string, string | Uint8Array | null>;
}

/** Parts of a workbook as Excel writes them. */
function partsOf({ sheets, strings, formats = [], is1904 }: MadeWorkbook): Record<string, string> {
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const codes = formats.map((format, at) =>
    typeof format === "number"
      ? ""
      : `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`,
  );
  const styles = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === "number" ? format : 164 + at}"/>`,
  );
  return {
    "[Content_Types].xml": `${declaration}<Types/>`,
    "_rels/.rels": `${declaration}<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}">${relations.join("")}<Relationship Id="s" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="t" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/styles.xml": `${declaration}<styleSheet xmlns="${main}"><numFmts>${codes.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join("")}</cellXfs></styleSheet>`,
    ...(strings && {
      "xl/sharedStrings.xml": `${declaration}<sst xmlns="${main}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    }),
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${declaration}<worksheet xmlns="${main}">${xml}</worksheet>`,
      ]),
    ),
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The bytes of a workbook. */
export function makeWorkbook(made: MadeWorkbook): Uint8Array {
  const parts: Zippable = {};
  for (const [path, part] of Object.entries({ ...partsOf(made), ...made.parts })) {
    if (part !== null) parts[path] = typeof part === "string" ? strToU8(part) : part;
  }
  // The same bytes at any time.
  return zipSync(parts, { mtime: new Date(2026, 0, 1) });
}

/** A cell as Excel writes it: a text inline, a number with its style. */
export function cellXml(reference: string, value: string | number, style = 0): string {
  return typeof value === "number"
    ? `<c r="${reference}" s="${style}"><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

/** Rows of texts and numbers as the data of a sheet; empty texts are left out. */
export function rowsXml(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells, row) => {
    const written = cells.flatMap((value, at) =>
      value === "" ? [] : [cellXml(`${String.fromCharCode(65 + at)}${row + 1}`, value)],
    );
    return `<row r="${row + 1}">${written.join("")}</row>`;
  });
  return `<sheetData>${lines.join("")}</sheetData>`;
}

/** The workbook of a file as the product reads it. */
export const readFile = (bytes: Uint8Array) =>
  readWorkbook(bytes, { inflate: inflatePart, report: () => {} });

/** The sheets of a readable workbook. */
export function sheetsOf(bytes: Uint8Array): WorkbookSheet[] {
  const read = readFile(bytes);
  if ("fault" in read) throw new Error(read.fault);
  return read.sheets;
}

/** Cells of the first sheet by row number. */
export function cellsOf(made: Omit<MadeWorkbook, "sheets"> & { xml: string }) {
  const [sheet] = sheetsOf(makeWorkbook({ ...made, sheets: [{ name: "1", xml: made.xml }] }));
  return Object.fromEntries(sheet?.grid.rows.map(({ row, cells }) => [row, cells]) ?? []);
}
