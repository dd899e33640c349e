import { readThresholds } from "../../../domain/attention/attention-thresholds.ts";
import { attentionQueue } from "../../../domain/attention/queue.ts";
import { defaultTimeZone, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { TraineesFilter } from "../../../domain/contract/attention/trainee-list.ts";
import type { TrainerScope } from "../scope.ts";
import type { QueueDays } from "./attention-days.ts";
import { attentionFacts, queueStatements, usualThresholds } from "./attention-facts.ts";
import type { QueuePerson } from "./attention-people.ts";
import { listDebtors } from "./debtors.ts";

/** Rows of `queueStatements` and `usualThresholds`. */
interface QueueRows {
  people: readonly QueuePerson[];
  days: readonly QueueDays[];
  thresholds: Parameters<typeof readThresholds>[0];
}

/** The queue with its facts, the one source of both. */
export function queueOf(
  { people, days, thresholds }: QueueRows,
  { today, now }: { today: LocalDate; now: number },
) {
  const facts = attentionFacts(people, days, { thresholds: readThresholds(thresholds), now });
  return { facts, queue: attentionQueue(facts, { today, now }) };
}

/** The queue alone, on a trainer's day. */
export async function readQueue({ db, now }: TrainerScope, today: LocalDate) {
  const [people, days, [stored]] = await db.batch([
    ...queueStatements(db, today),
    usualThresholds(db, {}),
  ]);
  return { people, ...queueOf({ people, days, thresholds: stored?.value }, { today, now }) };
}

type Needs = Pick<TraineesFilter, "needs" | "owes" | "date">;

/** The filter with each need replaced by the people in the queue for it, and a debt by those who owe it. */
export async function withNeeding<Filter extends Needs>(
  scope: TrainerScope,
  { needs, owes, ...filter }: Filter,
): Promise<
  Omit<Filter, "needs" | "owes"> & {
    needs?: undefined;
    owes?: undefined;
    needing?: readonly string[];
  }
> {
  const [needing, owing] = await Promise.all([
    needs && peopleNeeding(scope, needs, filter.date),
    owes && listDebtors(scope, owes),
  ]);
  if (!needing && !owing) return filter;
  const among = owing && new Set(owing);
  const both = needing ? needing.filter((id) => !among || among.has(id)) : owing;
  return { ...filter, ...(both && { needing: both }) };
}

async function peopleNeeding(
  scope: TrainerScope,
  needs: NonNullable<Needs["needs"]>,
  date: LocalDate | undefined,
): Promise<readonly string[]> {
  const { queue } = await readQueue(scope, date ?? localDateAt(scope.now, defaultTimeZone));
  return queue.filter(({ reason }) => reason === needs).map(({ traineeId }) => traineeId);
}
