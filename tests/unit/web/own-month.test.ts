import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { today } from "../../../web/lib/format/today.ts";
import { queryClient } from "../../../web/lib/session/query-client.ts";
import { homeQuery } from "../../../web/trainee/home/queries.ts";
import { ownMonthKey } from "../../../web/trainee/ramadan/keys.ts";
import { useOwnMonth } from "../../../web/trainee/ramadan/own-month.ts";

const monthOf = (first: string) => ({ year: 1448, first, eid: "2027-03-09", view: null });

const First = () => createElement("b", {}, useOwnMonth()?.first ?? "none");
const shown = () =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(First)),
  );

const keep = (month: unknown) => queryClient.setQueryData(ownMonthKey, month);
const answerHome = (ramadan: unknown) =>
  queryClient.setQueryData<unknown>(homeQuery(today()).queryKey, { ramadan });

afterEach(() => queryClient.clear());

it("a phone without today's home knows the month of its last one", () => {
  expect(shown()).toContain("none");
  keep(monthOf("2027-02-08"));
  expect(shown()).toContain("2027-02-08");
});

it("today's home tells the month, also that there is none", () => {
  keep(monthOf("2027-02-08"));
  answerHome(monthOf("2027-02-09"));
  expect(shown()).toContain("2027-02-09");
  answerHome(null);
  expect(shown()).toContain("none");
});
