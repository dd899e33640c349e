import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseByteRange, precondition, rangeCounts } from "../../../domain/byte-range.ts";

const size = 1000;
const part = (start: number, end: number) => ({ kind: "part", start, end });
const whole = { kind: "whole" };
const unsatisfiable = { kind: "unsatisfiable" };

describe("a byte range", () => {
  it.each([
    [undefined, whole],
    [null, whole],
    ["", whole],
    ["bytes=0-1", part(0, 1)],
    ["bytes=0-0", part(0, 0)],
    ["bytes=0-", part(0, 999)],
    ["bytes=200-299", part(200, 299)],
    ["bytes=990-5000", part(990, 999)],
    ["bytes=999-", part(999, 999)],
    ["bytes=-1", part(999, 999)],
    ["bytes=-5000", part(0, 999)],
    ["Bytes = 1-2", part(1, 2)],
    ["bytes=1000-", unsatisfiable],
    ["bytes=1000-1001", unsatisfiable],
    ["bytes=-0", unsatisfiable],
    ["bytes=99999999999999999999999-", unsatisfiable],
    ["bytes=5-2", whole],
    ["bytes=a-b", whole],
    ["bytes=-", whole],
    ["bytes=", whole],
    ["bytes=1.5-2", whole],
    ["items=0-1", whole],
    ["bytes=0-1,5-6", whole],
    ["bytes=0-1, 5000-", whole],
    ["bytes=5000-, 6000-", unsatisfiable],
    ["bytes=5-2, 0-1", whole],
  ])("%s is read for a file of 1000 bytes", (header, expected) => {
    expect(parseByteRange(header, size)).toEqual(expected);
  });

  it("stays within the file, for any request", () => {
    const bound = fc.oneof(fc.nat(5000).map(String), fc.constant(""));
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 1, max: 4000 }), (first, last, bytes) => {
        const range = parseByteRange(`bytes=${first}-${last}`, bytes);
        if (range.kind !== "part") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(bytes);
        if (first !== "") expect(range.start).toBe(Number(first));
      }),
    );
  });

  it("is read from any text without an error", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(["whole", "part", "unsatisfiable"]).toContain(
          parseByteRange(`bytes=${text}`, size).kind,
        );
      }),
    );
  });

  it("cuts a file into parts that make the whole again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 700 }),
        (bytes, step) => {
          let next = 0;
          while (next < bytes) {
            const range = parseByteRange(`bytes=${next}-${next + step - 1}`, bytes);
            if (range.kind !== "part") throw new Error(range.kind);
            expect(range.start).toBe(next);
            next = range.end + 1;
          }
          expect(next).toBe(bytes);
        },
      ),
    );
  });
});

describe("a conditional request", () => {
  const modifiedAt = Date.UTC(2026, 0, 5, 10, 0, 0, 500);
  const file = { etag: '"abc"', modifiedAt };
  const same = "Mon, 05 Jan 2026 10:00:00 GMT";
  const before = "Mon, 05 Jan 2026 09:59:59 GMT";

  it.each([
    [{}, undefined],
    [{ ifNoneMatch: '"abc"' }, 304],
    [{ ifNoneMatch: 'W/"abc"' }, 304],
    [{ ifNoneMatch: '"x", "abc"' }, 304],
    [{ ifNoneMatch: "*" }, 304],
    [{ ifNoneMatch: '"x"' }, undefined],
    [{ ifNoneMatch: '"x"', ifModifiedSince: same }, undefined],
    [{ ifModifiedSince: same }, 304],
    [{ ifModifiedSince: before }, undefined],
    [{ ifModifiedSince: "yesterday" }, undefined],
    [{ ifMatch: '"abc"' }, undefined],
    [{ ifMatch: "*" }, undefined],
    [{ ifMatch: 'W/"abc"' }, 412],
    [{ ifMatch: '"x"' }, 412],
    [{ ifMatch: '"x"', ifNoneMatch: '"abc"' }, 412],
    [{ ifMatch: '"abc"', ifNoneMatch: '"abc"' }, 304],
    [{ ifUnmodifiedSince: same }, undefined],
    [{ ifUnmodifiedSince: before }, 412],
  ])("%j ends with %s", (asked, status) => {
    expect(precondition(asked, file)).toBe(status);
  });

  it.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [same, true],
    [before, false],
    ["nonsense", false],
  ])("honours If-Range %s: %s", (ifRange, counts) => {
    expect(rangeCounts({ ifRange }, file)).toBe(counts);
  });
});
