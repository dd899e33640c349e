import { beforeEach, describe, expect, it } from "vitest";
import type { ShownLine } from "../../../../domain/contract/attention/overview.ts";
import { answerTo } from "../../../../web/admin/overview/answers.ts";
import { readDraft } from "../../../../web/chat/drafts.ts";
import { onDevice } from "../../../support/local-storage.ts";
import { signInAs } from "../../../support/signed-in.ts";

beforeEach(() => {
  onDevice();
  signInAs("trainer");
});

const person = { traineeId: "a", name: "سمر دويك", gender: "female", occurrence: "1" } as const;
const note = (quote: string): ShownLine => ({
  ...person,
  reason: "note",
  noteId: "n",
  type: "health",
  count: 1,
  since: 1,
  quote,
});

describe("the answer to a line", () => {
  it("opens where one stands: a payment, a renewal, a message; weeks need their own screen", () => {
    const payment = { ...person, reason: "payment", agorot: 1, since: "2026-11-01", days: 1 };
    const ending = { ...person, reason: "ending", endsOn: "2026-12-01", days: 4 };
    const weeks = { ...person, reason: "empty_weeks", plannedThrough: null };
    expect(answerTo(payment as ShownLine).opens).toBe("payment");
    expect(answerTo(ending as ShownLine).opens).toBe("renewal");
    expect(answerTo(note("ركبتي")).opens).toBe("message");
    expect(answerTo(weeks as ShownLine)).toMatchObject({
      opens: undefined,
      to: "/admin/trainees/a/schedule",
    });
  });

  it("of a note is a message that quotes it, and never overwrites a draft", () => {
    const { begun, prepare } = answerTo(note("ركبتي تؤلمني"));
    prepare();
    expect(readDraft("a")).toContain("«ركبتي تؤلمني»");
    // The quotation alone is no answer.
    expect(readDraft("a").trim()).toBe(begun.trim());
    answerTo(note("شيء آخر")).prepare();
    expect(readDraft("a")).not.toContain("شيء آخر");
  });
});
