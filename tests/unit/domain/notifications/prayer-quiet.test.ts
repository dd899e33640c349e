import { describe, expect, it } from "vitest";
import { prayerQuietAt } from "../../../../domain/notifications/prayer-quiet.ts";
import { readRamadanSettings } from "../../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../../domain/prayers/settings.ts";

const person = (prayers: object = {}, { timeZone = "Asia/Hebron", ramadan = {} } = {}) => ({
  timeZone,
  prayers: readPrayerSettings(prayers),
  ramadan: readRamadanSettings(ramadan),
});

const untilAt = (utc: string, ...given: Parameters<typeof person>) => {
  const until = prayerQuietAt(Date.parse(utc))(person(...given));
  return until === undefined ? undefined : new Date(until).toISOString().slice(11, 16);
};

// Dhuhr of Jerusalem is at 09:25, of Hebron at 09:26.
describe("the end of a person's prayer", () => {
  it("is twenty minutes after the adhan of their city", () => {
    expect(untilAt("2026-11-21T09:24:59Z")).toBeUndefined();
    expect(untilAt("2026-11-21T09:25:00Z")).toBe("09:45");
    expect(untilAt("2026-11-21T09:44:59Z")).toBe("09:45");
    expect(untilAt("2026-11-21T09:45:00Z")).toBeUndefined();
    expect(untilAt("2026-11-21T09:45:00Z", { city: "hebron" })).toBe("09:46");
  });

  it("is missing without quiet around prayers, and without a city", () => {
    expect(untilAt("2026-11-21T09:30:00Z", { quiet: false })).toBeUndefined();
    const elsewhere = { timeZone: "Antarctica/Troll" };
    expect(untilAt("2026-11-21T09:30:00Z", {}, elsewhere)).toBeUndefined();
    expect(untilAt("2026-11-21T09:30:00Z", { city: "jerusalem" }, elsewhere)).toBe("09:45");
  });

  it("is ten o'clock on a morning of Ramadan, unless the business has the mode off", () => {
    expect(untilAt("2027-02-10T05:00:00Z")).toBe("08:00");
    expect(untilAt("2027-02-10T05:00:00Z", {}, { ramadan: { on: false } })).toBeUndefined();
  });

  it("is each person's own, whoever was asked about before", () => {
    const untilOf = prayerQuietAt(Date.parse("2026-11-21T09:30:00Z"));
    const minutes = { dhuhr: 10 };
    const until = [
      person(),
      person({ city: "hebron" }),
      person({ minutes }),
      person({ quiet: false }),
      person(),
      person({}, { timeZone: "Asia/Dubai" }),
    ].map(untilOf);
    const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
    expect(until).toEqual([at("09:45"), at("09:46"), undefined, undefined, at("09:45"), undefined]);
  });
});
