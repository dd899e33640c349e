import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { adherenceSince, adherenceSpans } from "../../../domain/activity/adherence.ts";
import {
  activeSince,
  adherenceBands,
  begunBetween,
  endingBetween,
} from "../../../domain/attention/list-filters.ts";
import { addDays, defaultTimeZone, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { TraineesFilter } from "../../../domain/contract/attention/trainee-list.ts";
import { conversations, subscriptions, traineeProfiles } from "../../db/schema.ts";
import { beginsSearchWord, endOf, occursInSearch } from "../people/trainee-search.ts";
import { adherenceOn, hasLogged } from "./trainee-activity.ts";

const t = traineeProfiles;

/** The parameters of a filter's SQL text; all others are bound. */
export interface MatchShape {
  words: number;
  /** Whether the words may be inside the person's words. */
  within: boolean;
  plan: boolean;
  status: boolean;
  adherence: boolean;
  silence: boolean;
  ending: boolean;
  began: boolean;
  unread: boolean;
  needing: boolean;
}

/** The filter of a list, with each need and debt replaced by its people (`withNeeding`). */
export type Narrowing = Partial<Omit<TraineesFilter, "needs" | "owes">> & {
  needs?: undefined;
  owes?: undefined;
  needing?: readonly string[];
};

const dayMs = 86_400_000;
/** The span of a row's adherence. */
export const shownSpan = adherenceSpans[0];

/** The days of all time zones that a row's adherence may count. */
function countedAround(now: number) {
  const utc = localDateAt(now, "UTC");
  return { countedFirst: addDays(adherenceSince(utc, shownSpan), -1), countedLast: utc };
}

const wordName = (place: number) => `word${place}`;
const endName = (place: number) => `end${place}`;

/** The shape of a filter, and its values by name; some are for columns of a row. */
export function matchOf(
  filter: Narrowing,
  { words, within, now }: { words: readonly string[]; within: boolean; now: number },
): { shape: MatchShape; values: Record<string, unknown> } {
  const { plan, status, adherence, silence, ending, began, unread, needing } = filter;
  const today: LocalDate = filter.date ?? localDateAt(now, defaultTimeZone);
  const [minAdherence, maxAdherence] = adherence ? adherenceBands[adherence] : [];
  const [endsFrom, endsUntil] = ending ? endingBetween(ending, today) : [];
  const [begunFrom, begunUntil] = begunBetween(today);
  const silentDays = Number(silence ?? 0);
  return {
    shape: {
      words: words.length,
      within,
      plan: plan !== undefined,
      status: status !== undefined,
      adherence: adherence !== undefined,
      silence: silence !== undefined,
      ending: ending !== undefined,
      began: began !== undefined,
      unread: unread !== undefined,
      needing: needing !== undefined,
    },
    values: {
      plan,
      status,
      today,
      countedFrom: adherenceSince(today, shownSpan),
      ...countedAround(now),
      needing: needing && JSON.stringify(needing),
      tomorrow: addDays(today, 1),
      activeSince: activeSince(today),
      minAdherence,
      maxAdherence,
      endsFrom,
      endsUntil,
      begunFrom,
      begunUntil,
      silentSince: addDays(today, -silentDays),
      joinedUntil: now - silentDays * dayMs,
      ...Object.fromEntries(
        words.flatMap((word, place) => [
          [wordName(place), word],
          [endName(place), endOf(word)],
        ]),
      ),
    },
  };
}

/** Whether an index of words finds the matches, which reads fewer rows than any order or filter. */
export const finds = ({ words, within }: MatchShape) => words > 0 && !within;

/** Whether more than plan and status narrow it; the totals of those are stored. */
export const isNarrowed = (shape: MatchShape) =>
  shape.words > 0 || narrowing.some((name) => shape[name]);
const narrowing = ["adherence", "silence", "ending", "began", "unread", "needing"] as const;

type ValueOf = (name: string) => unknown;
const placed: ValueOf = (name) => sql.placeholder(name);

/** The condition that a subscription of the trainee begins between two days; the overview uses it, too. */
export const hasBegun = (value: ValueOf = placed): SQL =>
  sql`${t.id} in (select ${subscriptions.traineeId} from ${subscriptions}
    where ${subscriptions.startsOn} between ${value("begunFrom")} and ${value("begunUntil")})`;

/**
 * The condition that a trainee matches a filter.
 * @param value the SQL of a filter's value, by its name
 */
export function matches(shape: MatchShape, value: ValueOf = placed): SQL | undefined {
  const { words, within } = shape;
  // A plus disables the column's own index.
  const column = (of: SQLiteColumn) => (finds(shape) ? sql`+${of}` : sql`${of}`);
  return and(
    shape.plan ? eq(column(t.subscriptionPlan), value("plan")) : undefined,
    shape.status ? eq(column(t.status), value("status")) : undefined,
    shape.ending
      ? sql`${t.subscriptionEnd} between ${value("endsFrom")} and ${value("endsUntil")}`
      : undefined,
    shape.began ? hasBegun(value) : undefined,
    shape.unread
      ? sql`${t.id} in (select ${conversations.traineeId} from ${conversations}
          where ${conversations.unreadByTrainer} > 0)`
      : undefined,
    shape.needing ? sql`${t.id} in (select value from json_each(${value("needing")}))` : undefined,
    shape.silence
      ? sql`${t.createdAt} <= ${value("joinedUntil")} and not ${hasLogged({ since: value("silentSince"), tomorrow: value("tomorrow") })}`
      : undefined,
    shape.adherence
      ? sql`${adherenceOn({ from: value("countedFrom"), today: value("today") })}
          between ${value("minAdherence")} and ${value("maxAdherence")}`
      : undefined,
    ...Array.from({ length: words }, (_, place) => {
      const word = value(wordName(place));
      return within ? occursInSearch(word) : beginsSearchWord(word, value(endName(place)));
    }),
  );
}
