import { describe, expect, it } from "vitest";
import { readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { clockAt } from "../../../../web/lib/format/clock.ts";
import { dayOfPlace } from "../../../../web/prayers/day-of-place.ts";

const zone = "Asia/Hebron";
const usual = readPrayerSettings(null);
const at = (time: string) => Date.parse(`2027-02-08T${time}+02:00`);

describe("the day of a person's place", () => {
  it("is the usual city's of the time zone, until another is chosen", () => {
    const day = dayOfPlace(usual, zone, at("10:00"));
    expect(day?.place.city).toBe("jerusalem");
    expect(day?.method).toBe("palestine");
    expect(clockAt(day?.times?.maghrib ?? 0, zone)).toBe("17:19");
  });

  it("is missing in a zone without a usual city, until one is chosen", () => {
    expect(dayOfPlace(usual, "Etc/GMT+12", at("10:00"))).toBeUndefined();
    const chosen = { ...usual, city: "cairo" };
    expect(dayOfPlace(chosen, "Etc/GMT+12", at("10:00"))?.place.city).toBe("cairo");
  });

  it("has the next prayer, never the sunrise, and after isha the fajr of tomorrow", () => {
    const nextAt = (time: string) => {
      const next = dayOfPlace(usual, zone, at(time))?.next;
      return next && [next.name, clockAt(next.at, zone), next.tomorrow];
    };
    expect(nextAt("00:30")).toEqual(["fajr", "05:05", false]);
    expect(nextAt("05:30")).toEqual(["dhuhr", "11:53", false]);
    expect(nextAt("17:00")).toEqual(["maghrib", "17:19", false]);
    expect(nextAt("23:30")).toEqual(["fajr", "05:04", true]);
  });

  it("tells of another clock by what the clocks show now, not by their names", () => {
    const other = (city: string, timeZone: string, now: number) =>
      dayOfPlace({ ...usual, city }, timeZone, now)?.otherClock;
    expect(other("dubai", zone, at("10:00"))).toBe(true);
    expect(other("cairo", zone, at("10:00"))).toBe(false);
    expect(other("jerusalem", "Asia/Jerusalem", at("10:00"))).toBe(false);
    // Amman has summer time all year.
    expect(other("amman", zone, at("10:00"))).toBe(true);
    expect(other("amman", zone, Date.parse("2027-07-08T10:00+03:00"))).toBe(false);
  });

  it("is without times where the sun does not set, and still tells the place", () => {
    const day = dayOfPlace({ ...usual, city: "tromso" }, zone, Date.parse("2027-06-20T10:00Z"));
    expect(day).toMatchObject({ times: undefined, next: undefined, place: { city: "tromso" } });
  });
});
