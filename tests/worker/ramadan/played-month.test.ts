import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { quietUntil } from "../../../domain/prayers/quiet-prayers.ts";
import { isRamadan, readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { placeOf, readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { missedDays } from "../../../domain/ramadan/fasting-days.ts";
import { fastingDayOf } from "../../../domain/ramadan/month-view.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { deviceAt } from "../../support/clock-device.ts";
import { planMeals } from "../../support/meals.ts";
import { makeReminderDesk } from "../../support/reminder-desk.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

const no = { kind: "answer", yes: false };
const all = { suhoor: true, water: true, training: true, weigh_in: true };
const marked = ["2027-02-20", "2027-02-21", "2027-02-22", "2027-02-23"];
/** The Emirates begin a day after the forecast, and fast 30 days; Palestine follows it. */
const emirates = { first: "2027-02-09", eid: "2027-03-11" };
const ramadan = readRamadanSettings({ on: true, months: { "1448 AE": emirates } });

const daysFrom = (first: LocalDate, count: number) =>
  Array.from({ length: count }, (_, passed) => addDays(first, passed));

/** What is planned and done of everybody, row by row. */
async function plannedRows() {
  const tables = [
    "weekly_schedules",
    "schedule_meals",
    "schedule_exercises",
    "trainee_performance",
  ];
  const read = tables.map((table) => env.DB.prepare(`select * from ${table} order by 1, 2`));
  return (await env.DB.batch(read)).map(({ results }) => results);
}

it("a month is played by the clock for a woman in Hebron, who marks four days, and a man in Dubai", async () => {
  const desk = await makeReminderDesk();
  const woman = await desk.addHebron();
  const man = await desk.addDubai();
  for (const { id } of [woman, man])
    await planMeals(id, "2027-02-20", [{ timing: "breakfast" }, { timing: "lunch" }]);
  const before = await plannedRows();
  const at = (utc: string, { actor }: SignedInTrainee) => deviceAt(Date.parse(utc), actor);

  await at("2027-02-05T10:00Z", woman).put("/api/trainee/ramadan", { shown: true });
  await at("2027-02-05T10:00Z", man).put("/api/trainee/fasting-health", no);
  const early = { ...usualFastingSlots, training: "before_maghrib" };
  await at("2027-02-05T10:00Z", man).put("/api/trainee/ramadan", { shown: true, slots: early });
  await at("2027-02-05T10:00Z", woman).put("/api/trainee/ramadan/reminders", all);
  const some = { ...all, water: false, weigh_in: false };
  await at("2027-02-05T10:00Z", man).put("/api/trainee/ramadan/reminders", some);

  const seen: Record<"woman" | "man", Record<LocalDate, number | null>> = { woman: {}, man: {} };
  for (const date of daysFrom("2027-02-05", 40)) {
    // The evening on which the trainer hears that the Emirates saw no moon.
    if (date === "2027-02-08") await desk.setRamadan(ramadan);
    const [night, noon] = [`${addDays(date, -1)}T22:05:00Z`, `${date}T10:00:00Z`];
    if (marked.includes(date))
      await at(night, woman).put("/api/trainee/fasting-days", { date, fasted: false });
    await desk.pass(night, noon);
    for (const [name, person] of Object.entries({ woman, man })) {
      const home = await at(noon, person).get<Home>(`/api/trainee/home?date=${date}`);
      const number = fastingDayOf(home.ramadan?.view, date)?.number ?? null;
      seen[name as keyof typeof seen][date] = number;
      const hasMonth = date < addDays(name === "man" ? emirates.eid : "2027-03-09", 3);
      expect(home.ramadan !== null, `${name} ${date}`).toBe(hasMonth);
    }
    await desk.pass(noon, `${date}T22:05:00Z`);
  }

  const numbers = (person: keyof typeof seen) =>
    Object.entries(seen[person]).flatMap(([date, number]) => (number ? [[date, number]] : []));
  const month = daysFrom("2027-02-08", 29).map((date, passed) => [date, passed + 1]);
  expect(numbers("woman")).toEqual(month.filter(([date]) => !marked.includes(String(date))));
  expect(numbers("man")).toEqual(
    daysFrom(emirates.first, 30).map((date, passed) => [date, passed + 1]),
  );

  // None reached anybody during a prayer of their own city.
  const places = { hebron: "Asia/Hebron", dubai: "Asia/Dubai" } as const;
  for (const { to, at: sentAt } of desk.sent) {
    const place = placeOf(readPrayerSettings({ city: to }), places[to as keyof typeof places]);
    if (!place) throw new Error(`${to} has no times`);
    const isFasted = (day: LocalDate) => isRamadan(day, place.country, ramadan);
    expect(quietUntil(sentAt, place, isFasted), `${to} ${sentAt}`).toBeUndefined();
  }
  const sent = desk.takeReminders().map((line) => line.split(" ").slice(0, 2).join(" "));
  const count = (line: string) => sent.filter((each) => each === line).length;
  const counted = Object.fromEntries([...new Set(sent)].map((line) => [line, count(line)]));
  expect(counted).toEqual({
    "hebron suhoor": 25,
    "hebron weigh_in": 29,
    "hebron training": 25,
    "hebron water_iftar": 25,
    // The last night is Eid's, without tarawih and without a fast to come.
    "hebron water_tarawih": 24,
    "hebron water_night": 24,
    "dubai suhoor": 30,
    "dubai training": 30,
  });

  const own = await at("2027-03-12T10:00Z", woman).get<OwnRamadan>("/api/trainee/ramadan");
  expect(missedDays(own.marks)).toBe(4);
  const his = await at("2027-03-12T10:00Z", man).get<OwnRamadan>("/api/trainee/ramadan");
  expect(his.marks).toEqual({});
  expect(await plannedRows()).toEqual(before);
});
