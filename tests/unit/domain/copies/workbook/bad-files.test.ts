import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sheetLimits } from "../../../../../domain/copies/sheet/decode.ts";
import { workbookLimits } from "../../../../../domain/copies/workbook/faults.ts";
import { readWorkbook } from "../../../../../domain/copies/workbook/read-workbook.ts";
import { makeWorkbook, readFile, rowsXml, sheetsOf } from "../../../../support/workbooks.ts";

const xml = rowsXml([
  ["name", "kg"],
  ["Layan", 78.5],
]);
const good = makeWorkbook({ sheets: [{ name: "1", xml }] });
const faultOf = (bytes: Uint8Array) => {
  const read = readFile(bytes);
  return "fault" in read ? read.fault : undefined;
};
const withPart = (path: string, part: string) =>
  faultOf(makeWorkbook({ sheets: [{ name: "1", xml }], parts: { [path]: part } }));

/** Where the record of an entry starts in the directory of a zip. */
function recordOf(bytes: Uint8Array, name: string): number {
  const text = new TextDecoder("windows-1252").decode(bytes);
  const at = text.lastIndexOf(name) - 46;
  expect(text.slice(at, at + 4)).toBe("PK\u0001\u0002");
  return at;
}

/** A workbook whose directory says something else of its sheet. */
function withRecord(change: (view: DataView, at: number) => void): Uint8Array {
  const bytes = good.slice();
  change(new DataView(bytes.buffer), recordOf(bytes, "xl/worksheets/sheet1.xml"));
  return bytes;
}

/** Inflates nothing, because the directory alone is enough. */
const withoutInflating = (bytes: Uint8Array) =>
  readWorkbook(bytes, {
    inflate: () => {
      throw new Error("inflated");
    },
    report: () => {},
  });

describe("a file of another format", () => {
  const named = (...names: string[]) =>
    faultOf(zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x")]))));
  const ole = (text: string) =>
    faultOf(
      Uint8Array.of(
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0]),
      ),
    );

  it("is named for what it is", () => {
    expect(ole("Workbook")).toBe("old_excel");
    expect(ole("EncryptedPackage")).toBe("password");
    expect(ole("WordDocument")).toBe("document");
    expect(named("xl/workbook.bin", "_rels/.rels")).toBe("binary_excel");
    expect(named("Index/Document.iwa")).toBe("numbers");
    expect(named("mimetype", "content.xml")).toBe("open_document");
    expect(named("word/document.xml", "_rels/.rels")).toBe("document");
    expect(faultOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10))).toBe("picture");
    expect(faultOf(Uint8Array.of(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70))).toBe("picture");
  });

  it("is an archive if it contains files, a workbook or another archive", () => {
    expect(named("members.csv")).toBe("archive");
    expect(faultOf(zipSync({ "members.xlsx": good }))).toBe("archive");
    expect(faultOf(zipSync({ "inner.zip": zipSync({ "a.csv": strToU8("a") }) }))).toBe("archive");
    expect(faultOf(zipSync({}))).toBe("archive");
  });
});

