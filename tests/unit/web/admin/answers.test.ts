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
  it("opens the screen where one more tap completes it", () => {
    const payment = { ...person, reason: "payment", agorot: 1, since: "2026-11-01", days: 1 };
    const ending = { ...person, reason: "ending", endsOn: "2026-12-01", days: 4 };
    expect(answerTo(payment as ShownLine).to).toBe("/admin/trainees/a?tab=payments&record=1");
    expect(answerTo(ending as ShownLine).to).toBe("/admin/trainees/a?tab=subscription&renew=1");
  });

  it("of a note is a message that quotes it, and never overwrites a draft", () => {
    const { to, prepare } = answerTo(note("ركبتي تؤلمني"));
    prepare();
    expect(to).toBe("/admin/chat?trainee=a");
    expect(readDraft("a")).toContain("«ركبتي تؤلمني»");
    answerTo(note("شيء آخر")).prepare();
    expect(readDraft("a")).not.toContain("شيء آخر");
  });
});
