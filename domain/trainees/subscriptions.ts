import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import { subscriptionEnd } from "./plans.ts";

/** What a change of plan is: the mending of the running subscription, a new one from today, or one behind it. */
export const planChangeKinds = ["correction", "from_today", "renewal"] as const;
export type PlanChangeKind = (typeof planChangeKinds)[number];

/** A subscription from its first day to its end, on which the next one may begin. */
export interface Term {
  id: string;
  planId: string;
  /** As it was bought. */
  priceAgorot: number;
  startsOn: LocalDate;
  endsOn: LocalDate;
}

/** Days of a subscription on which it stood still; its end moved by as many. */
export interface Pause {
  from: LocalDate;
  /** The first day on which it goes on. */
  until: LocalDate;
}

/** Whatever may happen to a line of subscriptions. */
export const subscriptionChangeKinds = [...planChangeKinds, "pause", "end"] as const;
export type SubscriptionChangeKind = (typeof subscriptionChangeKinds)[number];

export interface PlanChange {
  kind: PlanChangeKind;
  /** Of the subscription that is bought; one that the ledger holds already changes nothing. */
  id: string;
  plan: { id: string; priceAgorot: number; months: number };
  today: LocalDate;
}

/**
 * A ledger of subscriptions after a change of plan. What has ended stays as it was, what was bought
 * for later moves with the end of the running one, and none overlaps another.
 * @param terms without overlaps, in any order
 * @returns in the order of their days; undefined for a correction when nothing runs
 */
export function changeSubscriptions(
  terms: readonly Term[],
  { kind, id, plan, today }: PlanChange,
): Term[] | undefined {
  const sorted = terms.toSorted(byStart);
  if (sorted.some((term) => term.id === id)) return sorted;
  const running = runningTerm(sorted, today);
  const bought = (startsOn: LocalDate, as: string): Term => ({
    ...{ id: as, planId: plan.id, priceAgorot: plan.priceAgorot, startsOn },
    endsOn: subscriptionEnd(startsOn, plan.months),
  });
  if (kind === "renewal") return [...sorted, bought(latest(today, sorted.at(-1)?.endsOn), id)];
  if (kind === "correction" && !running) return undefined;

  const ended = sorted.filter((term) => term !== running && term.startsOn <= today);
  const later = sorted.filter((term) => term.startsOn > today);
  const begunToday = running?.startsOn === today;
  const term =
    running && (kind === "correction" || begunToday)
      ? bought(running.startsOn, running.id)
      : bought(today, id);
  const cut = running && term.id !== running.id ? [{ ...running, endsOn: today }] : [];
  return [
    ...ended,
    ...cut,
    term,
    ...moved(later, { from: running?.endsOn, to: term.endsOn, today }),
  ];
}

/** The subscription that covers a day: of two that meet on it, the one that begins. */
function runningTerm(terms: readonly Term[], today: LocalDate): Term | undefined {
  return terms
    .filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn)
    .toSorted(byStart)
    .at(-1);
}

/**
 * What stands on the trainee: the plan that runs, or else the last that did, and until when what
 * was bought covers every day from it on.
 */
export function standing(terms: readonly Term[], today: LocalDate): Term | undefined {
  const sorted = terms.toSorted(byStart);
  const term =
    runningTerm(sorted, today) ??
    sorted.filter(({ startsOn }) => startsOn <= today).at(-1) ??
    sorted[0];
  if (!term) return undefined;
  let { endsOn } = term;
  for (const next of sorted) if (next.startsOn === endsOn) endsOn = next.endsOn;
  return { ...term, endsOn };
}

/** Whole days from today until a subscription's last day, which it still covers; negative once over. */
export function daysLeft(endsOn: LocalDate, today: LocalDate): number {
  return daysBetween(today, endsOn);
}

/** Later ones keep their order and distance, and never begin before today. */
function moved(
  later: readonly Term[],
  { from, to, today }: { from: LocalDate | undefined; to: LocalDate; today: LocalDate },
): Term[] {
  const first = later[0];
  if (!first) return [];
  const wanted = from ? daysBetween(from, to) : 0;
  const least = daysBetween(first.startsOn, latest(today, to));
  const days = from ? Math.max(wanted, least) : Math.max(0, least);
  return later.map((term) => ({
    ...term,
    startsOn: addDays(term.startsOn, days),
    endsOn: addDays(term.endsOn, days),
  }));
}

const byStart = (a: Term, b: Term) =>
  a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : a.endsOn < b.endsOn ? -1 : 1;

const latest = (one: LocalDate, other: LocalDate | undefined): LocalDate =>
  other !== undefined && other > one ? other : one;
