import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { maxWaitMs, waitOf } from "../../../../domain/conversations/conversation.ts";
import { beforeTimeText, dayText } from "../../../../web/chat/times.ts";
import { clockAt } from "../../../../web/lib/format/clock.ts";
import { ownDayAt } from "../../../../web/lib/format/own-zone.ts";
import { baseLocale, overwriteGetLocale } from "../../../../web/paraglide/runtime.js";

const minute = 60_000;
const ten = Date.parse("2026-11-21T08:00:00Z");

beforeEach(() => overwriteGetLocale(() => baseLocale));

describe("the time of writing", () => {
  it("is shown from two minutes on, never for the future, and never beyond a month", () => {
    const wait = (waited: number) => waitOf(ten - waited, ten);
    expect([wait(0), wait(2 * minute - 1), wait(-40 * minute)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([wait(2 * minute), wait(40 * minute)]).toEqual([2 * minute, 40 * minute]);
    expect([wait(maxWaitMs), wait(maxWaitMs + 1)]).toEqual([maxWaitMs, undefined]);
  });

  it("stands beside the time of arrival, with its day if that differs", () => {
    const [today, clock] = [ownDayAt(ten), clockAt(ten)];
    expect(beforeTimeText({ at: ten }, today)).toBeUndefined();
    expect(beforeTimeText({ at: ten + 40 * minute, writtenAt: ten }, today)).toBe(
      `كُتبت ${clock}، وصلت`,
    );
    const yesterday = ten - 24 * 60 * minute;
    const before = dayText(addDays(today, -1));
    expect(beforeTimeText({ at: ten, writtenAt: yesterday }, today)).toBe(
      `كُتبت ${before} ${clock}، وصلت`,
    );
  });

  it("includes the day of a message pending since another day", () => {
    const yesterday = ten - 24 * 60 * minute;
    const day = dayText(addDays(ownDayAt(ten), -1));
    expect(beforeTimeText({ at: yesterday }, ownDayAt(ten))).toBe(`${day}،`);
  });
});
