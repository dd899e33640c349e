import { z } from "zod";
import { isCity } from "../../prayers/cities.ts";
import { methodIds } from "../../prayers/methods.ts";
import { minutesField } from "../../prayers/settings.ts";
import { field } from "../fields.ts";

const minutes = field(minutesField);

/** A person's choices of prayer times. */
export const prayerSettings = z.strictObject({
  /** A city's id; null means the usual city of the person's time zone. */
  city: z.string().max(40).refine(isCity).nullable(),
  /** Null means the method of the city's country. */
  method: z.enum(methodIds).nullable(),
  minutes: z.strictObject({
    fajr: minutes,
    dhuhr: minutes,
    asr: minutes,
    maghrib: minutes,
    isha: minutes,
  }),
  /** Whether alerts wait for the end of a prayer. */
  quiet: z.boolean(),
});

/** The choices, and what the times follow besides. */
export const ownPrayers = z.object({
  settings: prayerSettings,
  /** The person's IANA zone, by which the times are shown. */
  timeZone: z.string(),
});
export type OwnPrayers = z.infer<typeof ownPrayers>;
