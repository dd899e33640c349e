import { describe, expect, it } from "vitest";
import { localDateAt } from "../../../../domain/calendar.ts";
import type { Message } from "../../../../domain/contract/conversations/conversation.ts";
import { emptyLog, type WaitingMessage } from "../../../../domain/conversations/message-log.ts";
import { type Row, rowsOf } from "../../../../web/chat/rows.ts";

const noon = Date.parse("2026-11-21T10:00:00Z");
const minute = 60_000;
const dayOf = (instant: number) => localDateAt(instant, "Asia/Hebron");

const makeMessage = (seq: number, overrides: Partial<Message> = {}): Message => ({
  seq,
  clientId: `id-${seq}`,
  from: "trainer",
  body: { kind: "text", text: `${seq}` },
  at: noon + seq * minute,
  ...overrides,
});

const rows = (
  stored: Message[],
  waiting: WaitingMessage<Message>[] = [],
  unread?: { seq: number; count: number },
) => rowsOf({ ...emptyLog<Message>(), stored, waiting }, dayOf, unread);

/** A letter per row: Day, Unread, Tail, or the message with the corners that it opens and closes. */
const lettersOf = (all: Row[]) =>
  all.map((row) =>
    row.kind === "message" ? `${row.opens ? "(" : ""}${row.key}${row.closes ? ")" : ""}` : row.kind,
  );

describe("the rows of a conversation", () => {
  it("group quick messages of one side", () => {
    const stored = [makeMessage(1), makeMessage(2), makeMessage(3, { from: "trainee" })];
    expect(lettersOf(rows(stored))).toEqual(["day", "(id-1", "id-2)", "(id-3)", "tail"]);
  });

  it("separate later messages", () => {
    const stored = [makeMessage(1), makeMessage(2, { at: noon + 10 * minute })];
    expect(lettersOf(rows(stored))).toEqual(["day", "(id-1)", "(id-2)", "tail"]);
  });

  it("begin each local day with its name, across midnight too", () => {
    const night = Date.parse("2026-11-21T21:59:00Z");
    const stored = [makeMessage(1, { at: night }), makeMessage(2, { at: night + 2 * minute })];
    expect(lettersOf(rows(stored))).toEqual(["day", "(id-1)", "day", "(id-2)", "tail"]);
    expect(rows(stored).flatMap((row) => (row.kind === "day" ? row.date : []))).toEqual([
      "2026-11-21",
      "2026-11-22",
    ]);
  });

  it("have the divider before the first unread message, which starts a group", () => {
    const stored = [makeMessage(1), makeMessage(2), makeMessage(3)];
    expect(lettersOf(rows(stored, [], { seq: 2, count: 2 }))).toEqual([
      "day",
      "(id-1)",
      "unread",
      "(id-2",
      "id-3)",
      "tail",
    ]);
  });

  it("end with pending messages", () => {
    const { seq: _, ...unsent } = makeMessage(9, { from: "trainee", at: noon + 2 * minute });
    const own = makeMessage(1, { from: "trainee" });
    expect(lettersOf(rows([own], [{ ...unsent, state: "pending" }]))).toEqual([
      "day",
      "(id-1",
      "id-9)",
      "tail",
    ]);
  });

  it("stay on the current day for a message pending since an earlier day", () => {
    const { seq: _, ...unsent } = makeMessage(9, { from: "trainee", at: noon - 20 * 60 * minute });
    const all = rows([makeMessage(1)], [{ ...unsent, state: "pending" }]);
    expect(lettersOf(all)).toEqual(["day", "(id-1)", "(id-9)", "tail"]);
    expect(all.flatMap((row) => (row.kind === "message" ? row.date : []))).toEqual([
      "2026-11-21",
      "2026-11-21",
    ]);
  });

  it("read each message a few times only, however many there are", () => {
    let looks = 0;
    const stored = Array.from({ length: 20_000 }, (_, index) => {
      const message = makeMessage(index + 1, { from: index % 3 ? "trainer" : "trainee" });
      return new Proxy(message, {
        get: (target, key) => {
          looks += 1;
          return Reflect.get(target, key);
        },
      });
    });
    expect(rows(stored).length).toBeGreaterThan(20_000);
    expect(looks / stored.length).toBeLessThan(20);
  });
});
