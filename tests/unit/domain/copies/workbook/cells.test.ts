import { describe, expect, it } from "vitest";
import {
  cellsOf,
  cellXml,
  makeWorkbook,
  rowsXml,
  sheetsOf,
} from "../../../../support/workbooks.ts";

const data = (...rows: string[]) => `<sheetData>${rows.join("")}</sheetData>`;
const row = (cells: string, attributes = 'r="1"') => `<row ${attributes}>${cells}</row>`;

/** The texts of numbers in one row, each with its format. */
const shown = (is1904: boolean, ...cells: [value: number, format: string | number][]) =>
  cellsOf({
    is1904,
    formats: cells.map(([, format]) => format),
    xml: data(row(cells.map(([value], at) => `<c s="${at + 1}"><v>${value}</v></c>`).join(""))),
  })[1];

describe("texts of a workbook", () => {
  it("are shared, inline or a formula's, with runs joined and reading aids left out", () => {
    const sst =
      '<sst><si><t xml:space="preserve"> Layan</t></si><si><r><t>لَيان </t></r><r><rPr><b/></rPr><t xml:space="preserve">حداد</t></r><rPh sb="0" eb="1"><t>ليان</t></rPh></si><si><t/></si><si><t>a_x000D_b_x005F_x0041_</t></si></sst>';
    const cells = cellsOf({
      parts: { "xl/sharedStrings.xml": sst },
      xml: data(
        row(
          '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="inlineStr"><is><r><t>O&#39;Neil</t></r><r><t> &lt;b&gt; &amp; &#x1F468;</t></r></is></c><c r="F1" t="str"><f>A1&amp;"x"</f><v>joined</v></c>',
        ),
      ),
    });
    expect(cells[1]).toEqual([
      " Layan",
      "لَيان حداد",
      "",
      "a\rb_x0041_",
      "O'Neil <b> & 👨",
      "joined",
    ]);
  });

  it("take their places in order if cells and rows have no references", () => {
    const xml = data(
      "<row><c t='inlineStr'><is><t>name</t></is></c><c><v>1</v></c></row>",
      "<row/>",
      row("<c r='C3'><v>3</v></c><c><v>4</v></c>", 'r="3"'),
    );
    expect(cellsOf({ xml })).toEqual({ 1: ["name", "1"], 3: ["", "", "3", "4"] });
  });

  it("read truths as words, and errors and uncalculated formulas as nothing, each named", () => {
    const [sheet] = sheetsOf(
      makeWorkbook({
        strings: ["one"],
        sheets: [
          {
            name: "1",
            xml: data(
              row(
                '<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c><c r="C1" t="e"><v>#REF!</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="E1"><f>B1*2</f></c><c r="F1"><f>B1*2</f><v>84.5</v></c><c r="AA1" t="s"><v>7</v></c><c r="AB1" t="str"><f>""</f><v></v></c><c r="AC1" t="s"><v>0</v></c>',
              ),
            ),
          },
        ],
      }),
    );
    expect(sheet?.grid.rows[0]?.cells.slice(0, 6)).toEqual(["TRUE", "FALSE", "", "", "", "84.5"]);
    expect(sheet?.lost).toEqual({
      failed: { count: 1, cells: ["C1"] },
      uncalculated: { count: 1, cells: ["E1"] },
      missing: { count: 1, cells: ["AA1"] },
    });
  });
});

describe("numbers of a workbook", () => {
  it("are read by value, without binary dust and exponents", () => {
    const numbers = [
      "0.30000000000000004",
      "100.5999984741211",
      "78.5",
      "5.99123456E8",
      "9.70599123456E+11",
      "1e-7",
      "1234567890123456789012",
      "-3.5",
    ];
    const xml = data(row(numbers.map((value) => `<c><v>${value}</v></c>`).join("")));
    expect(cellsOf({ xml })[1]).toEqual([
      "0.3",
      "100.6",
      "78.5",
      "599123456",
      "970599123456",
      "0.0000001",
      "1234567890123456774144",
      "-3.5",
    ]);
  });

  it("keep the zeros and signs that the format of a phone shows", () => {
    expect(
      shown(
        false,
        [599123456, "0000000000"],
        [599123456, "000-000-0000"],
        [599123456, '"0"#########'],
        [970599123456, "\\+000000000000"],
        [599123456, "0"],
        [7, "##0"],
      ),
    ).toEqual(["0599123456", "059-912-3456", "0599123456", "+970599123456", "599123456", "7"]);
  });

  it("say their unit and currency, if the format alone shows it", () => {
    expect(
      shown(
        false,
        [165, '0.0 "lb"'],
        [72.5, '0.0" كغ"'],
        [1250, "#,##0.00\\ [$₪-40D]"],
        [50, "[$$-409]#,##0.00"],
        [70, "[$د.أ.-2C01]\\ #,##0"],
        [70, "_-[$JOD]\\ * #,##0.00_-;-0"],
        [70, "[Red]#,##0.00;[Blue]-0.0"],
        [3, '"Set "0'],
      ),
    ).toEqual(["165 lb", "72.5 كغ", "1250 ₪", "50 $", "70 د.أ.", "70 JOD", "70", "3"]);
  });

  it("are shares in percent", () => {
    expect(shown(false, [0.275, "0.0%"], [0.07, 9])).toEqual(["27.5%", "7%"]);
  });
});

