import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOfWeek,
  daysBetween,
  localDateAt,
  minuteOfDay,
} from "../../../../domain/calendar.ts";
import { quietUntil } from "../../../../domain/prayers/quiet-prayers.ts";
import { isRamadan, nextRamadan, readRamadanSettings } from "../../../../domain/prayers/ramadan.ts";
import { type OwnPlace, placeOf, readPrayerSettings } from "../../../../domain/prayers/settings.ts";
import { prayerTimes } from "../../../../domain/prayers/times.ts";
import { trainingSlots } from "../../../../domain/ramadan/slots.ts";
import {
  type FastingPerson,
  kindOf,
  maxLate,
  reminderNames,
  type SunReminder,
  sunRemindersIn,
} from "../../../../domain/ramadan/sun-reminders.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const person = (city: string, timeZone: string, given: Partial<FastingPerson> = {}) => ({
  prayers: readPrayerSettings({ city }),
  ramadan: readRamadanSettings({}),
  timeZone,
  training: "after_tarawih" as const,
  ...given,
});

const cities = [
  ["hebron", "Asia/Hebron"],
  ["jerusalem", "Asia/Jerusalem"],
  ["amman", "Asia/Amman"],
  ["cairo", "Africa/Cairo"],
  ["riyadh", "Asia/Riyadh"],
  ["dubai", "Asia/Dubai"],
  ["london", "Europe/London"],
  ["stockholm", "Europe/Stockholm"],
] as const;
/** The months of 1444, with a change of the clock in Jerusalem, London and Stockholm, and of 1448. */
const months = ["2023-03-01", "2027-02-01"] as const;

const placeIn = (who: FastingPerson) => placeOf(who.prayers, who.timeZone) as OwnPlace;

/** All reminders of a month from one calculation, and the month's days. */
function remindersOf(who: FastingPerson, around: string) {
  const month = nextRamadan(around, placeIn(who).country, who.ramadan);
  if (!month) throw new Error("no month");
  const from = Date.parse(`${addDays(month.first, -3)}T00:00Z`);
  const until = Date.parse(`${addDays(month.eid, 3)}T00:00Z`);
  const days = Array.from({ length: daysBetween(month.first, month.eid) }, (_, day) =>
    addDays(month.first, day),
  );
  return { reminders: sunRemindersIn({ from, until })(who), days, from, until };
}

const sunOf = (who: FastingPerson, date: string) => {
  const times = prayerTimes(placeIn(who), date, { inRamadan: true });
  if (!times) throw new Error("no times");
  return times;
};

const named = (reminders: readonly SunReminder[], name: SunReminder["name"]) =>
  reminders.filter((each) => each.name === name);

/** A reminder as `name HH:MM` of its person's clock. */
const clockOf = ({ name, at }: SunReminder, zone: string) => {
  const minute = minuteOfDay(at, zone);
  const parts = [Math.floor(minute / 60), minute % 60];
  return `${name} ${parts.map((part) => String(part).padStart(2, "0")).join(":")}`;
};

const everyMonth = cities.flatMap(([city, zone]) =>
  months.map((month) => [city, month, person(city, zone)] as const),
);

