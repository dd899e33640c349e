import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Grid } from "../../../../../domain/copies/workbook/grid.ts";
import { readSheetText, textOfGrid } from "../../../../../domain/copies/workbook/sheet-text.ts";
import { cellXml, makeWorkbook, rowsXml, sheetsOf } from "../../../../support/workbooks.ts";

const shownOnly = { rows: false, columns: false };

function gridOf(xml: string): Grid {
  const [sheet] = sheetsOf(makeWorkbook({ sheets: [{ name: "1", xml }] }));
  if (!sheet) throw new Error("no sheet");
  return sheet.grid;
}

/** The lines of a sheet as the import reads them, its head first. */
function linesOf(xml: string, taken = shownOnly): [row: number, ...cells: string[]][] {
  const read = readSheetText(textOfGrid(gridOf(xml), taken));
  if ("fault" in read) throw new Error(read.fault.code);
  return [read.header, ...read.rows].map(({ row, cells }) => [row, ...cells]);
}

describe("the text of a workbook's sheet", () => {
  it("has every cell and the row numbers of the workbook", () => {
    const cell = fc.string({
      unit: fc.constantFrom(...'اب aZ09,;\t"\n.@-='),
      minLength: 1,
      maxLength: 8,
    });
    const plain = cell
      .map((text) => text.trim())
      .filter((text) => text !== "" && !text.startsWith("="));
    const rows = fc.array(fc.record({ gap: fc.nat(3), cells: fc.tuple(plain, plain) }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(rows, (given) => {
        let row = 0;
        const numbered = given.map(({ gap, cells }) => {
          row += 1 + gap;
          return { row, isHidden: false, cells: [...cells] };
        });
        const text = textOfGrid({ rows: numbered, hiddenColumns: [], merged: [] }, shownOnly);
        const read = readSheetText(text);
        if ("fault" in read) throw new Error(read.fault.code);
        expect([read.header, ...read.rows]).toEqual(
          numbered.map(({ row: number, cells }) => ({ row: number, cells })),
        );
      }),
    );
  });

  it("is a table of one column even if its cells contain commas", () => {
    expect(linesOf(rowsXml([["name"], ["Haddad, Layan, Ms"], ["<b>Adam</b>"]]))).toEqual([
      [1, "name"],
      [2, "Haddad, Layan, Ms"],
      [3, "<b>Adam</b>"],
    ]);
  });

  it("counts no hidden columns before the first", () => {
    const cells = `<sheetData><row r="1">${cellXml("A1", "name")}${cellXml("B1", "kg")}</row></sheetData>`;
    const grid = gridOf(`<cols><col min="-1000000000" max="1" hidden="1"/></cols>${cells}`);
    expect(grid.hiddenColumns).toEqual([0]);
  });

  it("omits hidden rows and columns, unless they are wanted", () => {
    const xml = `<cols><col min="2" max="2" hidden="1"/><col min="9" max="16384" hidden="1"/></cols><sheetData><row r="1">${cellXml("A1", "name")}${cellXml("B1", "id")}${cellXml("C1", "kg")}</row><row r="2" hidden="1">${cellXml("A2", "Adam")}${cellXml("B2", 7)}</row><row r="5">${cellXml("A5", "Layan")}${cellXml("C5", 78.5)}</row></sheetData>`;
    const grid = gridOf(xml);
    expect(grid.hiddenColumns).toEqual([1]);
    expect(grid.rows.filter(({ isHidden }) => isHidden).map(({ row }) => row)).toEqual([2]);
    expect(linesOf(xml)).toEqual([
      [1, "name", "kg"],
      [5, "Layan", "78.5"],
    ]);
    expect(linesOf(xml, { rows: true, columns: true })).toEqual([
      [1, "name", "id", "kg"],
      [2, "Adam", "7"],
      [5, "Layan", "", "78.5"],
    ]);
  });

  const merges = (...refs: string[]) =>
    `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;

  it("joins a merged head of two rows into the names of its columns", () => {
    const rows = [
      ["نادي القمة", "", "", ""],
      ["الاسم", "البريد", "الاشتراك", ""],
      ["", "", "بداية", "نهاية"],
      ["ليان", "layan@example.com", "2026-01-01", "2026-02-01"],
    ];
    expect(linesOf(rowsXml(rows) + merges("A1:D1", "A2:A3", "B2:B3", "C2:D2"))).toEqual([
      [1, "نادي القمة"],
      [3, "الاسم", "البريد", "بداية الاشتراك", "نهاية الاشتراك"],
      [4, "ليان", "layan@example.com", "2026-01-01", "2026-02-01"],
    ]);
    const bare = [
      ["", "", "subscription", ""],
      ["name", "email", "from", "to"],
      ["Layan", "l@example.com"],
    ];
    expect(linesOf(rowsXml(bare) + merges("C1:D1"))[0]).toEqual([
      2,
      "name",
      "email",
      "subscription from",
      "subscription to",
    ]);
  });

  it("leaves merged people and titles where they are", () => {
    const rows = [
      ["name", "plan"],
      ["Layan", "family"],
      ["Adam", ""],
    ];
    expect(linesOf(rowsXml(rows) + merges("B2:B3"))).toEqual([
      [1, "name", "plan"],
      [2, "Layan", "family"],
      [3, "Adam"],
    ]);
    const noHead = [
      ["Layan", "0599123401"],
      ["", "0599123402"],
    ];
    expect(linesOf(rowsXml(noHead) + merges("A1:A2"))[0]).toEqual([1, "Layan", "0599123401"]);
  });
});

it("a pasted text keeps its own row numbers", () => {
  expect(readSheetText("name,kg\nLayan,78\n")).toMatchObject({
    header: { row: 1 },
    rows: [{ row: 2 }],
  });
});
