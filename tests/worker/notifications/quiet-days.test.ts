import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { addDays, dayOfWeek, instantAt, type LocalDate } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { makeAlertDesk } from "../../support/alert-desk.ts";

const minuteMs = 60_000;
/** A prayer's time may differ from the almanac's by this much. */
const toleranceMs = 2 * minuteMs;
const tickMs = 7 * minuteMs;

/** Cities with the angles of their authorities, and minutes that these add. */
const cities = {
  jerusalem: { zone: "Asia/Hebron", at: [31.7761, 35.2358], fajr: 18, isha: 18, added: 0 },
  dubai: { zone: "Asia/Dubai", at: [25.2048, 55.2708], fajr: 18.2, isha: 18.2, added: 3 },
  makkah: { zone: "Asia/Riyadh", at: [21.4225, 39.8262], fajr: 18.5, isha: null, added: 0 },
} as const;
type City = (typeof cities)[keyof typeof cities];

const radians = Math.PI / 180;

/** The sun of a day by the almanac's short formula: its declination in radians, and noon in minutes of UTC. */
function sunOf(date: LocalDate, longitude: number) {
  const days = Date.parse(date) / 86_400_000 + 0.5 - longitude / 360 - 10957.5;
  const anomaly = (357.529 + 0.98560028 * days) * radians;
  const mean = 280.459 + 0.98564736 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = (23.439 - 0.00000036 * days) * radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / radians;
  const equation = ((((mean - ascension) % 360) + 540) % 360) - 180;
  return {
    declination: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)),
    noon: 720 - 4 * (longitude + equation),
  };
}

/** The quiet times of a day of Ramadan, UTC milliseconds, without the product's code. */
function quietTimes({ zone, at, fajr, isha, added }: City, date: LocalDate) {
  const [latitude, longitude] = at;
  const { declination, noon } = sunOf(date, longitude);
  const halfDay = (altitude: number) => {
    const lat = latitude * radians;
    const cosine =
      (Math.sin(altitude) - Math.sin(lat) * Math.sin(declination)) /
      (Math.cos(lat) * Math.cos(declination));
    return (4 * Math.acos(cosine)) / radians;
  };
  const begin = Date.parse(date);
  const instant = (minutes: number) => begin + minutes * minuteMs;
  const sunset = noon + halfDay(-0.833 * radians) + added;
  const shadow = Math.atan(1 / (1 + Math.tan(Math.abs(latitude * radians - declination))));
  const dawn = instant(noon - halfDay(-fajr * radians));
  const adhans = [
    dawn,
    instant(noon + added + 1),
    instant(noon + halfDay(shadow) + added),
    instant(sunset),
    instant(isha === null ? sunset + 120 : noon + halfDay(-isha * radians)),
  ];
  const times = adhans.map((adhan) => ({ from: adhan, until: adhan + 20 * minuteMs }));
  const local = (minute: number) => instantAt(date, minute, zone);
  if (dayOfWeek(date) === 5) times.push({ from: local(690), until: local(810) });
  const sleep = { from: dawn + 30 * minuteMs, until: local(600) };
  const beforeSunset = { from: instant(sunset) - 15 * minuteMs, until: instant(sunset) };
  return [...times, sleep, beforeSunset];
}

/** Orders a notification to everybody for each of these instants. @returns the instants by the tag of the alert */
async function orderAt(instants: readonly number[]): Promise<Map<string, number>> {
  const rows = JSON.stringify(instants.map((at) => ({ id: newId(at), at })));
  const ordered = (sql: string) => env.DB.prepare(sql).bind(rows);
  await env.DB.batch([
    ordered(`insert into notifications (id, title, message, created_at)
      select value ->> 'id', 'عطلة', 'النادي مغلق', 1 from json_each(?1)`),
    ordered(`insert into notification_deliveries (recipient_id, notification_id, created_at)
      select person.id, value ->> 'id', 1 from json_each(?1), trainee_profiles person`),
    ordered(`insert into outbox (id, topic, payload, available_at, created_at)
      select value ->> 'id', 'fan_out_notification',
        json_object('notificationId', value ->> 'id'), value ->> 'at', 1 from json_each(?1)`),
  ]);
  const orders: { id: string; at: number }[] = JSON.parse(rows);
  return new Map(orders.map(({ id, at }) => [id.replaceAll("-", ""), at]));
}

it.each([
  ["a Thursday", "2027-02-11"],
  ["a Friday", "2027-02-12"],
  ["a Saturday", "2027-02-13"],
])(
  "an alert of every seven minutes arrives once and in no prayer, on %s of Ramadan",
  async (_, day) => {
    const desk = await makeAlertDesk();
    for (const [city, { zone }] of Object.entries(cities)) {
      await desk.addTrainee(city, { timeZone: zone, prayers: { city } });
    }
    const quietOf = new Map(
      Object.entries(cities).map(([name, city]) => [
        name,
        [-1, 0, 1, 2].flatMap((days) => quietTimes(city, addDays(day, days))),
      ]),
    );
    const ticks = (from: number, hours: number) =>
      Array.from({ length: (hours * 60) / 7 }, (_, nth) => from + nth * tickMs);
    const begin = Date.parse(day);
    const orderedAt = await orderAt(ticks(begin, 24));
    // Two hours more, in which the last wait ends.
    for (const now of ticks(begin, 26)) {
      desk.moveTo(now);
      await desk.drain();
    }

    expect(desk.sent).toHaveLength(orderedAt.size * quietOf.size);
    expect(new Set(desk.sent.map(({ to, tag }) => `${to} ${tag}`)).size).toBe(desk.sent.length);
    let waited = 0;
    for (const { to, at, tag } of desk.sent) {
      const told = `${to} at ${new Date(at).toISOString()}`;
      const isQuiet = (instant: number, margin: number) =>
        (quietOf.get(to) ?? []).some(
          ({ from, until }) => instant >= from + margin && instant < until - margin,
        );
      expect(isQuiet(at, toleranceMs), told).toBe(false);
      const ordered = orderedAt.get(tag) ?? 0;
      if (at === ordered) continue;
      waited++;
      // It waited for a reason, and went out by the first drain after it.
      expect(isQuiet(ordered, -toleranceMs), told).toBe(true);
      expect(isQuiet(at - tickMs, -toleranceMs), told).toBe(true);
    }
    expect(waited).toBeGreaterThan(orderedAt.size / 2);
  },
);
