import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../../domain/calendar.ts";
import { deletionInstant } from "../../../../domain/people/account-deletion.ts";

const zones = ["Asia/Hebron", "UTC", "America/St_Johns", "Pacific/Kiritimati", "Asia/Kathmandu"];
const hour = 3_600_000;
const days = 7;

describe("the last moment of an account", () => {
  it("is the end of the seventh day, in the person's zone", () => {
    const asked = Date.parse("2026-01-05T22:10:30.500Z");
    expect(new Date(deletionInstant(asked, "Asia/Hebron")).toISOString()).toBe(
      "2026-01-13T21:59:59.999Z",
    );
    expect(new Date(deletionInstant(asked, "UTC")).toISOString()).toBe("2026-01-12T23:59:59.999Z");
  });

  it("leaves exactly seven whole days, at any time of the request", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
        fc.constantFrom(...zones),
        (asked, zone) => {
          const end = deletionInstant(asked, zone);
          expect(end - asked).toBeGreaterThanOrEqual(days * 24 * hour - 1 - hour);
          expect(end - asked).toBeLessThan((days + 1) * 24 * hour + hour);
          // A shift of one hour at a clock change is still the same night.
          const last = addDays(localDateAt(asked, zone), days);
          const ends = [end - hour, end, end + hour].map((at) => localDateAt(at, zone));
          expect(ends).toContain(last);
        },
      ),
      {
        examples: [
          [Date.parse("2028-03-05T23:40:00-03:30"), "America/St_Johns"],
          [Date.parse("2028-10-29T00:20:00-02:30"), "America/St_Johns"],
        ],
      },
    );
  });
});