describe("the reminders of a month", () => {
  it.each(everyMonth)(
    "in %s of %s come once a day each, and never in a quiet time",
    (_, month, who) => {
      for (const training of trainingSlots) {
        const { reminders, days } = remindersOf({ ...who, training }, month);
        const place = placeIn(who);
        const inMonth = (date: string) => isRamadan(date, place.country, who.ramadan);
        for (const { at } of reminders) {
          expect(quietUntil(at, place, inMonth)).toBeUndefined();
        }
        const keys = reminders.map(({ name, date }) => `${name} ${date}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const name of ["suhoor", "weigh_in", "water_iftar"] as const) {
          expect(named(reminders, name).map(({ date }) => date)).toEqual(days);
        }
      }
    },
  );

  it.each(everyMonth)(
    "in %s of %s move with the sun, and are late for a prayer at most",
    (_, month, who) => {
      for (const training of trainingSlots) {
        const { reminders } = remindersOf({ ...who, training }, month);
        for (const { name, date, at, lastAt, of } of reminders) {
          const { fajr, maghrib } = sunOf(who, date);
          expect(lastAt - at).toBeGreaterThanOrEqual(0);
          if (name === "suhoor") {
            expect(of).toBe(fajr);
            expect(fajr - at).toBe(45 * minuteMs);
          }
          if (name === "weigh_in") expect(maghrib - at).toBe(45 * minuteMs);
          if (name === "training") {
            expect((of ?? 0) - at).toBeLessThanOrEqual(30 * minuteMs);
            expect((of ?? 0) - at).toBeGreaterThanOrEqual(5 * minuteMs);
          }
        }
      }
    },
  );

  it.each(everyMonth)("in %s of %s name no water by day, nor to sleepers", (_, month, who) => {
    const { reminders } = remindersOf(who, month);
    const glasses = reminders.filter(({ name }) => kindOf(name) === "water");
    expect(glasses.length).toBeGreaterThan(2 * 28);
    const { zone } = placeIn(who);
    for (const { at, date } of glasses) {
      expect(at).toBeGreaterThan(sunOf(who, date).maghrib);
      const sleep = Date.parse(`${addDays(date, 1)}T00:30Z`);
      const shown =
        Date.parse(`${localDateAt(at, zone)}T00:00Z`) + minuteOfDay(at, zone) * minuteMs;
      expect(shown).toBeLessThan(sleep);
    }
    for (const [index, { at }] of glasses.slice(1).entries()) {
      expect(at - (glasses[index]?.at ?? 0)).toBeGreaterThanOrEqual(40 * minuteMs);
    }
  });

  it.each(everyMonth)("in %s of %s are the same by parts as by the month", (_, month, who) => {
    const { reminders, from, until } = remindersOf(who, month);
    const byParts: SunReminder[] = [];
    for (let at = from; at < until; at += 9 * hourMs) {
      const end = Math.min(at + 9 * hourMs, until);
      byParts.push(...sunRemindersIn({ from: at, until: end })(who));
    }
    expect(byParts).toEqual(reminders);
  });
});

describe("a day's reminders", () => {
  const on = (who: FastingPerson, date: string) => {
    const from = Date.parse(`${date}T00:00Z`);
    const { zone } = placeIn(who);
    return sunRemindersIn({ from: from - 12 * hourMs, until: from + 48 * hourMs })(who)
      .filter((each) => each.date === date)
      .map((each) => clockOf(each, zone));
  };

  it("are named by the clock of the city", () => {
    // Fajr 05:05, maghrib 17:19, isha 18:42.
    expect(on(person("jerusalem", "Asia/Jerusalem"), "2027-02-08")).toEqual([
      "suhoor 04:20",
      "weigh_in 16:34",
      "water_iftar 18:04",
      "training 19:27",
      "water_tarawih 19:57",
      "water_night 21:42",
    ]);
    // Isha is two hours after maghrib: tarawih ends late.
    expect(on(person("riyadh", "Asia/Riyadh"), "2027-02-08").slice(-2)).toEqual([
      "water_tarawih 20:58",
      "water_night 22:43",
    ]);
  });

  it("jump with a clock that changes, as the sun of that clock does", () => {
    const london = person("london", "Europe/London");
    const suhoor = (date: string) => on(london, date)[0];
    // The clocks of 26 March 2023 went forward at one.
    expect(suhoor("2023-03-25")).toBe("suhoor 03:29");
    expect(suhoor("2023-03-26")).toBe("suhoor 04:27");
  });

  it("wait for the end of a prayer, and are dropped when their use is over", () => {
    const late = person("hebron", "Asia/Hebron", { training: "before_maghrib" });
    const { reminders } = remindersOf(late, "2027-02-01");
    const moved = named(reminders, "training").filter(
      ({ at, of }) => (of ?? 0) - at < 30 * minuteMs,
    );
    expect(moved.length).toBeGreaterThan(0);
    // Asr, and the twenty minutes after it.
    for (const { at, date } of moved) expect(at - sunOf(late, date).asr).toBe(20 * minuteMs);
    // On the Fridays of a northern winter the Friday prayer ends after the workout began.
    const stockholm = person("stockholm", "Europe/Stockholm", { training: "before_maghrib" });
    const north = remindersOf(stockholm, "2030-12-20");
    const trained = named(north.reminders, "training").map(({ date }) => date);
    const left = north.days.filter((day) => !trained.includes(day));
    expect(left.length).toBeGreaterThan(0);
    for (const day of left) expect(dayOfWeek(day)).toBe(5);
  });

  it("come during a prayer to a person who wants no quiet around prayers", () => {
    const prayers = readPrayerSettings({ city: "hebron", quiet: false });
    const who = person("hebron", "Asia/Hebron", { prayers, training: "before_maghrib" });
    const { reminders, days } = remindersOf(who, "2027-02-01");
    const trainings = named(reminders, "training");
    expect(trainings).toHaveLength(days.length);
    for (const { at, of } of trainings) expect((of ?? 0) - at).toBe(30 * minuteMs);
  });

  it("are the weighing alone on a day without the fast", () => {
    const who = person("hebron", "Asia/Hebron");
    const from = Date.parse("2027-02-10T00:00Z");
    const own = sunRemindersIn({ from, until: from + 24 * hourMs });
    expect(own(who, (date) => date === "2027-02-10").map(({ name }) => name)).toEqual(["weigh_in"]);
    expect(own(who)).toHaveLength(reminderNames.length);
  });

  it("end with the glass of iftar on the evening of Eid", () => {
    expect(on(person("hebron", "Asia/Hebron"), "2027-03-08")).not.toContainEqual(
      expect.stringMatching(/tarawih|night/),
    );
    expect(on(person("hebron", "Asia/Hebron"), "2027-03-09")).toEqual([]);
  });

  it("follow the days of the person's country, and are none without a city or without the mode", () => {
    const months = { "1448 PS": { first: "2027-02-09", eid: "2027-03-10" } };
    const ramadan = readRamadanSettings({ on: true, months });
    const hebron = person("hebron", "Asia/Hebron", { ramadan });
    expect(on(hebron, "2027-02-08")).toEqual([]);
    expect(on(hebron, "2027-02-09")).toHaveLength(6);
    expect(on(person("amman", "Asia/Amman", { ramadan }), "2027-02-08")).toHaveLength(6);
    const span = { from: Date.parse("2027-02-10"), until: Date.parse("2027-02-12") };
    const none = { ...hebron, prayers: readPrayerSettings({}), timeZone: "Antarctica/Troll" };
    expect(sunRemindersIn(span)(none)).toEqual([]);
    expect(sunRemindersIn(span)({ ...hebron, ramadan: { on: false, months: {} } })).toEqual([]);
  });

  it("are late by at most half an hour", () => {
    expect(maxLate).toBe(30);
    for (const each of remindersOf(person("hebron", "Asia/Hebron"), "2027-02-01").reminders) {
      expect(each.lastAt - each.at).toBeLessThanOrEqual(30 * minuteMs);
    }
  });
});
