import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArchiveRead, readArchive } from "../../../../../web/past/health/read-archive.ts";
import { isHealthFile } from "../../../../../web/past/health/read-health.ts";
import { appleExport, withRecord, zipOf } from "./archives.ts";

const fileName = "apple_health_export/export.xml";
const good = zipOf({ [fileName]: appleExport, "apple_health_export/export_cda.xml": "<x/>" });
const right = { past: { app: "apple_health", steps: [{ date: "2026-10-23", steps: 1200 }] } };

const readBlob = (file: Blob, report: (done: number, total: number) => void = () => {}) =>
  readArchive(file, { today: "2026-12-01", report });
const read = (content: Uint8Array<ArrayBuffer> | string) => readBlob(new Blob([content]));
const readOf = (found: ArchiveRead) => ("read" in found ? found.read : found);
const outcome = async (content: Uint8Array<ArrayBuffer> | string) => readOf(await read(content));

describe("Apple's archive", () => {
  it("gives daily totals, zipped or not, under the name of any language", async () => {
    expect(await outcome(good)).toMatchObject(right);
    expect(await outcome(appleExport)).toMatchObject(right);
    expect(
      await outcome(
        zipOf({
          "apple_health_export/تصدير_cda.xml": `<x>${"y".repeat(5000)}</x>`,
          "__MACOSX/apple_health_export/._export.xml": "z".repeat(9000),
          "apple_health_export/تصدير.xml": appleExport,
        }),
      ),
    ).toMatchObject(right);
  });

  it("tells the bytes that were read, up to the end", async () => {
    const told: [number, number][] = [];
    const text = appleExport.replace("</HealthData>", `${" ".repeat(1_500_000)}</HealthData>`);
    const file = new Blob([text]);
    await readBlob(file, (done, total) => told.push([done, total]));
    expect(told.length).toBeGreaterThan(2);
    expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).sort((a, b) => a - b));
    expect(told.at(-1)).toEqual([file.size, file.size]);
  });

  it("may be of zip64, whatever comment ends it", async () => {
    expect(await outcome(asZip64(good))).toMatchObject(right);
  });
});

describe("Google's archive", () => {
  const table =
    "Date,Step count,Average weight (kg)\n2026-03-01,8421,79.6\n2026-03-02,,\n2026-03-03,1200,\n";

  it("gives the days of its table, under the name of any language, and no day of one alone", async () => {
    const days = {
      past: {
        app: "google_fit",
        steps: [
          { date: "2026-03-01", steps: 8421 },
          { date: "2026-03-03", steps: 1200 },
        ],
        body: [{ date: "2026-03-01", weight: 79.6 }],
      },
    };
    const hours = "Start time,End time,Step count\n00:00:00,00:15:00,9000\n";
    for (const name of ["Daily activity metrics", "مقاييس النشاط اليومي"]) {
      const folder = `Takeout/Fit/${name}`;
      const files = {
        [`${folder}/2026-03-01.csv`]: hours.repeat(9),
        [`${folder}/${name}.csv`]: table,
        "Takeout/archive_browser.html": "<html></html>",
      };
      expect(await outcome(zipOf(files))).toMatchObject(days);
    }
  });
});

