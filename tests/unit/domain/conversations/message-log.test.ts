import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addGaps,
  addRead,
  addStored,
  emptyLog,
  firstUnread,
  hasOlder,
  holeAfter,
  knownThrough,
  type LoggedMessage,
  type MessageLog,
  statusOf,
  unreadAfter,
} from "../../../../domain/conversations/message-log.ts";

const message = (seq: number, overrides: Partial<LoggedMessage> = {}): LoggedMessage => ({
  seq,
  clientId: `client ${seq}`,
  from: "trainee",
  body: { kind: "text", text: String(seq) },
  at: 1_770_000_000_000 + seq,
  ...overrides,
});
const written = (clientId: string) => {
  const { seq: _seq, ...rest } = message(0, { clientId });
  return rest;
};
const messages = (...numbers: number[]) => numbers.map((seq) => message(seq));
const numbersOf = ({ stored }: MessageLog<LoggedMessage>) => stored.map(({ seq }) => seq);

describe("stored messages", () => {
  it("are in one order, each once, in any order of pages and events", () => {
    const log = [messages(7, 8), messages(9), messages(3, 4, 5, 6), messages(8, 9, 10)].reduce(
      (log, page) => addStored(log, page),
      emptyLog(),
    );
    expect(numbersOf(log)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("give the number before a hole, and the `since` of a socket", () => {
    const whole = addStored(emptyLog(), messages(5, 6, 7));
    expect([holeAfter(whole), knownThrough(whole)]).toEqual([undefined, 7]);
    const holed = addStored(whole, messages(10, 11));
    expect([holeAfter(holed), knownThrough(holed)]).toEqual([7, 7]);
    const filled = addStored(holed, messages(8, 9));
    expect([holeAfter(filled), knownThrough(filled)]).toEqual([undefined, 11]);
    expect([holeAfter(emptyLog()), knownThrough(emptyLog())]).toEqual([undefined, 0]);
  });

  it("report whether older ones exist", () => {
    expect(hasOlder(emptyLog())).toBe(false);
    expect(hasOlder(addStored(emptyLog(), messages(2, 3)))).toBe(true);
    expect(hasOlder(addStored(emptyLog(), messages(1, 2)))).toBe(false);
  });
});

describe("a conversation that was restored from a backup", () => {
  const gaps = [{ after: 3, through: 1003 }];

  it("removes lost messages from this device, with their read marks", () => {
    const known = addRead(addStored(emptyLog(), messages(1, 2, 3, 4, 5)), {
      trainer: 5,
      trainee: 2,
    });
    const restored = addGaps(known, gaps);
    expect(numbersOf(restored)).toEqual([1, 2, 3]);
    expect(restored.readThrough).toEqual({ trainer: 3, trainee: 2 });
    expect(knownThrough(restored)).toBe(3);
  });

  it("continues after the gap without a hole", () => {
    const log = addStored(
      addGaps(addStored(emptyLog(), messages(2, 3)), gaps),
      messages(1004, 1005),
    );
    expect([holeAfter(log), knownThrough(log)]).toEqual([undefined, 1005]);
  });

  it("still has holes on either side of the gap", () => {
    const holed = (...numbers: number[]) =>
      holeAfter(addStored(addGaps(emptyLog(), gaps), messages(...numbers)));
    expect(holed(2, 3, 1005)).toBe(3);
    expect(holed(1, 3, 1004)).toBe(1);
    expect(holed(3, 1004, 1006)).toBe(1004);
  });

  it("has no older messages if all of them were lost", () => {
    const log = addGaps(emptyLog(), [{ after: 0, through: 1000 }]);
    expect(hasOlder(addStored(log, messages(1001)))).toBe(false);
    expect(hasOlder(addStored(log, messages(1002)))).toBe(true);
  });

  it("is unchanged without gaps", () => {
    const log = addStored(emptyLog(), messages(1, 2));
    expect(addGaps(log)).toBe(log);
  });
});

describe("read marks", () => {
  it("only rise, and show what was read", () => {
    const log = addRead(addRead(emptyLog(), { trainer: 4 }), { trainer: 2, trainee: 1 });
    expect(log.readThrough).toEqual({ trainer: 4, trainee: 1 });
    expect(statusOf(log, message(4))).toBe("read");
    expect(statusOf(log, message(5))).toBe("delivered");
    expect(statusOf(log, { ...written("a"), state: "sent" })).toBe("sent");
  });

  it("put the divider before the first unread message of the other side", () => {
    const own = message(3, { from: "trainer" });
    const log = addStored(emptyLog(), [...messages(1, 2), own, ...messages(4, 5)]);
    expect(firstUnread(addRead(log, { trainer: 2 }), "trainer")?.seq).toBe(4);
    expect(firstUnread(log, "trainer")?.seq).toBe(1);
    expect(firstUnread(addRead(log, { trainer: 5 }), "trainer")).toBeUndefined();
  });

  it("leave later messages of the other side unread", () => {
    const own = message(3, { from: "trainer" });
    const log = addStored(emptyLog(), [...messages(1, 2), own, ...messages(4, 5)]);
    expect([0, 1, 2, 3, 4, 5].map((through) => unreadAfter(log, "trainer", through))).toEqual([
      4, 3, 2, 2, 1, 0,
    ]);
    expect(unreadAfter(log, "trainee", 0)).toBe(1);
  });
});

describe("any order of arrival", () => {
  it("ends in the same log", () => {
    const all = Array.from({ length: 12 }, (_, index) => message(index + 1));
    const arrivals = fc.array(fc.subarray(all, { minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(arrivals, fc.subarray(all), (pages, own) => {
        const waiting = own.map(({ seq: _seq, ...rest }) => ({ ...rest, state: "sent" as const }));
        let log: MessageLog<LoggedMessage> = { ...emptyLog(), waiting };
        for (const page of [...pages, own]) log = addStored(log, page);
        const seen = new Set([...pages.flat(), ...own].map(({ seq }) => seq));
        expect(numbersOf(log)).toEqual([...seen].sort((a, b) => a - b));
        expect(log.waiting).toEqual([]);
        expect(holeAfter(log) === undefined).toBe(
          seen.size === 0 || Math.max(...seen) - Math.min(...seen) === seen.size - 1,
        );
      }),
    );
  });
});
