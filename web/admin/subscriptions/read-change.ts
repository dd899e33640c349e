import type {
  NewSubscriptionChange,
  SubscriptionLine,
} from "../../../domain/contract/memberships/subscriptions.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import {
  changeSubscriptions,
  type LineChange,
} from "../../../domain/memberships/subscription-changes.ts";
import type { SubscriptionChangeKind, Term } from "../../../domain/memberships/subscriptions.ts";
import { fieldText } from "../../lib/format/field-text.ts";
import { m } from "../../paraglide/messages.js";

type Judged =
  | { change: NewSubscriptionChange; terms: Term[] }
  | { field: string; problem: FieldProblem };

/** Checks the form by the server's rule, and returns the resulting line. */
export function judgeChange(
  data: FormData,
  { id, kind, line }: { id: string; kind: SubscriptionChangeKind; line: SubscriptionLine },
): Judged {
  const day = (name: string) => String(data.get(name) ?? "");
  const missing = ["from", "until", "on"].find((name) => data.has(name) && day(name) === "");
  if (missing) return { field: missing, problem: { code: "required" } };
  const change = changeOf(kind, { id, day });
  const rule = ruleOf(change, line);
  if (!rule) return { field: "plan", problem: { code: "unknown_choice" } };
  // The rule does not depend on the values that the trainer's line lacks.
  const terms = line.terms.map((term) => ({ ...term, billed: true, createdAt: 0 }));
  const outcome = changeSubscriptions(terms, rule, line.today);
  if (outcome.kind === "changed") return { change, terms: outcome.terms };
  return { field: outcome.field, problem: outcome.problem };
}

/** The error text of an invalid day. */
export const problemText = ({ field, problem }: Extract<Judged, { field: string }>): string =>
  field === "until" && problem.code === "out_of_range"
    ? m.subscriptions_pause_wrong_end({ count: problem.max ?? 0 })
    : fieldText(problem);

/** Whether the change deletes a whole subscription, as it ends on its first day. */
export const isGivenUpWhole = (judged: Judged): boolean => {
  if (!("change" in judged) || judged.change.kind !== "end") return false;
  const { on } = judged.change;
  return judged.terms.every(({ startsOn, endsOn }) => on < startsOn || endsOn < on);
};

function changeOf(
  kind: SubscriptionChangeKind,
  { id, day }: { id: string; day: (name: string) => string },
): NewSubscriptionChange {
  if (kind === "pause") return { id, kind, from: day("from"), until: day("until") };
  if (kind === "end") return { id, kind, on: day("on") };
  return { id, kind, plan: day("plan") };
}

function ruleOf(change: NewSubscriptionChange, line: SubscriptionLine): LineChange | undefined {
  if (!("plan" in change)) return change;
  const plan = line.plans.find(({ id, status }) => id === change.plan && status === "active");
  return plan && { kind: change.kind, id: change.id, plan, now: 0 };
}
