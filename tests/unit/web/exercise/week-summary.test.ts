import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { WeekSummary } from "../../../../web/trainee/exercise/programs/week-summary.tsx";
import { exercise } from "../admin/schedule/a-week.ts";

const items = [
  exercise("a", { date: "2026-01-04", status: "completed" }),
  exercise("b", { date: "2026-01-05" }),
  exercise("c", { date: "2026-01-06" }),
];
const summary = (today: string) =>
  renderToStaticMarkup(createElement(WeekSummary, { items, today }));
const texts = (html: string) => html.split(/<[^>]*>/).filter(Boolean);
const figures = (html: string) => html.match(/text-hero/g) ?? [];

describe("the week of exercises as one number", () => {
  it("counts due exercises, with the whole week small below", () => {
    const html = summary("2026-01-05");
    expect(texts(html)).toEqual(["حتى اليوم", "1 من 2", "من الأسبوع كله", "1 من 3"]);
    expect(figures(html)).toHaveLength(1);
  });

  it("counts the whole week once all of it is due", () => {
    expect(texts(summary("2026-01-06"))).toEqual(["من الأسبوع كله", "1 من 3"]);
  });
});
