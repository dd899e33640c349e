import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import {
  askedDays,
  daysOfMonth,
  daysToMakeUp,
  isMarkable,
  isOpenForMarks,
  markText,
  missedDays,
  nextMark,
  readMark,
  withMarks,
} from "../../../../domain/ramadan/fasting-days.ts";
import { fastingDayOf, type MonthView } from "../../../../domain/ramadan/month-view.ts";
import { usualFastingSlots } from "../../../../domain/ramadan/slots.ts";

const month = { first: "2027-02-08", eid: "2027-03-09" };

describe("the days that can be marked", () => {
  it("are those of the month, up to today", () => {
    const today = "2027-02-10";
    expect(daysOfMonth(month)).toHaveLength(29);
    expect(daysOfMonth(month).filter((date) => isMarkable(date, month, today))).toEqual([
      "2027-02-08",
      "2027-02-09",
      "2027-02-10",
    ]);
    for (const date of ["2027-02-07", "2027-02-11", "2027-03-09"]) {
      expect(isMarkable(date, month, today)).toBe(false);
    }
  });

  it("can be corrected until 30 days after Eid, and never before the month", () => {
    expect(isMarkable("2027-02-08", month, addDays(month.eid, 30))).toBe(true);
    expect(isMarkable("2027-02-08", month, addDays(month.eid, 31))).toBe(false);
    expect(isOpenForMarks(month, "2027-02-07")).toBe(false);
    expect(isOpenForMarks(month, "2027-02-08")).toBe(true);
    expect(isMarkable("2027-03-09", month, "2027-03-10")).toBe(false);
  });

  it("are asked about on the home: today, and until noon the day before", () => {
    const asked = (today: string, minute: number) => askedDays(today, { month, minute });
    expect(asked("2027-02-10", 719)).toEqual(["2027-02-10", "2027-02-09"]);
    expect(asked("2027-02-10", 720)).toEqual(["2027-02-10"]);
    expect(asked("2027-02-08", 0)).toEqual(["2027-02-08"]);
    expect(asked("2027-03-09", 600)).toEqual(["2027-03-08"]);
    expect(asked("2027-02-07", 600)).toEqual([]);
  });
});

describe("a mark", () => {
  it("goes from fasted over not fasted to nothing, by a tap each", () => {
    expect([null, true, false].map((mark) => nextMark(mark))).toEqual([true, false, null]);
  });

  it("has a text of one length, which no other day's is read as", () => {
    const [date, other] = ["2027-02-10", "2027-02-11"];
    const texts = [true, false].map((fasted) => markText({ date, fasted }));
    expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
    expect(texts.map((text) => readMark(date, text))).toEqual([true, false]);
    expect(texts.map((text) => readMark(other, text))).toEqual([null, null]);
    expect(readMark(date, "")).toBeNull();
  });

  it("is the last of its day's changes, and gone with an empty one", () => {
    const marks = { "2027-02-08": true, "2027-02-09": false };
    expect(
      withMarks(marks, [
        { date: "2027-02-08", fasted: false },
        { date: "2027-02-09", fasted: null },
        { date: "2027-02-08", fasted: true },
        { date: "2027-02-10", fasted: false },
      ]),
    ).toEqual({ "2027-02-08": true, "2027-02-10": false });
    expect(marks).toEqual({ "2027-02-08": true, "2027-02-09": false });
  });
});

describe("the days to make up", () => {
  it("are those marked as not fasted, less those made up, and never below none", () => {
    const marks = { "2027-02-08": true, "2027-02-09": false, "2027-02-10": false };
    expect(missedDays(marks)).toBe(2);
    expect([0, 1, 2, 5].map((madeUp) => daysToMakeUp(marks, madeUp))).toEqual([2, 1, 0, 0]);
    expect(daysToMakeUp({}, 0)).toBe(0);
  });
});

describe("a day of the month's view", () => {
  const view: MonthView = {
    year: 1448,
    first: month.first,
    days: Array.from({ length: 29 }, () => [305, 1039, 1122]),
    slots: usualFastingSlots,
  };

  it("is an ordinary one while it is marked as not fasted, and a fasting one with any other mark", () => {
    const date = "2027-02-10";
    const seen = (marks: MonthView["marks"]) => fastingDayOf({ ...view, marks }, date)?.number;
    expect(seen({ [date]: false })).toBeUndefined();
    const others: MonthView["marks"][] = [undefined, {}, { [date]: true }, { "2027-02-09": false }];
    expect(others.map(seen)).toEqual([3, 3, 3, 3]);
  });
});
