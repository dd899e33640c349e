import {
  changeSubscriptions,
  type LineChange,
} from "../../../../domain/memberships/subscription-changes.ts";
import type { planChangeKinds, Term } from "../../../../domain/memberships/subscriptions.ts";
import { initialPlans } from "../../../../scripts/library/plans.ts";

export const today = "2026-06-17";
const [basic, premium, pro] = initialPlans;
if (!basic || !premium || !pro) throw new Error("the plans are missing");
export const threePlans = { basic, premium, pro };

let made = 0;
export const change = (kind: (typeof planChangeKinds)[number], plan = pro): LineChange => ({
  kind,
  plan,
  id: `term-${++made}`,
  now: 1,
});
export const pause = (from: string, until: string): LineChange => ({ kind: "pause", from, until });
export const end = (on: string): LineChange => ({ kind: "end", on });

export const changedBy = (
  terms: readonly Term[],
  each: LineChange,
  day = today,
): Term[] | undefined => {
  const outcome = changeSubscriptions(terms, each, day);
  return outcome.kind === "changed" ? outcome.terms : undefined;
};
export const line = (terms: readonly Term[], ...changes: LineChange[]) =>
  changes.reduce<Term[]>((held, each) => changedBy(held, each) ?? held, [...terms]);
export const days = (terms: readonly Term[]) =>
  terms.map(({ startsOn, endsOn }) => [startsOn, endsOn]);
export const refusal = (terms: readonly Term[], each: LineChange) => {
  const outcome = changeSubscriptions(terms, each, today);
  return outcome.kind === "refused" ? [outcome.field, outcome.problem.code] : undefined;
};

export const running: Term = {
  id: "running",
  planId: "basic",
  planName: "الخطة الأساسية",
  englishPlanName: null,
  priceAgorot: 9900,
  months: 1,
  startsOn: "2026-06-01",
  endsOn: "2026-07-01",
  pauses: [],
  billed: true,
  createdAt: 0,
};
