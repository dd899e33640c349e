import { describe, expect, it } from "vitest";
import { conversationOf, type SeededSummary } from "../../../scripts/seed/conversations.ts";

const makeSummary = (overrides: Partial<SeededSummary> = {}): SeededSummary => ({
  traineeId: "layan",
  lastSeq: 20,
  lastAt: 1_770_000_000_000,
  lastText: "نخفف وزن الدمبل اليوم ونركّز على الأداء.",
  lastFrom: "trainer",
  unread: { trainer: 0, trainee: 2 },
  ...overrides,
});

describe("a seeded conversation", () => {
  it.each([
    makeSummary(),
    makeSummary({ lastSeq: 3, unread: { trainer: 0, trainee: 0 } }),
    makeSummary({ lastSeq: 42, lastFrom: "trainee", unread: { trainer: 3, trainee: 0 } }),
  ])("agrees with its summary", (summary) => {
    const { messages, readThrough } = conversationOf(summary, 7);
    expect(messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: summary.lastSeq }, (_, index) => index + 1),
    );
    expect(messages.at(-1)).toMatchObject({
      from: summary.lastFrom,
      at: summary.lastAt,
      body: { kind: "text", text: summary.lastText },
    });
    for (const side of ["trainer", "trainee"] as const) {
      const unread = messages.filter(({ seq, from }) => from !== side && seq > readThrough[side]);
      expect(unread).toHaveLength(summary.unread[side]);
    }
    expect(messages.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
      messages.map(({ at }) => at),
    );
    expect(new Set(messages.map(({ clientId }) => clientId)).size).toBe(summary.lastSeq);
  });

  it("is the same for the same trainee, and another for another", () => {
    expect(conversationOf(makeSummary(), 7)).toEqual(conversationOf(makeSummary(), 7));
    expect(conversationOf(makeSummary(), 7)).not.toEqual(conversationOf(makeSummary(), 8));
  });
});
