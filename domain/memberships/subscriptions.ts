import { daysBetween, type LocalDate } from "../calendar.ts";

/** What a change of plan is: the mending of the running subscription, a new one from today, or one behind it. */
export const planChangeKinds = ["correction", "from_today", "renewal"] as const;
export type PlanChangeKind = (typeof planChangeKinds)[number];

/** Whatever may happen to a line of subscriptions. */
export const subscriptionChangeKinds = [...planChangeKinds, "pause", "end"] as const;
export type SubscriptionChangeKind = (typeof subscriptionChangeKinds)[number];

/** Days of a subscription on which it stood still; its end moved by as many. */
export interface Pause {
  from: LocalDate;
  /** The first day on which it goes on. */
  until: LocalDate;
}

/** A subscription from its first day to its end, on which the next one may begin. */
export interface Term {
  id: string;
  planId: string;
  /** As it was bought; so are the price and the months. */
  planName: string;
  englishPlanName: string | null;
  priceAgorot: number;
  months: number;
  startsOn: LocalDate;
  endsOn: LocalDate;
  /** In the order of their days, none overlapping another. */
  pauses: Pause[];
  /** Whether its price counts in the balance. */
  billed: boolean;
  /** When it was bought, UTC milliseconds. */
  createdAt: number;
}

/** How long a change of a line can be taken back, in milliseconds. */
export const changeUndoableMs = 10 * 60_000;

/** The subscription that covers a day: of two that meet on it, the one that begins. */
export function runningTerm<Of extends Span>(terms: readonly Of[], day: LocalDate): Of | undefined {
  return inOrder(terms.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)).at(-1);
}

/**
 * The plan that runs, or else the last that did, and until when what
 * was bought covers every day from it on.
 */
export function currentTerm(terms: readonly Term[], today: LocalDate): Term | undefined {
  const sorted = inOrder(terms);
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

/** The pause that holds on a day. */
export function pauseOn({ pauses }: Pick<Term, "pauses">, day: LocalDate): Pause | undefined {
  return pauses.find(({ from, until }) => from <= day && day < until);
}

/** In the order of their days. */
export const inOrder = <Of extends Span>(terms: readonly Of[]): Of[] => terms.toSorted(byStart);

type Span = Pick<Term, "startsOn" | "endsOn">;
const byStart = (a: Span, b: Span) =>
  a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : a.endsOn < b.endsOn ? -1 : 1;

/** Whether two lines are the same, field by field, in whatever order they come. */
export function isSameLine(one: readonly Term[], other: readonly Term[]): boolean {
  const texts = (terms: readonly Term[]) => terms.map(termText).toSorted().join("\n");
  return texts(one) === texts(other);
}

/** Everything of a term as one text. */
export function termText(term: Term): string {
  return JSON.stringify([
    term.id,
    term.planId,
    term.planName,
    term.englishPlanName,
    term.priceAgorot,
    term.months,
    term.startsOn,
    term.endsOn,
    term.pauses.map(({ from, until }) => [from, until]),
    term.billed,
    term.createdAt,
  ]);
}
