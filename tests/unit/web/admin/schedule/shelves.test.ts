import { expect, it } from "vitest";
import type { Exercise } from "../../../../../domain/contract/libraries/exercises.ts";
import { shelvesOf } from "../../../../../web/admin/schedule/library/shelves.ts";

const row = (id: string, usedAt: number | null, own = false) => ({ id, usedAt, own }) as Exercise;
const rows = [row("a", 9), row("b", 5, true), row("c", 4, true), row("d", null)];

const shown = (since: number | null | undefined, all = rows) =>
  shelvesOf(all, since).map(({ name, exercises }) => [
    name,
    exercises.map(({ id }) => id).join(""),
  ]);

it("puts recent exercises, own ones and the rest under their headings", () => {
  expect(shown(5)).toEqual([
    ["recent", "ab"],
    ["own", "c"],
    ["rest", "d"],
  ]);
});

it("needs no heading for one shelf, or for a filtered list", () => {
  expect(shown(null, [row("a", null), row("b", null)])).toEqual([[undefined, "ab"]]);
  expect(shown(undefined)).toEqual([[undefined, "abcd"]]);
});
