import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { usualFastingSlots } from "../../../../domain/ramadan/slots.ts";
import { MonthCard } from "../../../../web/trainee/ramadan/month-card.tsx";

const month = { year: 1448, first: "2027-02-08", eid: "2027-03-09" };
const view = { year: 1448, first: month.first, days: [], slots: usualFastingSlots };

/** The words of the card on Eid, without tags. */
const wordsOf = (done?: { trainedDays: number; meals: number }) =>
  renderToStaticMarkup(
    createElement(MonthCard, { date: month.eid, month: { ...month, view, done } }),
  )
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ");

describe("the card of Eid", () => {
  it("tells the days of training and the meals of the month", () => {
    const words = wordsOf({ trainedDays: 14, meals: 82 });
    expect(words).toContain("عيد مبارك");
    expect(words).toMatch(/حصيلتك في رمضان.*14 يوم تمرين.*82 وجبة/);
  });

  it("tells only what there is", () => {
    expect(wordsOf({ trainedDays: 2, meals: 0 })).toMatch(/يوما تمرين/);
    expect(wordsOf({ trainedDays: 2, meals: 0 })).not.toMatch(/وجب/);
    expect(wordsOf({ trainedDays: 0, meals: 1 })).not.toMatch(/تمرين/);
  });

  it("greets without a count where nothing was done, and from a home cached by an earlier build", () => {
    for (const words of [wordsOf({ trainedDays: 0, meals: 0 }), wordsOf()]) {
      expect(words).toContain("عيد مبارك");
      expect(words).not.toMatch(/حصيلتك|تمرين|وجب|0/);
    }
  });

  it("speaks of no share and of nothing missed", () => {
    expect(wordsOf({ trainedDays: 14, meals: 82 })).not.toMatch(/%|فات|لم |من أصل/);
  });
});
