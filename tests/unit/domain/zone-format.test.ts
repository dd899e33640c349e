import { afterEach, describe, expect, it, vi } from "vitest";
import { zoneParts } from "../../../domain/zone-format.ts";

const moment = Date.UTC(2026, 0, 4, 22, 7);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("zoneParts", () => {
  it("reads calendar and clock of each zone, midnight as 00", () => {
    const read = zoneParts({
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    const shown = (zone: string) => {
      const part = read(moment, zone);
      return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
    };
    expect(shown("UTC")).toBe("2026-01-04 22:07");
    expect(shown("Asia/Hebron")).toBe("2026-01-05 00:07");
    expect(shown("America/St_Johns")).toBe("2026-01-04 18:37");
    expect(shown("Asia/Riyadh")).toBe("2026-01-05 01:07");
  });

  it("separates shapes, and has requested parts only", () => {
    const [day, clock] = [zoneParts({ day: "2-digit" }), zoneParts({ minute: "2-digit" })];
    expect([day(moment, "UTC")("day"), day(moment, "UTC")("minute")]).toEqual(["04", ""]);
    expect(clock(moment, "UTC")("day")).toBe("");
  });

  it("makes one formatter a zone, and keeps a hundred at most", () => {
    const [first = "", second = "", ...more] = Intl.supportedValuesOf("timeZone").slice(0, 101);
    expect(more).toHaveLength(99);
    let made = 0;
    class Counted extends Intl.DateTimeFormat {
      constructor(...shape: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...shape);
        made += 1;
      }
    }
    vi.stubGlobal("Intl", { DateTimeFormat: Counted });
    const read = zoneParts({ day: "2-digit" });
    const madeFor = (...zones: string[]) => {
      made = 0;
      for (const zone of zones) read(moment, zone);
      return made;
    };
    expect(madeFor(first, first, ...more, first, ...more)).toBe(100);
    expect(madeFor(second, second)).toBe(1);
    expect(madeFor(first)).toBe(1);
  });

  it("refuses an unknown zone", () => {
    expect(() => zoneParts({ day: "2-digit" })(moment, "Mars/Olympus")).toThrow(RangeError);
  });
});
