import type { LocalDate } from "../../domain/calendar.ts";
import type { Past } from "../../domain/copies/past/past.ts";

export type FoundKindName = "sets" | "weights" | "measurements" | "steps" | "food";

/** What a file has of one kind: its days, and of exercises their sets. */
export interface FoundKind {
  kind: FoundKindName;
  days: number;
  sets: number;
  from: LocalDate;
  to: LocalDate;
}

function kindOf(kind: FoundKindName, dates: Iterable<LocalDate>, sets = 0): FoundKind[] {
  const days = [...new Set(dates)].sort();
  const [from] = days;
  const to = days.at(-1);
  return from && to ? [{ kind, days: days.length, sets, from, to }] : [];
}

/** The kinds that a file has, with their days. */
export function foundKinds({ exercises, body, steps, food }: Past): FoundKind[] {
  const trained = exercises.flatMap(({ days }) => days);
  const sets = trained.reduce((sum, { items }) => sum + items.flat().length, 0);
  const datesOf = (days: readonly { date: LocalDate }[]) => days.map(({ date }) => date);
  return [
    ...kindOf("sets", datesOf(trained), sets),
    ...kindOf("weights", datesOf(body.filter(({ weight }) => weight !== null))),
    ...kindOf(
      "measurements",
      datesOf(body.filter(({ measurements }) => Object.keys(measurements).length > 0)),
    ),
    ...kindOf("steps", datesOf(steps)),
    ...kindOf("food", datesOf(food)),
  ];
}
