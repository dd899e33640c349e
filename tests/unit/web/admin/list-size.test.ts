import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { traineesPerPage } from "../../../../domain/attention/list.ts";
import { pageCountOf } from "../../../../domain/list.ts";
import { formatCount } from "../../../../web/lib/format/format.ts";
import { m } from "../../../../web/paraglide/messages.js";
import { Pagination } from "../../../../web/ui/pagination.tsx";

describe("the pages of a list", () => {
  it("hold all rows, and none is empty", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 100 }),
        (total, per) => {
          const pages = pageCountOf(total, per);
          expect(pages * per).toBeGreaterThanOrEqual(total);
          expect((pages - 1) * per).toBeLessThan(total);
        },
      ),
    );
  });

  it("are one for no rows, and 200 for 5,000 trainees", () => {
    expect(pageCountOf(0, traineesPerPage)).toBe(1);
    expect(pageCountOf(5000, traineesPerPage)).toBe(200);
    expect(pageCountOf(5001, traineesPerPage)).toBe(201);
  });
});

describe("turning pages", () => {
  const draw = (page: number, pageCount: number) =>
    renderToStaticMarkup(createElement(Pagination, { page, pageCount, onPage: () => undefined }));
  const shut = (html: string) =>
    (html.match(/<button.*?<\/button>/g) ?? []).map((button) => button.includes('disabled=""'));

  it("shows the current page and the number of pages", () =>
    expect(draw(1, 200)).toContain(">صفحة 1 من 200<"));

  it("stops at the first and at the last page", () => {
    expect(shut(draw(1, 200))).toEqual([true, false]);
    expect(shut(draw(7, 200))).toEqual([false, false]);
    expect(shut(draw(200, 200))).toEqual([false, true]);
  });

  it("is not offered for a single page", () => expect(draw(1, 1)).toBe(""));
});

describe("the number of trainees", () => {
  it.each([
    [0, "لا متدربين بعد"],
    [1, "متدرب واحد"],
    [2, "متدربان"],
    [3, "3 متدربين"],
    [11, "11 متدرباً"],
    [100, "100 متدرب"],
    [5000, "5,000 متدرب"],
    [12_345, "12,345 متدرباً"],
  ])("%d reads «%s»", (count, text) => {
    expect(m.trainees_count({ count, total: formatCount(count) })).toBe(text);
  });
});
