import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prayerTimes } from "../../../../domain/prayers/times.ts";
import { placeIn, shownIn } from "./places.ts";

const minuteMs = 60_000;
const names = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;

/** Printed by the authorities, or calculated by their rules. */
const printed = [
  { city: "amman", date: "2026-02-19", times: { fajr: "05:53", maghrib: "18:31" } },
  { city: "amman", date: "2026-03-19", times: { fajr: "05:20", maghrib: "18:52" } },
  {
    city: "makkah",
    date: "2016-04-03",
    times: {
      fajr: "04:55",
      sunrise: "06:11",
      dhuhr: "12:24",
      asr: "15:50",
      maghrib: "18:37",
      isha: "20:07",
    },
  },
  { city: "dubai", date: "2026-02-18", times: { fajr: "05:34", maghrib: "18:18" } },
  { city: "cairo", date: "2026-02-19", times: { fajr: "05:04", sunrise: "06:31" } },
  { city: "jerusalem", date: "2027-02-08", times: { fajr: "05:05", maghrib: "17:19" } },
  { city: "jerusalem", date: "2027-03-09", times: { fajr: "04:36", maghrib: "17:43" } },
  { city: "hebron", date: "2027-02-08", times: { fajr: "05:06", maghrib: "17:20" } },
  { city: "hebron", date: "2027-03-09", times: { fajr: "04:37", maghrib: "17:44" } },
];

/** January's minutes from UTC to the west. */
const devices = [
  { device: "UTC", west: 0 },
  { device: "Asia/Hebron", west: -120 },
  { device: "Pacific/Kiritimati", west: -840 },
  { device: "Pacific/Pago_Pago", west: 660 },
  { device: "America/Sao_Paulo", west: 180 },
];

describe.each(devices)("prayer times on a device in $device", ({ device, west }) => {
  beforeEach(() => {
    vi.stubEnv("TZ", device);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("are read by a clock that is really there", () => {
    expect(new Date("2027-01-15T12:00Z").getTimezoneOffset()).toBe(west);
  });

  it.each(printed)(
    "in $city on $date are the authority's, to a minute",
    ({ city, date, times }) => {
      const place = placeIn(city);
      const calculated = prayerTimes(place, date);
      const near = (time: string, instant: number | undefined) =>
        [-1, 0, 1].some(
          (minute) => shownIn(place.zone, (instant ?? Number.NaN) + minute * minuteMs) === time,
        );
      const wrong = names.filter((name) => {
        const time = (times as Partial<Record<typeof name, string>>)[name];
        return time !== undefined && !near(time, calculated?.[name]);
      });
      expect(wrong, JSON.stringify(calculated)).toEqual([]);
    },
  );
});

describe("prayer times", () => {
  it("do not change on a device whose clock leaves midnight out that day", () => {
    const onDevice = (device: string) => {
      vi.stubEnv("TZ", device);
      const times = prayerTimes(placeIn("cairo"), "2027-04-30");
      vi.unstubAllEnvs();
      return times;
    };
    expect(onDevice("Africa/Cairo")).toEqual(onDevice("UTC"));
  });

  const all = (city: string, date: string) => {
    const place = placeIn(city);
    const times = prayerTimes(place, date);
    return names.map((name) => shownIn(place.zone, times?.[name]));
  };

  it("in Hebron are those of Jerusalem one minute later", () => {
    for (const date of ["2026-06-21", "2027-02-08", "2027-12-21"]) {
      const jerusalem = prayerTimes(placeIn("jerusalem"), date);
      const hebron = prayerTimes(placeIn("hebron"), date);
      for (const name of names) {
        expect((hebron?.[name] ?? 0) - (jerusalem?.[name] ?? 0), name).toBe(minuteMs);
      }
    }
  });

  it("in Qalqilya are those of Jerusalem a minute and a half later, rounded once", () => {
    const later = ["2027-02-08", "2027-02-09", "2027-02-10", "2027-02-11"].flatMap((date) => {
      const [jerusalem, qalqilya] = ["jerusalem", "qalqilya"].map((city) =>
        prayerTimes(placeIn(city), date),
      );
      return names.map((name) => ((qalqilya?.[name] ?? 0) - (jerusalem?.[name] ?? 0)) / minuteMs);
    });
    expect([...new Set(later)].toSorted()).toEqual([1, 2]);
  });

  it("in Makkah have isha 90 minutes after maghrib, and 120 in Ramadan", () => {
    const place = placeIn("makkah");
    const delay = (inRamadan: boolean) => {
      const times = prayerTimes(place, "2027-02-20", { inRamadan });
      return ((times?.isha ?? 0) - (times?.maghrib ?? 0)) / minuteMs;
    };
    expect([delay(false), delay(true)]).toEqual([90, 120]);
  });

  it("elsewhere do not know Ramadan", () => {
    for (const city of ["jerusalem", "amman", "dubai", "doha", "berlin"]) {
      const place = placeIn(city);
      const plain = prayerTimes(place, "2027-02-20");
      expect(prayerTimes(place, "2027-02-20", { inRamadan: true }), city).toEqual(plain);
    }
  });

  it("in Karachi have the later asr of the Hanafis", () => {
    const place = placeIn("karachi");
    const early = prayerTimes(
      { ...place, method: { ...place.method, lateAsr: false } },
      "2027-02-20",
    );
    const late = prayerTimes(place, "2027-02-20");
    expect((late?.asr ?? 0) - (early?.asr ?? 0)).toBeGreaterThan(40 * minuteMs);
    expect({ ...late, asr: 0 }).toEqual({ ...early, asr: 0 });
  });

  it("in Paris keep to twelve degrees in June, where Berlin keeps to a seventh of the night", () => {
    expect(all("paris", "2026-06-21")).toEqual([
      "04:04",
      "05:47",
      "13:52",
      "18:10",
      "21:58",
      "23:41",
    ]);
    const [berlin, next] = ["2026-06-21", "2026-06-22"].map((date) =>
      prayerTimes(placeIn("berlin"), date),
    );
    const night = (next?.sunrise ?? 0) - (berlin?.maghrib ?? 0);
    const untilIsha = (berlin?.isha ?? 0) - (berlin?.maghrib ?? 0);
    expect(Math.abs(untilIsha - night / 7)).toBeLessThan(2 * minuteMs);
  });

  it("are none in Tromsø in June, in December, and on days when the sun hardly rises", () => {
    for (const date of ["2026-06-21", "2026-12-21", "2026-11-24"]) {
      expect(prayerTimes(placeIn("tromso"), date), date).toBeUndefined();
    }
    expect(prayerTimes(placeIn("tromso"), "2027-03-21")).toBeDefined();
  });
});
