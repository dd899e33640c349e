import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../../domain/calendar.ts";
import { cityEntries } from "../../../../domain/prayers/cities.ts";
import { type Prayer, prayers } from "../../../../domain/prayers/methods.ts";
import { placeOf, readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { type DayTimes, prayerTimes } from "../../../../domain/prayers/times.ts";
import { placeIn } from "./places.ts";

const minuteMs = 60_000;
const inOrder = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;

const ids = cityEntries().map(([id]) => id);
const inNorth = (id: string) => placeIn(id).latitude > 65;

/** A day of 2026 to 2030. */
const day = fc.integer({ min: 0, max: 1825 }).map((days) => addDays("2026-01-01", days));

/** Every city with some days each. */
function eachCity(check: (id: string, date: string) => void): void {
  for (const id of ids) {
    fc.assert(
      fc.property(day, (date) => check(id, date)),
      { numRuns: 8 },
    );
  }
}

describe("the times of any city on any day", () => {
  it("exist south of the polar circle", () => {
    eachCity((id, date) => {
      if (!inNorth(id)) expect(prayerTimes(placeIn(id), date), id).toBeDefined();
    });
  });

  it("are whole minutes in the order of the prayers, isha before the next fajr", () => {
    eachCity((id, date) => {
      const [times, next] = [date, addDays(date, 1)].map((each) => prayerTimes(placeIn(id), each));
      if (!times) return;
      const sequence = [...inOrder.map((name) => times[name]), next?.fajr ?? Infinity];
      expect(sequence, `${id} ${date}`).toEqual(sequence.toSorted((a, b) => a - b));
      expect(new Set(sequence).size).toBe(sequence.length);
      for (const name of inOrder) expect(times[name] % minuteMs).toBe(0);
    });
  });

  it("have their noon on the day itself, by the city's clock", () => {
    eachCity((id, date) => {
      const place = placeIn(id);
      const times = prayerTimes(place, date);
      if (times) expect(localDateAt(times.dhuhr, place.zone), `${id} ${date}`).toBe(date);
    });
  });

  it("are missing beyond the circle from the darkest days and the brightest ones only", () => {
    const north = ids.filter(inNorth);
    expect(north.length).toBeGreaterThanOrEqual(4);
    for (const id of north) {
      const days = Array.from({ length: 366 }, (_, index) =>
        prayerTimes(placeIn(id), addDays("2027-01-01", index)),
      );
      for (const times of days) {
        if (!times) continue;
        expect(Object.values(times).every(Number.isFinite)).toBe(true);
        expect(times.asr).toBeGreaterThan(times.dhuhr);
        expect(times.asr).toBeLessThan(times.maghrib);
      }
      const known = days.map(Boolean);
      // Missing, spring, missing, autumn, missing.
      const changes = known.filter((each, index) => index > 0 && each !== known[index - 1]);
      expect(changes, id).toEqual([true, false, true, false]);
    }
  });
});

describe("the minutes of a person", () => {
  const ofPrayer = fc.constantFrom(...prayers);

  it("move exactly their prayer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids.filter((id) => !inNorth(id))),
        day,
        ofPrayer,
        fc.integer({ min: -30, max: 30 }),
        (id, date, prayer, moved) => {
          const place = placeIn(id);
          const settings = readPrayerSettings({ city: id, minutes: { [prayer]: moved } });
          const plain = prayerTimes(place, date) as DayTimes;
          const own = placeOf(settings, place.zone);
          expect(own && prayerTimes(own, date)).toEqual({
            ...plain,
            [prayer satisfies Prayer]: plain[prayer] + moved * minuteMs,
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
