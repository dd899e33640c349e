import { describe, expect, it } from "vitest";
import { crc32, directoryEnd, directoryRecord, localHeader } from "../../../worker/files/zip.ts";
import { unzip } from "../../support/zip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const at = Date.UTC(2026, 10, 25, 21, 4, 58);
const wide = 5 * 2 ** 30;
const entry = (overrides = {}) => ({
  name: "قائمة.csv",
  crc: 0x1234_5678,
  bytes: 3,
  modifiedAt: at,
  ...overrides,
});
const viewOf = ({ buffer }: Uint8Array<ArrayBuffer>) => new DataView(buffer);

describe("the parts of an archive", () => {
  it("have the standard checksum, piece by piece", () => {
    expect(crc32(bytes("123456789"))).toBe(0xcbf4_3926);
    expect(crc32(bytes("6789"), crc32(bytes("12345")))).toBe(0xcbf4_3926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it("make an archive together", () => {
    const content = bytes("a,b");
    const facts = entry({ crc: crc32(content) });
    const header = localHeader(facts);
    const record = directoryRecord(facts, 0);
    const offset = header.length + content.length;
    const end = directoryEnd({ entries: 1, offset, bytes: record.length });
    const whole = new Uint8Array([...header, ...content, ...record, ...end]);
    expect(unzip(whole.buffer)).toEqual(new Map([["قائمة.csv", content]]));
  });

  it("have the time of a file in UTC, in steps of two seconds", () => {
    const view = viewOf(localHeader(entry()));
    const [time, date] = [view.getUint16(10, true), view.getUint16(12, true)];
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([21, 4, 58]);
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 25]);
  });

  it("have sizes and offsets beyond four gigabytes in ZIP64", () => {
    const large = entry({ bytes: wide });
    const header = viewOf(localHeader(large));
    const name = bytes(large.name).length;
    expect([header.getUint32(18, true), header.getUint32(22, true)]).toEqual([
      0xffff_ffff, 0xffff_ffff,
    ]);
    expect(header.getUint16(30 + name, true)).toBe(1);
    expect(header.getBigUint64(30 + name + 4, true)).toBe(BigInt(wide));

    const record = viewOf(directoryRecord(large, wide + 7));
    expect(record.getUint32(42, true)).toBe(0xffff_ffff);
    expect(record.getUint16(30, true)).toBe(4 + 3 * 8);
    expect(record.getBigUint64(46 + name + 4 + 16, true)).toBe(BigInt(wide + 7));
    const far = viewOf(directoryRecord(entry(), wide));
    expect(far.getUint32(24, true)).toBe(3);
    expect(far.getBigUint64(46 + name + 4, true)).toBe(BigInt(wide));
  });

  it("end with ZIP64 beyond the limits of files and offset", () => {
    const plain = directoryEnd({ entries: 65_534, offset: 9, bytes: 5 });
    expect(plain.length).toBe(22);
    for (const directory of [
      { entries: 65_535, offset: 9, bytes: 5 },
      { entries: 2, offset: wide, bytes: 5 },
    ]) {
      const view = viewOf(directoryEnd(directory));
      expect(view.byteLength).toBe(56 + 20 + 22);
      expect(view.getBigUint64(32, true)).toBe(BigInt(directory.entries));
      expect(view.getBigUint64(48, true)).toBe(BigInt(directory.offset));
      expect(view.getUint32(56, true)).toBe(0x0706_4b50);
      expect(view.getBigUint64(64, true)).toBe(BigInt(directory.offset + directory.bytes));
      expect(view.getUint32(76, true)).toBe(0x0605_4b50);
    }
  });
});
