import { describe, expect, it } from "vitest";
import type { ListedCheckIn } from "../../../../../domain/contract/check-ins/review.ts";
import {
  anyFlag,
  everything,
  flagCounts,
  narrowed,
  narrowingIn,
} from "../../../../../web/admin/check-ins/narrowing.ts";

const row = (name: string, ...flags: string[]) =>
  ({
    kind: "sent",
    name,
    flags: flags.map((text) => ({ text, englishText: null })),
  }) as unknown as ListedCheckIn;
const owed = { kind: "owed", name: "أحمد سليم" } as unknown as ListedCheckIn;
const rows = [
  row("أحمد عودة", "هل من ألم؟"),
  row("سلمى", "هل من ألم؟", "الطاقة"),
  row("هند"),
  owed,
];
const names = (narrowing: Parameters<typeof narrowed>[1]) =>
  narrowed(rows, narrowing).map(({ name }) => name);

describe("a list of check-ins", () => {
  it.each([
    ["احمد", ["أحمد عودة", "أحمد سليم"]],
    ["عوده احمد", ["أحمد عودة"]],
    ["سَلمي", ["سلمى"]],
    ["ليان", []],
  ])("is searched for «%s»", (search, found) => {
    expect(names({ ...everything, search })).toEqual(found);
  });

  it.each([
    [undefined, 4],
    [anyFlag, 2],
    ["هل من ألم؟", 2],
    ["الطاقة", 1],
    ["النوم", 0],
  ])("has the flag %s", (flag, count) => {
    expect(names({ ...everything, flag })).toHaveLength(count);
  });

  it("counts its flags, the most frequent first", () => {
    expect(flagCounts(rows)).toEqual({
      any: 2,
      questions: [
        { question: "هل من ألم؟", count: 2 },
        { question: "الطاقة", count: 1 },
      ],
    });
  });

  it("is narrowed by its address", () => {
    expect(narrowingIn(new URLSearchParams("search=هند&flag=any"))).toEqual({
      search: "هند",
      flag: anyFlag,
    });
    expect(narrowingIn(new URLSearchParams())).toEqual(everything);
  });
});