describe("a workbook that no program wrote", () => {
  it("is refused by its directory alone if a part is encrypted, above all limits or a bomb", () => {
    const faults = [
      withRecord((view, at) => view.setUint16(at + 8, 1, true)),
      withRecord((view, at) => view.setUint32(at + 24, 0xffffffff, true)),
      withRecord((view, at) => view.setUint32(at + 24, workbookLimits.part + 1, true)),
      withRecord((view, at) => view.setUint32(at + 24, workbookLimits.ratioFrom + 1, true)),
    ];
    const sheetAlone = (bytes: Uint8Array) => {
      const read = readFile(bytes);
      return "fault" in read ? read.fault : "read";
    };
    expect(faults.map(sheetAlone)).toEqual(["password", "too_big", "too_big", "bomb"]);
    const many = good.slice();
    new DataView(many.buffer).setUint16(many.length - 12, 0xffff, true);
    expect(withoutInflating(many)).toEqual({ fault: "too_big" });
  });

  it("is refused if it is truncated at any byte, or its bytes changed", () => {
    for (let length = 4; length < good.length; length += 7) {
      expect(faultOf(good.slice(0, length))).toBe("damaged");
    }
    const wrongSum = withRecord((view, at) => view.setUint32(at + 16, 1, true));
    const smaller = withRecord((view, at) => view.setUint32(at + 24, 20, true));
    const larger = withRecord((view, at) => view.setUint32(at + 24, 900, true));
    expect([wrongSum, smaller, larger].map(faultOf)).toEqual(["damaged", "damaged", "damaged"]);
  });

  it("is refused for a declaration of entities, the bomb of XML", () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>';
    expect(withPart("xl/worksheets/sheet1.xml", bomb)).toBe("doctype");
    expect(withPart("xl/sharedStrings.xml", "<sst><si><t>&c;</t></si></sst>")).toBe("doctype");
  });

  it("is refused for malformed markup and missing parts", () => {
    for (const part of [
      "",
      "<worksheet><sheetData></worksheet>",
      "<worksheet><sheetData>",
      '<worksheet a="1><sheetData/></worksheet>',
      "<worksheet a=1><row r=x/></worksheet>",
      '<worksheet><sheetData><row r="-1"/></sheetData></worksheet>',
      '<worksheet><sheetData><row><c r="7B"/></row></sheetData></worksheet>',
      "text",
    ]) {
      // An empty part is an empty sheet for some programs.
      expect(withPart("xl/worksheets/sheet1.xml", part), part).toBe(
        part === "" ? "no_sheets" : "damaged",
      );
    }
    const without = (path: string) =>
      faultOf(makeWorkbook({ sheets: [{ name: "1", xml }], parts: { [path]: null } }));
    expect(without("xl/worksheets/sheet1.xml")).toBe("damaged");
    expect(without("xl/workbook.xml")).toBe("damaged");
    expect(without("_rels/.rels")).toBeUndefined();
    expect(faultOf(makeWorkbook({ sheets: [] }))).toBe("no_sheets");
  });

  it("never throws, whatever its bytes", () => {
    const random = good.slice();
    for (let at = 0; at < good.length; at += 3) {
      random[at] = (random[at] ?? 0) ^ 0x55;
      const read = readFile(random);
      expect("fault" in read || read.sheets.length > 0).toBe(true);
      random[at] = good[at] ?? 0;
    }
  });
});

describe("a sheet above the limits", () => {
  const faultsOf = (...xmls: string[]) =>
    sheetsOf(
      makeWorkbook({ sheets: xmls.map((each, at) => ({ name: String(at), xml: each })) }),
    ).map(({ fault }) => fault);
  const rowOf = (cells: string, row = 1) => `<sheetData><row r="${row}">${cells}</row></sheetData>`;

  it("has its fault, and leaves the other sheets readable", () => {
    const many = Array.from(
      { length: workbookLimits.rows + 1 },
      () => "<row><c><v>1</v></c></row>",
    );
    expect(
      faultsOf(
        xml,
        `<sheetData>${many.join("")}</sheetData>`,
        rowOf("<c><v>1</v></c>".repeat(300)),
        rowOf("<c><v>1</v></c>", 1_048_576),
        rowOf(`<c t="str"><v>${"س".repeat(sheetLimits.cell + 1)}</v></c>`, 3),
      ),
    ).toEqual([
      null,
      { code: "too_many_rows" },
      { code: "too_many_columns" },
      { code: "too_many_rows" },
      { code: "cell_too_long", row: 3, column: 1 },
    ]);
  });

  it("names a cell of a book by its place, and takes 10 MB of one letter for a bomb", () => {
    const cell = `<c r="C4" t="str"><v>${"x".repeat(10 * 1024 * 1024)}</v></c>`;
    const bytes = makeWorkbook({
      sheets: [{ name: "1", xml: rowOf(cell, 4) }],
    });
    const read = readFile(bytes);
    expect(read).toEqual({ fault: "bomb" });
    const varied = Array.from({ length: 100_000 }, (_, at) => (at * 7919).toString(36));
    const long = `<c r="C4" t="str"><v>${varied.join(" ")}</v></c>`;
    expect(faultsOf(rowOf(long, 4))).toEqual([{ code: "cell_too_long", row: 4, column: 3 }]);
  });
});
