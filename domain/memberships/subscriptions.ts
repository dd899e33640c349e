import { daysBetween, type LocalDate } from "../calendar.ts";

/** Changes of plan: a correction of the running subscription, a new one from today, or one after it. */
export const planChangeKinds = ["correction", "from_today", "renewal"] as const;
export type PlanChangeKind = (typeof planChangeKinds)[number];

/** All changes of a line of subscriptions. */
export const subscriptionChangeKinds = [...planChangeKinds, "pause", "end"] as const;
export type SubscriptionChangeKind = (typeof subscriptionChangeKinds)[number];

/** Days without service. The end moved by as many. */
export interface Pause {
  from: LocalDate;
  /** The first day after the pause. */
  until: LocalDate;
}

/** A subscription from its first day to its end; the next may begin on that day. */
export interface Term {
  id: string;
  planId: string;
  /** As bought, like price and months. */
  planName: string;
  englishPlanName: string | null;
  priceAgorot: number;
  months: number;
  startsOn: LocalDate;
  endsOn: LocalDate;
  /** In the order of their days, without overlaps. */
  pauses: Pause[];
  /** Whether its price counts in the balance. */
  billed: boolean;
  /** The time of purchase, UTC milliseconds. */
  createdAt: number;
}

/** The subscription of a day; of two that meet on it, the beginning one. */
export function runningTerm<Of extends Span>(terms: readonly Of[], day: LocalDate): Of | undefined {
  return inOrder(terms.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)).at(-1);
}

/**
 * The running subscription, otherwise the last one, with the end of the uninterrupted subscriptions from it
 * on.
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

/** Whole days from today to a subscription's last, covered day; negative after it. */
export function daysLeft(endsOn: LocalDate, today: LocalDate): number {
  return daysBetween(today, endsOn);
}

/** The pause of a day. */
export function pauseOn({ pauses }: Pick<Term, "pauses">, day: LocalDate): Pause | undefined {
  return pauses.find(({ from, until }) => from <= day && day < until);
}

/** In the order of their days. */
export const inOrder = <Of extends Span>(terms: readonly Of[]): Of[] => terms.toSorted(byStart);

type Span = Pick<Term, "startsOn" | "endsOn">;
const byStart = (a: Span, b: Span) =>
  a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : a.endsOn < b.endsOn ? -1 : 1;

/** Whether two lines are equal field by field, in any order. */
export function isSameLine(one: readonly Term[], other: readonly Term[]): boolean {
  const texts = (terms: readonly Term[]) => terms.map(termText).toSorted().join("\n");
  return texts(one) === texts(other);
}

/** All fields of a term as one text. */
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
