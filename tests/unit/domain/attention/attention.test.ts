import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotedLetters, quoteOf } from "../../../../domain/attention/attention.ts";
import { attentionQueue, linesPutAway } from "../../../../domain/attention/queue.ts";
import { day, fullSteps, halfDone, makeFacts, now, today } from "../../../support/attention.ts";
import { expectedQueue } from "../../../support/attention-order.ts";
import { attentionCases } from "../../../support/planted-attention.ts";

describe("the queue", () => {
  const people = [
    ...Object.entries(attentionCases).map(([traineeId, [facts]]) =>
      makeFacts({ traineeId, ...facts }),
    ),
    ...Array.from({ length: 200 - Object.keys(attentionCases).length }, (_, place) =>
      makeFacts({
        traineeId: `well ${place}`,
        joinedOn: day(-place),
        subscriptionEnd: day(8 + place),
      }),
    ),
  ];

  it("has exactly the planted ones of 200 trainees, in this order", () => {
    const queue = attentionQueue(people, { today, now });
    expect(people).toHaveLength(200);
    expect(queue.map(({ reason, traineeId }) => `${reason}: ${traineeId}`)).toEqual(expectedQueue);
  });

  it.each(Object.entries(attentionCases))("reports %s", (_, [facts, reasons]) => {
    const queue = attentionQueue([makeFacts(facts)], { today, now });
    expect(queue.map(({ reason }) => reason).join(" ")).toBe(reasons);
  });

  it("does not depend on the order of people", () => {
    const straight = attentionQueue(people, { today, now });
    expect(attentionQueue(people.toReversed(), { today, now })).toEqual(straight);
  });

  it("names the fallen kind, with both percentages", () => {
    const lately = { ...fullSteps, exercises: halfDone, meals: { assigned: 20, done: 18 } };
    const facts = makeFacts({ lately });
    expect(attentionQueue([facts], { today, now })).toEqual([
      expect.objectContaining({ fell: [{ kind: "exercises", from: 88, to: 50 }] }),
    ]);
  });

  it("names each fallen kind", () => {
    const steps = { assigned: 7, done: 2 };
    const [line] = attentionQueue(
      [makeFacts({ lately: { exercises: halfDone, meals: halfDone, steps } })],
      { today, now },
    );
    expect(line).toMatchObject({
      fell: [
        { kind: "exercises", from: 88, to: 50 },
        { kind: "meals", from: 88, to: 50 },
        { kind: "steps", from: 86, to: 29 },
      ],
    });
  });

  it("and the lines put away are together all lines, whatever was put off", () => {
    fc.assert(
      fc.property(fc.subarray(people), fc.nat({ max: 9 }), (some, days) => {
        const clock = { today, now };
        const unmarked = some.map((facts) => ({ ...facts, marks: [] }));
        const all = attentionQueue(unmarked, clock);
        const marked = unmarked.map((facts) => ({
          ...facts,
          marks: all
            .filter(({ traineeId }) => traineeId === facts.traineeId)
            .map(({ reason, occurrence }) => ({ reason, occurrence, notBefore: day(days) })),
        }));
        const named = ({ traineeId, reason }: { traineeId: string; reason: string }) =>
          `${reason} ${traineeId}`;
        const queue = attentionQueue(marked, clock).map(named);
        const away = marked.flatMap((facts) =>
          linesPutAway(facts, clock).map(({ line, mark }) => {
            expect(mark).toMatchObject({ reason: line.reason, notBefore: day(days) });
            return named(line);
          }),
        );
        expect(days === 0 ? away : queue).toEqual([]);
        // Absences, of which each has a line, are put away together.
        expect(queue.filter((each) => away.includes(each))).toEqual([]);
        expect(new Set([...queue, ...away])).toEqual(new Set(all.map(named)));
      }),
    );
  });

  it("never has a line marked done, in any order of events", () => {
    fc.assert(
      fc.property(fc.subarray(people), (some) => {
        const marked = attentionQueue(some, { today, now });
        const done = some.map((facts) => ({
          ...facts,
          marks: [
            ...marked
              .filter(({ traineeId }) => traineeId === facts.traineeId)
              .map(({ reason, occurrence }) => ({ reason, occurrence, notBefore: null })),
            ...facts.marks,
          ],
        }));
        expect(attentionQueue(done, { today, now })).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a quote", () => {
  it.each([
    ["ركبتي\n تؤلمني ", "ركبتي تؤلمني"],
    [" \n", ""],
    ["ن".repeat(quotedLetters), "ن".repeat(quotedLetters)],
    ["ن".repeat(quotedLetters + 1), `${"ن".repeat(quotedLetters)}…`],
    [`ن\n\n${"ن".repeat(quotedLetters)}`, `ن ${"ن".repeat(quotedLetters - 3)}…`],
    ["😀".repeat(quotedLetters), "😀".repeat(quotedLetters)],
  ])("is one line, with an ellipsis where it was cut: %j", (text, quote) => {
    expect(quoteOf(text)).toBe(quote);
  });
});
