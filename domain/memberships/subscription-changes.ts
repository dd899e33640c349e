import { addDays, addMonths, daysBetween, type LocalDate } from "../calendar.ts";
import type { FieldProblem } from "../errors.ts";
import { subscriptionEnd } from "./plans.ts";
import {
  inOrder,
  type Pause,
  type PlanChangeKind,
  runningTerm,
  type Term,
} from "./subscriptions.ts";

/** Bounds of a pause, in days. */
const pauseDays = { min: 1, max: 180 } as const;
/** Maximum reach of a line from today, in months. */
const reachMonths = 120;

/** A plan on today's terms. */
export interface BoughtPlan {
  id: string;
  name: string;
  englishName: string | null;
  priceAgorot: number;
  months: number;
}

/** A change of plan; `id` is the new subscription's, `now` the time. */
interface PlanChange {
  kind: PlanChangeKind;
  id: string;
  plan: BoughtPlan;
  now: number;
}

export type LineChange =
  | PlanChange
  /** `until` is the first day after the pause. */
  | ({ kind: "pause" } & Pause)
  /** The last covered day; later subscriptions are dropped. */
  | { kind: "end"; on: LocalDate };

type Changed =
  | { kind: "changed"; terms: Term[] }
  | { kind: "refused"; field: "kind" | "from" | "until" | "on"; problem: FieldProblem };

/**
 * A line of subscriptions after a change. Ended ones stay, later ones move with the end of the running one,
 * and none overlap. A change of plan depends on the last begun subscription and later ones, never on
 * earlier ones.
 * @param terms without overlaps, in any order
 * @returns in the order of their days, or the problem of the change
 */
export function changeSubscriptions(
  terms: readonly Term[],
  change: LineChange,
  today: LocalDate,
): Changed {
  const sorted = inOrder(terms);
  const outcome = outcomeOf(sorted, change, today);
  if (outcome.kind === "refused") return outcome;
  const end = outcome.terms.at(-1)?.endsOn;
  return end && end > addMonths(today, reachMonths)
    ? refused("kind", { code: "too_far" })
    : outcome;
}

function outcomeOf(terms: Term[], change: LineChange, today: LocalDate): Changed {
  switch (change.kind) {
    case "pause":
      return paused(terms, change, today);
    case "end":
      return ended(terms, change.on, today);
    default:
      return planned(terms, change, today);
  }
}

function planned(sorted: Term[], change: PlanChange, today: LocalDate): Changed {
  const { kind, id } = change;
  if (sorted.some((term) => term.id === id)) return changed(sorted);
  const running = runningTerm(sorted, today);
  if (kind === "renewal") {
    const startsOn = latest(today, sorted.at(-1)?.endsOn);
    return changed([...sorted, bought(change, startsOn)]);
  }
  if (kind === "correction" && !running) return refused("kind", { code: "no_subscription" });

  const before = sorted.filter((term) => term !== running && term.startsOn <= today);
  const later = sorted.filter((term) => term.startsOn > today);
  const inPlace = running && (kind === "correction" || running.startsOn === today);
  const term = inPlace ? corrected(running, change) : bought(change, today);
  const cut = running && !inPlace ? [cutAt(running, today)] : [];
  const moves = moved(later, { from: running?.endsOn, to: term.endsOn, today });
  return changed([...before, ...cut, term, ...moves]);
}

const asBought = ({ plan }: PlanChange) => ({
  planId: plan.id,
  planName: plan.name,
  englishPlanName: plan.englishName,
  priceAgorot: plan.priceAgorot,
  months: plan.months,
});

const bought = (change: PlanChange, startsOn: LocalDate): Term => ({
  id: change.id,
  ...asBought(change),
  startsOn,
  endsOn: subscriptionEnd(startsOn, change.plan.months),
  pauses: [],
  billed: true,
  createdAt: change.now,
});

/** Another plan in the same place. Its pauses stay, up to its end. */
function corrected(running: Term, change: PlanChange): Term {
  const pauses: Pause[] = [];
  let endsOn = subscriptionEnd(running.startsOn, change.plan.months);
  for (const pause of running.pauses) {
    if (pause.from >= endsOn) break;
    pauses.push(pause);
    endsOn = addDays(endsOn, lengthOf(pause));
  }
  return { ...running, ...asBought(change), endsOn, pauses };
}

/** Ends a subscription on a day, and with it a longer pause. */
const cutAt = (term: Term, on: LocalDate): Term => ({
  ...term,
  endsOn: on,
  pauses: term.pauses.flatMap(({ from, until }) =>
    from < on ? [{ from, until: until < on ? until : on }] : [],
  ),
});

function paused(sorted: Term[], { from, until }: Pause, today: LocalDate): Changed {
  if (from < today) return refused("from", { code: "in_past" });
  const days = lengthOf({ from, until });
  if (days < pauseDays.min || days > pauseDays.max) {
    return refused("until", { code: "out_of_range", ...pauseDays });
  }
  const term = runningTerm(sorted, from);
  if (!term || from === term.endsOn) return refused("from", { code: "no_subscription" });
  if (term.pauses.some((other) => from < other.until && other.from < until)) {
    return refused("from", { code: "overlaps" });
  }
  // A later pause moves by as many days.
  const pauses = term.pauses.map((other) => (other.from < from ? other : shifted(other, days)));
  const longer = {
    ...term,
    endsOn: addDays(term.endsOn, days),
    pauses: [...pauses, { from, until }].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
  return changed(
    sorted.map((each) =>
      each === term ? longer : each.startsOn >= term.endsOn ? later(each, days) : each,
    ),
  );
}

function ended(sorted: Term[], on: LocalDate, today: LocalDate): Changed {
  if (on < today) return refused("on", { code: "in_past" });
  const last = sorted.at(-1);
  if (!last || on >= last.endsOn) return refused("on", { code: "no_subscription" });
  return changed(
    sorted.flatMap((term) => {
      if (term.endsOn <= on) return [term];
      return term.startsOn < on ? [cutAt(term, on)] : [];
    }),
  );
}

/** Later subscriptions keep order and distance, and never begin before today. */
function moved(
  terms: readonly Term[],
  { from, to, today }: { from: LocalDate | undefined; to: LocalDate; today: LocalDate },
): Term[] {
  const first = terms[0];
  if (!first) return [];
  const wanted = from ? daysBetween(from, to) : 0;
  const least = daysBetween(first.startsOn, latest(today, to));
  const days = from ? Math.max(wanted, least) : Math.max(0, least);
  return terms.map((term) => later(term, days));
}

const later = (term: Term, days: number): Term => ({
  ...term,
  startsOn: addDays(term.startsOn, days),
  endsOn: addDays(term.endsOn, days),
  pauses: term.pauses.map((pause) => shifted(pause, days)),
});

const shifted = ({ from, until }: Pause, days: number): Pause => ({
  from: addDays(from, days),
  until: addDays(until, days),
});

const lengthOf = ({ from, until }: Pause) => daysBetween(from, until);
const changed = (terms: Term[]): Changed => ({ kind: "changed", terms });
const refused = (
  field: Extract<Changed, { kind: "refused" }>["field"],
  problem: FieldProblem,
): Changed => ({ kind: "refused", field, problem });

const latest = (one: LocalDate, other: LocalDate | undefined): LocalDate =>
  other !== undefined && other > one ? other : one;
