import { expect, it } from "vitest";
import { placeOf, readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { sunDays } from "../../../../domain/ramadan/sun-days.ts";

const month = { first: "2027-02-08", eid: "2027-03-09" };
const timeZone = "Asia/Hebron";
const place = placeOf(readPrayerSettings(null), timeZone);
if (!place) throw new Error("Hebron's zone has a city");

it("is calculated once for all people of a city, until a hundred others came", () => {
  const days = sunDays(place, { ...month, timeZone });
  expect(days).toHaveLength(29);
  expect(sunDays({ ...place }, { ...month, timeZone })).toBe(days);
  for (let minute = 1; minute <= 100; minute++)
    sunDays({ ...place, minutes: { fajr: minute } }, { ...month, timeZone });
  const again = sunDays(place, { ...month, timeZone });
  expect(again).not.toBe(days);
  expect(again).toEqual(days);
});

it("differs by the minutes of a person, their clock and the days of their country", () => {
  const [first] = sunDays(place, { ...month, timeZone });
  const [later] = sunDays({ ...place, minutes: { fajr: 2 } }, { ...month, timeZone });
  expect(later?.[0]).toBe((first?.[0] ?? 0) + 2);
  const [inDubai] = sunDays(place, { ...month, timeZone: "Asia/Dubai" });
  expect(inDubai?.[1]).toBe((first?.[1] ?? 0) + 120);
  expect(sunDays(place, { ...month, first: "2027-02-09", timeZone })).toHaveLength(28);
});
