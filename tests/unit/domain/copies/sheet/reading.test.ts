import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeSheet, sheetLimits } from "../../../../../domain/copies/sheet/decode.ts";
import { readSheet } from "../../../../../domain/copies/sheet/rows.ts";

const singleByte = new TextDecoder("windows-1256");
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [singleByte.decode(Uint8Array.of(byte)), byte]),
);

/** Encoders of texts as programs save them, with and without a byte order mark. */
const encoders = {
  "utf-8": (text: string) => new TextEncoder().encode(text),
  "utf-8 with its mark": (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  "utf-16le": (text: string) => utf16(text, true),
  "utf-16le with its mark": (text: string) => utf16(`\ufeff${text}`, true),
  "utf-16be": (text: string) => utf16(text, false),
  "utf-16be with its mark": (text: string) => utf16(`\ufeff${text}`, false),
  "windows-1256": (text: string) =>
    Uint8Array.from([...text], (sign) => byteOf.get(sign) ?? "?".charCodeAt(0)),
};

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++)
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

// Characters of every encoding: Arabic, Latin, digits, and those that need quotes.
const signs = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ aZ09,;\t"\n.@-', "\r\n");
const cell = fc
  .string({ unit: signs, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => !/^="[^"]*"$/.test(text));
const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 6,
  }),
);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function fileOf(
  rows: readonly (readonly string[])[],
  { separator, lineEnd, quotes }: { separator: string; lineEnd: string; quotes: "all" | "needed" },
): string {
  const cellText = (text: string) =>
    quotes === "all" || /[,;\t"\r\n]/.test(text) ? quoted(text) : text;
  return rows.map((row) => row.map(cellText).join(separator) + lineEnd).join("");
}

const head = ["الاسم", "البريد", "الهاتف", "العمر", "الوزن"];
const faultOf = (text: string) => {
  const read = readSheet(text);
  return "fault" in read ? read.fault : undefined;
};

describe("a sheet", () => {
  it("returns every cell, whatever its encoding, separator, quotes and line ends", () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...(Object.keys(encoders) as (keyof typeof encoders)[])),
        fc.record({
          separator: fc.constantFrom("," as const, ";" as const, "\t" as const),
          lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
          quotes: fc.constantFrom("all" as const, "needed" as const),
        }),
        (rows, encoding, style) => {
          const width = rows[0]?.length ?? 0;
          const text = fileOf([head.slice(0, width), ...rows], style);
          const decoded = decodeSheet(encoders[encoding](text));
          if ("fault" in decoded) throw new Error(decoded.fault.code);
          expect(decoded.text).toBe(text);
          const sheet = readSheet(decoded.text);
          const numbered = rows.map((cells, at) => ({ row: at + 2, cells }));
          const filled = numbered.filter(({ cells }) => cells.some((each) => each !== ""));
          if (filled.length === 0) {
            expect(sheet).toEqual({ fault: { code: "no_rows" } });
            return;
          }
          expect(sheet).toEqual({
            separator: style.separator,
            header: { row: 1, cells: head.slice(0, width) },
            rows: filled,
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("never throws, for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const decoded = decodeSheet(bytes);
        if ("text" in decoded) readSheet(decoded.text);
      }),
      { numRuns: 2000 },
    );
  });

  it("finds the separator of the table, despite other separators in texts", () => {
    const read = readSheet("name;note;kg\nLayan;tall, quick, kind;78,5\nAdam;a, b;91\n");
    expect(read).toMatchObject({ separator: ";", rows: [{ row: 2 }, { row: 3 }] });
    expect(readSheet("sep=;\r\nname,x;kg\r\nLayan;78\r\n")).toMatchObject({
      separator: ";",
      header: { row: 2, cells: ["name,x", "kg"] },
      rows: [{ row: 3, cells: ["Layan", "78"] }],
    });
  });

  it("counts empty rows in row numbers", () => {
    const read = readSheet('name,kg\n"two\nlines",1\n,\n\nLayan,2\n');
    expect(read).toMatchObject({ rows: [{ row: 2 }, { row: 5, cells: ["Layan", "2"] }] });
  });

  it("names the cell of an open quote, and of a too long text", () => {
    expect(faultOf('a,b\n1,"open\n2,3\n')).toEqual({ code: "open_quote", row: 2, column: 2 });
    expect(faultOf(`a,b\n1,2\n3,${"x".repeat(sheetLimits.cell + 1)}\n`)).toEqual({
      code: "cell_too_long",
      row: 3,
      column: 2,
    });
  });

  it("refuses too large files, too many rows and too many columns", () => {
    expect(faultOf("x".repeat(10 * 1024 * 1024))).toEqual({ code: "too_large" });
    expect(decodeSheet(new Uint8Array(10 * 1024 * 1024).fill(0x41))).toEqual({
      fault: { code: "too_large" },
    });
    expect(faultOf(`${"a,".repeat(sheetLimits.columns)}b\n1\n`)).toEqual({
      code: "too_many_columns",
    });
    expect(faultOf(`a,b\n${"1,2\n".repeat(sheetLimits.rows + 1)}`)).toEqual({
      code: "too_many_rows",
    });
    expect(faultOf(`a,b\n${"1,2\n".repeat(sheetLimits.rows)}`)).toBeUndefined();
  });

  it("names other kinds of files", () => {
    const codeOf = (text: string) => {
      const decoded = decodeSheet(new TextEncoder().encode(text));
      if ("fault" in decoded) return decoded.fault.code;
      return faultOf(decoded.text)?.code;
    };
    expect(codeOf("%PDF-1.4\n1 0 obj\nname,email\n")).toBe("pdf");
    expect(codeOf("\n<html><body><table><tr><td>Name</td></tr></table>")).toBe("web_page");
    expect(codeOf("<!DOCTYPE html>\n<html>")).toBe("web_page");
    expect(codeOf('<?xml version="1.0"?>\n<html xmlns="x"><table>')).toBe("web_page");
    expect(codeOf("\ufeff<table border=1>\n<tr><th>Name")).toBe("web_page");
    const excel2003 =
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">';
    expect(codeOf(excel2003)).toBe("web_page");
    expect(codeOf("BEGIN:VCARD\nFN:ليان\nEND:VCARD\n")).toBe("cards");
    expect(codeOf("BEGIN:VCALENDAR\n")).toBe("cards");
    expect(codeOf('<?xml version="1.0"?>\n<HealthData locale="ar_PS">')).toBe("markup");
    expect(codeOf('[{"name":"ليان"}]')).toBe("markup");
    expect(codeOf("name,email\n<b>Layan</b>,layan@example.com\n")).toBeUndefined();
  });

  it("refuses an empty file, a lone header and bytes that are no text", () => {
    expect(faultOf(" \n ")).toEqual({ code: "empty" });
    expect(faultOf("الاسم,البريد\n,\n")).toEqual({ code: "no_rows" });
    const faultOfBytes = (...bytes: number[]) => decodeSheet(Uint8Array.from(bytes));
    expect(faultOfBytes()).toEqual({ fault: { code: "empty" } });
    expect(faultOfBytes(0x50, 0x4b, 3, 4, 20, 0)).toEqual({ fault: { code: "no_text" } });
    expect(faultOfBytes(0xff, 0xd8, 0xff, 0xe0, 1, 2)).toEqual({ fault: { code: "no_text" } });
  });
});
