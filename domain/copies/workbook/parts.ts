import { WorkbookError, workbookLimits } from "./faults.ts";
import { lookOf, type NumberLook, plainLook } from "./number-formats.ts";
import { XmlReader } from "./xml.ts";

/** Relations of a part to others: by id, the other's path and the last word of its kind. */
export type Relations = ReadonlyMap<string, { path: string; kind: string }>;

/** The path of a part's relations. */
export const relationsOf = (path: string) => path.replace(/([^/]*)$/, "_rels/$1.rels");

/** Relations of the part with this path; a target is absolute, or relative to its folder. */
export function readRelations(xml: string, path: string): Relations {
  const found = new Map<string, { path: string; kind: string }>();
  for (const reader of elements(xml)) {
    const id = reader.attribute("Id");
    const target = reader.attribute("Target");
    if (reader.name !== "Relationship" || id === undefined || target === undefined) continue;
    if (reader.attribute("TargetMode") === "External") continue;
    const kind = reader.attribute("Type")?.split("/").at(-1) ?? "";
    found.set(id, { path: resolved(target.replaceAll("\\", "/"), path), kind });
  }
  return found;
}

function resolved(target: string, from: string): string {
  const steps = target.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

export interface SheetPart {
  name: string;
  /** The id of its relation. */
  id: string;
  isHidden: boolean;
}

/** The sheets of a workbook in the order of its tabs, and whether its days count from 1904. */
export function readWorkbookPart(xml: string): { sheets: SheetPart[]; is1904: boolean } {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  for (const reader of elements(xml)) {
    if (reader.name === "workbookPr") is1904 = isTrue(reader.attribute("date1904"));
    if (reader.name !== "sheet") continue;
    const state = reader.attribute("state");
    sheets.push({
      name: reader.attribute("name") ?? "",
      id: reader.attribute("id") ?? "",
      isHidden: state === "hidden" || state === "veryHidden",
    });
  }
  if (sheets.length > workbookLimits.sheets) throw new WorkbookError("too_big");
  return { sheets, is1904 };
}

/** The looks of numbers by the style of a cell. */
export function readStyles(xml: string): NumberLook[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  const reader = new XmlReader(xml);
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "text") continue;
    // Named styles have formats too, which no cell refers to.
    if (reader.name === "cellXfs") isOfCells = event === "open";
    else if (event === "close") continue;
    else if (reader.name === "numFmt") {
      codes.set(Number(reader.attribute("numFmtId")), reader.attribute("formatCode") ?? "");
    } else if (reader.name === "xf" && isOfCells) {
      ids.push(Number(reader.attribute("numFmtId") ?? 0));
    }
  }
  const looks = new Map<number, NumberLook>();
  for (const id of new Set(ids)) looks.set(id, lookOf(id, codes.get(id)));
  return ids.map((id) => looks.get(id) ?? plainLook);
}

/** The texts that cells share: their runs joined, without the reading aids of East Asian texts. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const reader = new XmlReader(xml);
  let text = "";
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "open") {
      if (reader.name === "si") text = "";
      else if (reader.name === "t") text += readRun(reader);
      else if (reader.name === "rPh") skipElement(reader);
    } else if (event === "close" && reader.name === "si") strings.push(withControls(text));
  }
  return strings;
}

/** The text of an opened element without children. */
export function readRun(reader: XmlReader): string {
  let text = "";
  for (let event = reader.next(); event === "text"; event = reader.next()) text += reader.text;
  return text;
}

/** Reads past the end of the opened element. */
export function skipElement(reader: XmlReader): void {
  for (let depth = 1; depth > 0; ) {
    const event = reader.next();
    if (event === "open") depth += 1;
    if (event === "close") depth -= 1;
  }
}

/** `_x000D_` is a control character, and `_x005F_` an underline before such letters. */
export const withControls = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

export const isTrue = (value: string | undefined): boolean =>
  value !== undefined && /^(?:1|true|on)$/i.test(value);

/** The opened elements of a part, one after the other. */
function* elements(xml: string): Generator<XmlReader> {
  const reader = new XmlReader(xml);
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "open") yield reader;
  }
}
