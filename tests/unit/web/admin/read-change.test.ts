import { describe, expect, it } from "vitest";
import type { SubscriptionLine } from "../../../../domain/contract/memberships/subscriptions.ts";
import {
  isGivenUpWhole,
  judgeChange,
  problemText,
} from "../../../../web/admin/subscriptions/read-change.ts";
import { dataOf } from "../../../../web/lib/waiting/form-drafts.ts";
import { m } from "../../../../web/paraglide/messages.js";

const today = "2026-11-27";
const term = (id: string, startsOn: string, endsOn: string) => ({
  id,
  planId: "basic",
  planName: "أساسية",
  englishPlanName: null,
  priceAgorot: 9900,
  months: 1,
  startsOn,
  endsOn,
  pauses: [],
});
const lineOf = (...terms: ReturnType<typeof term>[]) =>
  ({ today, terms, plans: [], changes: [] }) as unknown as SubscriptionLine;
const began = term("a", today, "2026-12-27");
const judge = (kind: "end" | "pause", texts: Record<string, string>, line = lineOf(began)) =>
  judgeChange(dataOf(texts), { id: "x", kind, line });

describe("an end date", () => {
  it("on the first day gives up the whole subscription", () => {
    expect(isGivenUpWhole(judge("end", { on: today }))).toBe(true);
    expect(isGivenUpWhole(judge("end", { on: "2026-11-28" }))).toBe(false);
  });

  it("on the first day does not, if the previous subscription covers that day", () => {
    const before = term("b", "2026-10-27", today);
    expect(isGivenUpWhole(judge("end", { on: today }, lineOf(before, began)))).toBe(false);
  });
});

it.each([
  ["on the first day", today],
  ["before it", "2026-11-20"],
  ["too late", "2027-11-28"],
])("a return %s is refused at its date", (_, until) => {
  const judged = judge("pause", { from: today, until });
  if (!("field" in judged)) throw new Error("it is no return");
  expect(judged.field).toBe("until");
  expect(problemText(judged)).toBe(m.subscriptions_pause_wrong_end({ count: 180 }));
});