describe("an archive that cannot be read", () => {
  it("is unknown without an export, and if it contains another archive", async () => {
    expect(await outcome(zipOf({ "members.csv": "a" }))).toEqual({ refused: "unknown_file" });
    expect(await outcome(zipOf({ "export.zip": good }))).toEqual({ refused: "unknown_file" });
    expect(await outcome(zipOf({}))).toEqual({ refused: "unknown_file" });
    expect(await outcome(zipOf({ "xl/workbook.xml": "<workbook/>" }))).toEqual({
      refused: "unknown_file",
    });
    expect(await outcome("title,start_time\n")).toEqual({ refused: "unknown_file" });
  });

  it("is empty without a byte", async () => {
    expect(await outcome("")).toEqual({ refused: "empty" });
  });

  it("is too large by its directory alone", async () => {
    const large = withRecord(good, fileName, (view, at) =>
      view.setUint32(at + 24, 0xffffffff, true),
    );
    expect(await outcome(large)).toEqual({ refused: "too_large" });
    const database = zipOf({ "health_connect_export.db": "x" });
    const above = withRecord(database, "health_connect_export.db", (view, at) =>
      view.setUint32(at + 24, 201_000_000, true),
    );
    expect(await outcome(above)).toEqual({ refused: "too_large" });
  });

  it("is broken if it is encrypted, or compressed in an unknown way", async () => {
    const encrypted = withRecord(good, fileName, (view, at) => view.setUint16(at + 8, 1, true));
    const unknown = withRecord(good, fileName, (view, at) => view.setUint16(at + 10, 93, true));
    expect(await outcome(encrypted)).toEqual({ refused: "broken" });
    expect(await outcome(unknown)).toEqual({ refused: "broken" });
  });

  it("is broken if it was cut anywhere, or one byte of it was changed", async () => {
    for (let length = 4; length < good.length; length += 7) {
      expect(await outcome(good.slice(0, length))).toEqual({ refused: "broken" });
    }
    const changed = good.slice();
    const place = 30 + fileName.length + 40;
    changed[place] = (changed[place] ?? 0) ^ 4;
    expect(await outcome(changed)).toEqual({ refused: "broken" });
  });

  it("gives the right days or none, whatever bytes of it were changed", async () => {
    const places = fc.array(
      fc.tuple(fc.nat({ max: good.length - 1 }), fc.integer({ min: 1, max: 255 })),
      { minLength: 1, maxLength: 3 },
    );
    const kinds = { right: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        const bytes = good.slice();
        for (const [at, by] of changes) bytes[at] = (bytes[at] ?? 0) ^ by;
        const found = await outcome(bytes);
        if ("refused" in found) kinds.refused += 1;
        else {
          kinds.right += 1;
          expect(found).toMatchObject(right);
        }
      }),
      { numRuns: 300 },
    );
    expect(kinds.refused).toBeGreaterThan(0);
  });

  it("is broken if it inflates to another size than it says", async () => {
    for (const size of [appleExport.length, appleExport.length - 5, appleExport.length * 3]) {
      const said = withRecord(good, fileName, (view, at) => view.setUint32(at + 24, size, true));
      const isRight = size === new TextEncoder().encode(appleExport).length;
      if (isRight) expect(await outcome(said)).toMatchObject(right);
      else expect(await outcome(said)).toEqual({ refused: "broken" });
    }
  });

  it("is read no further than its refusal", async () => {
    const pages: number[] = [];
    const bomb = `<!DOCTYPE HealthData [<!ENTITY a "a">]><HealthData>`;
    const file = new Blob([bomb, new Uint8Array(3_000_000)]);
    const found = await readBlob(file, (done) => pages.push(done));
    expect([readOf(found), pages]).toEqual([{ refused: "broken" }, []]);
  });
});

describe("a health file", () => {
  it("is known by its first bytes, and not by its name", async () => {
    const is = (content: Uint8Array<ArrayBuffer> | string) => isHealthFile(new Blob([content]));
    expect(await is(good)).toBe(true);
    expect(await is(zipOf({}))).toBe(true);
    expect(await is(appleExport)).toBe(true);
    expect(await is(`<?xml version="1.0"?><!DOCTYPE HealthData [`)).toBe(true);
    expect(await is("SQLite format 3\0")).toBe(true);
    expect(await is("title,start_time\nPK")).toBe(false);
    expect(await is("")).toBe(false);
  });
});

/** The same zip with its sizes and its directory's place in records of zip64, and a comment. */
function asZip64(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  const start = view.getUint32(end + 16, true);
  const first = start + 46 + view.getUint16(start + 28, true);
  const record = zip.slice(start, first);
  const extra = new DataView(new ArrayBuffer(4 + 5 + 4 + 24));
  // A field of another kind comes before.
  extra.setUint16(0, 0x5455, true);
  extra.setUint16(2, 5, true);
  extra.setUint16(9, 1, true);
  extra.setUint16(11, 24, true);
  const changed = new DataView(record.buffer);
  for (const [place, [field, at]] of [
    [24, 13],
    [20, 21],
    [42, 29],
  ].entries()) {
    const whole = [24, 20, 42][place] ?? 0;
    extra.setBigUint64(at ?? 0, BigInt(changed.getUint32(field ?? 0, true)), true);
    changed.setUint32(whole, 0xffffffff, true);
  }
  changed.setUint16(30, extra.byteLength, true);
  const others = zip.slice(first, end);
  const length = record.length + extra.byteLength + others.length;
  const largeEnd = new DataView(new ArrayBuffer(56 + 20));
  largeEnd.setUint32(0, 0x06064b50, true);
  largeEnd.setBigUint64(40, BigInt(length), true);
  largeEnd.setBigUint64(48, BigInt(start), true);
  largeEnd.setUint32(56, 0x07064b50, true);
  largeEnd.setBigUint64(64, BigInt(start + length), true);
  const last = zip.slice(end);
  const lastView = new DataView(last.buffer);
  lastView.setUint16(10, 0xffff, true);
  lastView.setUint32(16, 0xffffffff, true);
  lastView.setUint16(20, 5, true);
  const parts = [
    zip.slice(0, start),
    record,
    new Uint8Array(extra.buffer),
    others,
    new Uint8Array(largeEnd.buffer),
    last,
    new TextEncoder().encode("PK\u0005\u0006!"),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
