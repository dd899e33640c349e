import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileKinds, readStorageCount, withFiles } from "../../../../domain/plumbing/storage.ts";

const anyKey = fc.oneof(
  fc.constantFrom("videos/a.mp4", "trainees/a/photo/b", "trainees/a/conversation/b"),
  fc.string(),
);
const anyFiles = fc.array(
  fc.record({ key: anyKey, size: fc.integer({ min: 0, max: 1_000_000_000 }) }),
);

describe("the count of files", () => {
  it.each([
    ["videos/1.mp4", "videos"],
    ["trainees/1/conversation/2", "attachments"],
    ["trainees/1/photo/2", "photos"],
    ["trainer/photo/2", "photos"],
    ["trainees/1/other", "other"],
    ["", "other"],
  ] as const)("counts %j among the %s", (key, kind) => {
    expect(withFiles(undefined, [{ key, size: 3 }])[kind]).toEqual({ count: 1, bytes: 3 });
  });

  it("is the same for any division into pages", () => {
    fc.assert(
      fc.property(anyFiles, anyFiles, (first, second) => {
        const sums = withFiles(withFiles(undefined, first), second);
        expect(sums).toEqual(withFiles(undefined, [...first, ...second]));
        const bytes = fileKinds.reduce((sum, kind) => sum + sums[kind].bytes, 0);
        expect(bytes).toBe([...first, ...second].reduce((sum, { size }) => sum + size, 0));
      }),
    );
  });

  it("reads a stored count back, and no other value", () => {
    const files = withFiles(undefined, [{ key: "videos/1.mp4", size: 7 }]);
    const count = { whole: { at: 5, files }, part: { after: "videos/1.mp4", files } };
    expect(readStorageCount(JSON.parse(JSON.stringify(count)))).toEqual(count);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("whole", "part"), fc.anything()), (stored) => {
        const read = readStorageCount(stored);
        for (const kind of fileKinds) {
          const amount = read.whole?.files[kind] ?? { count: 0 };
          expect(Number.isSafeInteger(amount.count)).toBe(true);
        }
      }),
    );
    expect(readStorageCount(null)).toEqual({ whole: null, part: null });
  });
});
