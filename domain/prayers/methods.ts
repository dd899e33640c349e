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
  /** Whether asr begins at twice the length of the shadow, as Hanafis pray it. */
  lateAsr?: boolean;
  /** Whether the angles hold beyond 48° north too, where other methods keep to a seventh of the night. */
  wholeTwilight?: boolean;
}

/**
 * Known methods of calculation. Angles and minutes are those that the authorities publish; the local authority's
 * printed times win over all of them. Sources:
 * - adhan's METHODS.md for the methods that it has;
 * - the authorities' calendars for Palestine (by the coordinates of al-Aqsa) and Jordan (maghrib five minutes later);
 * - aladhan.com's methods 12, 14, 18, 19 and 21 for France, Russia, Tunisia, Algeria and Morocco;
 * - the decision of Malaysia's council (MKI 116, November 2019) for fajr at 18° instead of 20°.
 */
export const methods = {
  palestine: { fajr: 18, isha: 18 },
  jordan: { fajr: 18, isha: 18, minutes: { maghrib: 5 } },
  egypt: { fajr: 19.5, isha: 17.5, minutes: { dhuhr: 1 } },
  umm_al_qura: { fajr: 18.5, isha: { after: 90, inRamadan: 120 } },
  dubai: { fajr: 18.2, isha: 18.2, minutes: { sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3 } },
  kuwait: { fajr: 18, isha: 17.5 },
  qatar: { fajr: 18, isha: { after: 90 } },
  tunisia: { fajr: 18, isha: 18 },
  algeria: { fajr: 18, isha: 17, minutes: { maghrib: 3 } },
  morocco: { fajr: 19, isha: 17, minutes: { dhuhr: 5, maghrib: 5 } },
  turkey: { fajr: 18, isha: 17, minutes: { sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7 } },
  world_league: { fajr: 18, isha: 17, minutes: { dhuhr: 1 } },
  france: { fajr: 12, isha: 12, wholeTwilight: true },
  russia: { fajr: 16, isha: 15 },
  north_america: { fajr: 15, isha: 15, minutes: { dhuhr: 1 } },
  karachi: { fajr: 18, isha: 18, minutes: { dhuhr: 1 }, lateAsr: true },
  malaysia: { fajr: 18, isha: 18, minutes: { dhuhr: 1 } },
  singapore: { fajr: 20, isha: 18, minutes: { dhuhr: 1 } },
} as const satisfies Record<string, Method>;

export type MethodId = keyof typeof methods;
export const methodIds = Object.keys(methods) as MethodId[];
