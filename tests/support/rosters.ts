import { cellXml, makeWorkbook } from "./workbooks.ts";

/** Serial day of 1 January 2026. */
const newYear = 46_023;
const columns = 20;
const formats = ["dd/mm/yyyy", "0000000000", '0.0" كغ"'];

/** A workbook of so many people in twenty columns: shared texts, days, phones and weights, as Excel writes it. */
export function makeRoster(people: number): Uint8Array {
  const heads = ["الاسم", "البريد", "الهاتف", "بداية الاشتراك", "الوزن"];
  const strings: string[] = [];
  const shared = (reference: string, text: string) => {
    strings.push(text);
    return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const rows = Array.from({ length: people }, (_, at) => {
    const row = at + 2;
    const others = Array.from({ length: columns - heads.length }, (_, other) =>
      cellXml(`${String.fromCharCode(70 + other)}${row}`, (at * 31 + other * 7) / 10),
    );
    const cells = [
      shared(`A${row}`, `متدرب ${at} من النادي`),
      shared(`B${row}`, `roster${at}@example.com`),
      cellXml(`C${row}`, 590_000_000 + at, 2),
      cellXml(`D${row}`, newYear + (at % 300), 1),
      cellXml(`E${row}`, 60 + (at % 400) / 10, 3),
      ...others,
    ];
    return `<row r="${row}">${cells.join("")}</row>`;
  });
  const head = heads.map((text, at) => shared(`${String.fromCharCode(65 + at)}1`, text));
  return makeWorkbook({
    sheets: [
      {
        name: "2026",
        xml: `<sheetData><row r="1">${head.join("")}</row>${rows.join("")}</sheetData>`,
      },
    ],
    strings,
    formats,
  });
}
