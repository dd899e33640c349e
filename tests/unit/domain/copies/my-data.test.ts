import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namedByType, storableName } from "../../../../domain/copies/my-data.ts";

describe("the file names of my data", () => {
  it("have the extension of their type, if it is known", () => {
    expect(namedByType("photo", "image/jpeg")).toBe("photo.jpg");
    expect(namedByType("voice", "audio/mp4")).toBe("voice.m4a");
    expect(namedByType("file", "application/octet-stream")).toBe("file");
  });

  it("never lead out of their folder, for any given name", () => {
    const name = fc.string({ unit: fc.constantFrom(..."./\\:*?\u202e\u0000 aب", "😀", "pdf") });
    fc.assert(
      fc.property(name, (given) => {
        const stored = storableName(given);
        expect(stored).toMatch(/^[^/\\:*?"<>|\p{C}]+$/u);
        expect(stored).not.toMatch(/^\.|\.$/);
      }),
    );
  });

  it("keep their extension when shortened", () => {
    expect(storableName(`${"ط".repeat(300)}.pdf`)).toBe(`${"ط".repeat(100)}.pdf`);
    expect(storableName("..")).toBe("_");
    expect(storableName("تقرير نوفمبر.pdf")).toBe("تقرير نوفمبر.pdf");
  });
});
