/** The five prayers of a day in order. */
export const prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;
export type Prayer = (typeof prayers)[number];

/** Minutes by which a time differs from the calculated one; absent means none. */
export type Minutes = Partial<Record<Prayer | "sunrise", number>>;

/** How an authority calculates the times. */
export interface Method {
  /** Degrees of the sun below the horizon. */
  fajr: number;
  /** The same, or minutes after maghrib. */
  isha: number | { after: number; inRamadan?: number };
  /** The authority's own precaution. */
  minutes?: Minutes;
}

/**
 * Known methods of calculation. Angles and minutes are those that the authorities publish; the local authority's
 * printed times win over all of them.
 * Sources: adhan's METHODS.md for the methods that it has, and the authorities' calendars for Palestine (18° and 18°,
 * by the coordinates of al-Aqsa) and Jordan (18° and 18°, maghrib five minutes after sunset).
 */
export const methods = {
  palestine: { fajr: 18, isha: 18 },
  jordan: { fajr: 18, isha: 18, minutes: { maghrib: 5 } },
  egypt: { fajr: 19.5, isha: 17.5, minutes: { dhuhr: 1 } },
  umm_al_qura: { fajr: 18.5, isha: { after: 90, inRamadan: 120 } },
  dubai: { fajr: 18.2, isha: 18.2, minutes: { sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 } },
  kuwait: { fajr: 18, isha: 17.5 },
  qatar: { fajr: 18, isha: { after: 90 } },
  turkey: { fajr: 18, isha: 17, minutes: { sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 } },
  world_league: { fajr: 18, isha: 17, minutes: { dhuhr: 1 } },
  karachi: { fajr: 18, isha: 18, minutes: { dhuhr: 1 } },
  north_america: { fajr: 15, isha: 15, minutes: { dhuhr: 1 } },
} as const satisfies Record<string, Method>;

export type MethodId = keyof typeof methods;
export const methodIds = Object.keys(methods) as MethodId[];
