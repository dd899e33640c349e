import { addDays, type LocalDate } from "../../../calendar.ts";
import type { PastRead } from "../past.ts";
import { HealthDays } from "./health-days.ts";

/** A record of steps; times are UTC milliseconds, an offset is seconds east of UTC, a local date days since 1970. */
export interface ConnectSteps {
  app: number | null;
  start: number;
  end: number;
  offset: number | null;
  localDate: number | null;
  count: number;
}

/** A weight in grams, with times as for steps. */
export interface ConnectWeight {
  time: number;
  offset: number | null;
  localDate: number | null;
  grams: number;
}

/** What Health Connect's database contains. Records are read one after the other. */
interface ConnectRecords {
  steps: Iterable<ConnectSteps>;
  weights: Iterable<ConnectWeight>;
  /** Records of other kinds by their table. */
  others: readonly { table: string; count: number }[];
}

export const connectTables = {
  steps: "steps_record_table",
  weights: "weight_record_table",
} as const;

const dayMs = 86_400_000;

/** Daily totals of Health Connect: the largest app of a day, and the day's last weight. */
export function readConnectRecords(
  { steps, weights, others }: ConnectRecords,
  today: LocalDate,
): PastRead {
  const days = new HealthDays(today);
  for (const { app, start, end, count, ...when } of steps) {
    days.addSteps(connectTables.steps, {
      source: String(app),
      date: dayOf(start, when),
      start: start / 1000,
      end: end / 1000,
      count,
    });
    if (days.isTooLarge) break;
  }
  for (const { time, grams, ...when } of weights) {
    const date = dayOf(time, when);
    days.addWeight(connectTables.weights, { date, at: time, value: grams, unit: "g" });
  }
  for (const { table, count } of others) days.leave(kindOf(table), count);
  return days.readOf("health_connect", connectTables.steps);
}

/** The written day of a record; older databases have no local date. */
function dayOf(
  time: number,
  { offset, localDate }: Pick<ConnectWeight, "offset" | "localDate">,
): LocalDate {
  const day = localDate ?? Math.floor((time + (offset ?? 0) * 1000) / dayMs);
  return Number.isFinite(day) && Math.abs(day) < 100_000 ? addDays("1970-01-01", day) : "";
}

/** A table's kind of records: `heart_rate`. */
const kindOf = (table: string) => table.replace(/_record_table$/, "");