describe("days of a workbook", () => {
  it("are days where the format is one, in any language", () => {
    const formats = [
      14,
      22,
      "dd/mm/yyyy",
      "[$-F800]dddd\\, mmmm dd\\, yyyy",
      "[$-2010401]d/mm/yyyy;@",
      'yyyy"年"m"月"d"日"',
      "TT.MM.JJJJ",
      "jj/mm/aaaa hh:mm",
      "дд.ММ.гггг",
      "mmm-yy",
    ];
    const day = 46_109.5;
    expect(shown(false, ...formats.map((format) => [day, format] as [number, string]))).toEqual([
      "2026-03-28",
      "2026-03-28 12:00",
      "2026-03-28",
      "2026-03-28",
      "2026-03-28",
      "2026-03-28",
      "2026-03-28",
      "2026-03-28 12:00",
      "2026-03-28",
      "2026-03-28",
    ]);
  });

  it("are numbers where the format is none, such as a colour with letters of a day", () => {
    expect(
      shown(false, [45000, "[Red]0"], [45000, '0 "days"'], [45000, "General"], [45000, "@"]),
    ).toEqual(["45000", "45000 days", "45000", "45000"]);
  });

  it("count from 1900 with its false leap day, or from 1904", () => {
    expect(shown(false, [1, 14], [59, 14], [61, 14], [0, 14], [-5, 14], [3_000_000, 14])).toEqual([
      "1900-01-01",
      "1900-02-28",
      "1900-03-01",
      "",
      "-5",
      "3000000",
    ]);
    expect(shown(true, [0, 14], [44_647, 14])).toEqual(["1904-01-01", "2026-03-28"]);
  });

  it("are no days if they are times of a day or durations", () => {
    expect(
      shown(
        false,
        [0.25, "h:mm"],
        [0.25, "h:mm:ss AM/PM"],
        [1.1041666667, "[h]:mm"],
        [1 / 960, "mm:ss"],
      ),
    ).toEqual(["06:00", "06:00:00", "26:30:00", "0:01:30"]);
  });

  it("of a strict workbook are written in ISO, with or without a time", () => {
    const cell = (value: string) => `<x:c t="d"><x:v>${value}</x:v></x:c>`;
    const strict = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1">${cell("2026-03-28")}${cell("2026-03-28T00:00:00")}${cell("2026-03-28T17:29:00")}</x:row></x:sheetData></x:worksheet>`;
    const cells = cellsOf({ xml: "", parts: { "xl/worksheets/sheet1.xml": strict } });
    expect(cells[1]).toEqual(["2026-03-28", "2026-03-28", "2026-03-28 17:29:00"]);
  });
});

describe("the parts of a workbook", () => {
  const xml = rowsXml([
    ["name", "kg"],
    ["ليان", 78.5],
  ]);
  const cells = { 1: ["name", "kg"], 2: ["ليان", "78.5"] };

  it("are found by absolute, relative and backslashed targets, whatever their paths", () => {
    const kind = "http://purl.oclc.org/ooxml/officeDocument/relationships";
    const relations = (target: string) =>
      `<Relationships><Relationship Id="rId1" Type="${kind}/worksheet" Target="${target}"/></Relationships>`;
    for (const [target, path] of [
      ["/xl/worksheets/sheet1.xml", "xl/worksheets/sheet1.xml"],
      ["../data/Sheet1.xml", "data/sheet1.xml"],
      ["worksheets\\sheet1.xml", "xl\\worksheets\\sheet1.xml"],
    ] as const) {
      const parts = {
        "xl/worksheets/sheet1.xml": null,
        "xl/_rels/workbook.xml.rels": relations(target),
        [path]: `<worksheet>${xml}</worksheet>`,
      };
      expect(cellsOf({ xml: "", parts })).toEqual(cells);
    }
  });

  it("may be UTF-16 or start with a byte order mark", () => {
    const part = `\ufeff<?xml version="1.0"?><worksheet>${xml}</worksheet>`;
    const wide = new Uint8Array(
      Uint16Array.from([...part].map((sign) => sign.charCodeAt(0))).buffer,
    );
    expect(cellsOf({ xml: "", parts: { "xl/worksheets/sheet1.xml": part } })).toEqual(cells);
    expect(cellsOf({ xml: "", parts: { "xl/worksheets/sheet1.xml": wide } })).toEqual(cells);
  });

  it("need neither styles nor shared texts", () => {
    expect(cellsOf({ xml, parts: { "xl/styles.xml": null } })).toEqual(cells);
  });

  it("list sheets in the order of tabs, with hidden ones, and without charts", () => {
    const kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const sheets = sheetsOf(
      makeWorkbook({
        sheets: [
          { name: "نساء & رجال", xml },
          { name: "قديم", xml, state: "veryHidden" },
          { name: "chart", xml: "" },
        ],
        parts: {
          "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${kind}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Type="${kind}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${kind}/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
        },
      }),
    );
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["نساء & رجال", false],
      ["قديم", true],
    ]);
  });

  it("have a later cell of the same place instead of the first", () => {
    const twice = data(row(cellXml("A1", "old") + cellXml("B1", 2) + cellXml("A1", "new")));
    expect(cellsOf({ xml: twice })).toEqual({ 1: ["new", "2"] });
  });
});
