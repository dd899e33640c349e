import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prayerSettings } from "../../../../domain/contract/prayers/settings.ts";
import { methods } from "../../../../domain/prayers/methods.ts";
import { placeOf, readPrayerSettings } from "../../../../domain/prayers/settings.ts";

const plain = readPrayerSettings(null);

describe("the stored settings of prayers", () => {
  it("are quiet around the usual city's prayers by default", () => {
    expect(plain).toEqual({
      city: null,
      method: null,
      minutes: { fajr: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
      quiet: true,
    });
  });

  it("keep known choices and drop impossible ones", () => {
    expect(
      readPrayerSettings({
        city: "hebron",
        method: "egypt",
        minutes: { fajr: 2, dhuhr: -30, asr: 31, maghrib: 1.5, isha: "4" },
        quiet: false,
      }),
    ).toEqual({
      city: "hebron",
      method: "egypt",
      minutes: { fajr: 2, dhuhr: -30, asr: 0, maghrib: 0, isha: 0 },
      quiet: false,
    });
    expect(readPrayerSettings({ city: "atlantis", method: "toString" })).toEqual(plain);
  });

  it("are valid, whatever is stored", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (stored, minutes) => {
        expect(prayerSettings.parse(readPrayerSettings(stored))).toEqual(
          readPrayerSettings(stored),
        );
        prayerSettings.parse(readPrayerSettings({ minutes }));
      }),
    );
  });
});

describe("the place of a person's prayers", () => {
  it("is the usual city of the time zone without a choice", () => {
    expect(placeOf(plain, "Asia/Gaza")).toMatchObject({
      city: "gaza",
      country: "PS",
      zone: "Asia/Gaza",
      method: methods.palestine,
      minutes: { fajr: 3, sunrise: 3, dhuhr: 3, asr: 3, maghrib: 3, isha: 3 },
    });
    expect(placeOf(plain, "Pacific/Apia")).toBeUndefined();
  });

  it("follows the person's clock where a city has two", () => {
    const inJerusalem = readPrayerSettings({ city: "jerusalem" });
    expect(placeOf(inJerusalem, "Asia/Jerusalem")?.zone).toBe("Asia/Jerusalem");
    expect(placeOf(inJerusalem, "Asia/Hebron")?.zone).toBe("Asia/Hebron");
  });

  it("has its city's clock where the person's zone contradicts it", () => {
    const inDubai = readPrayerSettings({ city: "dubai" });
    expect(placeOf(inDubai, "Asia/Hebron")).toMatchObject({ city: "dubai", zone: "Asia/Dubai" });
  });

  it("adds the person's minutes to the city's, with the chosen method", () => {
    const settings = readPrayerSettings({
      city: "hebron",
      method: "egypt",
      minutes: { fajr: -3, isha: 5 },
    });
    expect(placeOf(settings, "Asia/Hebron")).toMatchObject({
      method: methods.egypt,
      minutes: { fajr: -2, sunrise: 1, dhuhr: 1, asr: 1, maghrib: 1, isha: 6 },
    });
  });
});
