import { describe, expect, it } from "vitest";
import { isAway } from "../../../../web/lib/session/app-lock.ts";

const second = 1000;

describe("an absence", () => {
  it.each([
    { told: "a glance elsewhere", clock: 59, page: 59, away: false },
    { told: "a minute", clock: 60, page: 60, away: true },
    { told: "a sleeping phone, whose page stood still", clock: 600, page: 0, away: true },
    { told: "a clock set back to the moment of leaving", clock: 0, page: 600, away: true },
    { told: "a clock set back before it", clock: -1, page: 10, away: true },
    { told: "a clock set forward", clock: 3600, page: 5, away: true },
    { told: "a reload at once", clock: 1, page: undefined, away: false },
    { told: "a reload after a clock set back", clock: -30, page: undefined, away: true },
    { told: "a start without a note of leaving", clock: Number.NaN, page: undefined, away: true },
  ])("of $told locks: $away", ({ clock, page, away }) => {
    expect(isAway(clock * second, page === undefined ? undefined : page * second)).toBe(away);
  });
});
