import { addDays, type LocalDate } from "../calendar.ts";
import { nextRamadan, type RamadanDays, type RamadanSettings } from "../prayers/ramadan.ts";
import { type PrayerSettings, placeOf } from "../prayers/settings.ts";
import type { FastingDecision } from "./decision.ts";
import { type FastingMarks, isOpenForMarks, lateDays } from "./fasting-days.ts";
import type { MonthView } from "./month-view.ts";
import { greetingDays, isNear } from "./near-month.ts";
import { sunDays } from "./sun-days.ts";

/** What a person's month depends on. */
interface MonthFacts {
  prayers: PrayerSettings;
  ramadan: RamadanSettings;
  /** The person's IANA zone. */
  timeZone: string;
}

/** What a person did in a month. It knows nothing of the fast, and of nothing that was left out. */
export interface MonthDone {
  /** Days with a completed exercise. */
  trainedDays: number;
  meals: number;
}

/** What the view of a month adds: the decision, and the marks. */
interface OwnChoices extends FastingDecision {
  marks?: FastingMarks;
}

/** A month near a day, as its person sees it; `view` is null until the person decided. */
interface NearRamadan extends RamadanDays {
  view: MonthView | null;
  /** In the days of greeting, for those who saw the month. */
  done?: MonthDone | undefined;
}

/** The month of a person that a day is in, or the next one; Eid's days of greeting belong to its month. */
export function monthOf(
  date: LocalDate,
  { prayers, ramadan, timeZone }: MonthFacts,
): RamadanDays | undefined {
  if (!ramadan.on) return undefined;
  const country = placeOf(prayers, timeZone)?.country ?? null;
  return nextRamadan(addDays(date, -greetingDays), country, ramadan);
}

/** The month whose days a person can mark on a day. */
export function openMonth(today: LocalDate, facts: MonthFacts): RamadanDays | undefined {
  const month = monthOf(addDays(today, -lateDays), facts);
  return month && isOpenForMarks(month, today) ? month : undefined;
}

/**
 * The month near a day; null if there is none, the person does not want it, or no city gives it times.
 * @param date the person's day
 */
export function seeMonth(
  date: LocalDate,
  facts: MonthFacts,
  { shown, slots, marks = {} }: OwnChoices,
): NearRamadan | null {
  const month = monthOf(date, facts);
  const place = placeOf(facts.prayers, facts.timeZone);
  if (shown === false || !month || !isNear(month, date) || !place) return null;
  return {
    ...month,
    view: shown
      ? {
          year: month.year,
          first: month.first,
          days: [...sunDays(place, { ...month, timeZone: facts.timeZone })],
          slots,
          marks,
        }
      : null,
  };
}
