import type { QueryKey } from "@tanstack/react-query";
import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { type CachedRead, cachedKeys, readCached } from "../../lib/waiting/cached-reads.ts";
import { cacheReads } from "./cache-reads.ts";

/**
 * The cached answer of a query. For a query by day, the newest one of an earlier day may stand in. Its own answer is
 * cached from now on.
 */
export async function cachedOf(key: QueryKey): Promise<CachedRead | undefined> {
  cacheReads();
  try {
    return (await readCached(key)) ?? (await cachedBefore(key));
  } catch {
    // The browser refuses its storage, or something else wrote into it.
    return undefined;
  }
}

type StandIn = (data: unknown, day: LocalDate) => unknown;

const asItWas: StandIn = (data) => data;

/** Queries for which an answer of an earlier day is useful; their screens show its age. */
const standIns: Record<string, StandIn> = {
  home: (data, day) => (weekStart((data as Home).date) === weekStart(day) ? data : undefined),
  weight: asItWas,
  steps: asItWas,
  // Its foods; the lines of earlier days have their own dates.
  "meals-at-hand": asItWas,
  // The answer has the whole week; only steps are of the day.
  "exercise-week": (data, day) => {
    const week = data as ExerciseWeek;
    if (week.weekStart !== weekStart(day)) return undefined;
    return { ...week, date: day, steps: { ...week.steps, done: 0 } } satisfies ExerciseWeek;
  },
};

async function cachedBefore(key: QueryKey): Promise<CachedRead | undefined> {
  const standIn = standIns[String(key[1])];
  const day = dayOf(key);
  if (!standIn || day === undefined) return undefined;
  const alike = JSON.stringify(withoutDay(key));
  const [newest] = (await cachedKeys())
    .filter((each) => JSON.stringify(withoutDay(each)) === alike && (dayOf(each) ?? day) < day)
    .sort((one, other) => (String(dayOf(one)) < String(dayOf(other)) ? 1 : -1));
  const cached = newest && (await readCached(newest));
  const data = cached && standIn(cached.data, day);
  return data === undefined ? undefined : { at: cached?.at ?? 0, data };
}

const isDay = (part: unknown): part is LocalDate =>
  typeof part === "string" && /^\d{4}-\d\d-\d\d$/.test(part);

const dayOf = (key: QueryKey) => key.find(isDay);

const withoutDay = (key: QueryKey) => key.filter((part) => !isDay(part));
