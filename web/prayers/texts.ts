import type { MethodId, Prayer } from "../../domain/prayers/methods.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";

/** The times of a day in order. */
export const timeNames = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;
export type TimeName = (typeof timeNames)[number] & (Prayer | "sunrise");

export const timeTexts: Record<TimeName, () => string> = {
  fajr: m.prayers_fajr,
  sunrise: m.prayers_sunrise,
  dhuhr: m.prayers_dhuhr,
  asr: m.prayers_asr,
  maghrib: m.prayers_maghrib,
  isha: m.prayers_isha,
};

export const methodTexts: Record<MethodId, () => string> = {
  palestine: m.prayers_method_palestine,
  jordan: m.prayers_method_jordan,
  egypt: m.prayers_method_egypt,
  umm_al_qura: m.prayers_method_umm_al_qura,
  dubai: m.prayers_method_dubai,
  kuwait: m.prayers_method_kuwait,
  qatar: m.prayers_method_qatar,
  turkey: m.prayers_method_turkey,
  world_league: m.prayers_method_world_league,
  karachi: m.prayers_method_karachi,
  north_america: m.prayers_method_north_america,
  algeria: m.prayers_method_algeria,
  tunisia: m.prayers_method_tunisia,
  morocco: m.prayers_method_morocco,
  france: m.prayers_method_france,
  russia: m.prayers_method_russia,
  malaysia: m.prayers_method_malaysia,
  singapore: m.prayers_method_singapore,
};

/** The name of a city or country in the reader's language. */
export const placeName = ({ names: [name, englishName] }: { names: readonly [string, string] }) =>
  nameIn({ name, englishName });
