import { describe, expect, it } from "vitest";
import type { OwnCheckIns, SentCheckIn } from "../../../../domain/contract/check-ins/check-ins.ts";
import { withSent } from "../../../../web/trainee/check-ins/with-sent.ts";

const form = { formId: "weekly", formName: "أسبوعي", formEnglishName: null };
const facts = {
  weight: null,
  weightChange: null,
  steps: null,
  exercises: { done: 0, assigned: 0 },
  meals: { done: 0, assigned: 0 },
};
const stored: SentCheckIn = {
  ...form,
  id: "sent",
  dueOn: "2026-03-05",
  dueAt: 2,
  sentAt: 1,
  updatedAt: 1,
  reviewingAt: null,
  reviewedAt: null,
  reply: null,
  replyVoice: null,
  answers: [],
  facts,
};
const page: OwnCheckIns = {
  due: [
    {
      ...form,
      dueOn: "2026-03-05",
      opensAt: 0,
      dueAt: 2,
      closesAt: 3,
      state: "open",
      questions: [],
      facts,
      lastTime: {},
      photosAgreed: false,
      sent: null,
    },
  ],
  next: null,
  sent: [],
  more: null,
  archiveConsent: null,
  repliesWithinDay: false,
};

describe("a sent check-in", () => {
  it("answers its due day, and is the newest of the sent ones", () => {
    const { due, sent } = withSent(page, stored);
    expect(due).toMatchObject([{ state: "sent", sent: { id: "sent" } }]);
    expect(sent).toMatchObject([{ id: "sent", updatedAt: 1 }]);
  });

  it("that was edited stays at its place", () => {
    const older = { ...stored, id: "older", dueOn: "2026-02-26" };
    const known = withSent(withSent(page, older), stored);
    const { sent } = withSent(known, { ...stored, updatedAt: 5 });
    expect(sent.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      ["sent", 5],
      ["older", 1],
    ]);
  });

  it("of another day leaves the due one open", () => {
    expect(withSent(page, { ...stored, dueOn: "2026-02-26" }).due[0]?.sent).toBeNull();
  });
});
