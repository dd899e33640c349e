import { describe, expect, it } from "vitest";
import type { ListedCheckIn } from "../../../../../domain/contract/check-ins/review.ts";
import { everything, narrowed, narrowingIn } from "../../../../../web/admin/check-ins/narrowing.ts";

const row = (name: string, flags: number) =>
  ({ kind: "sent", name, flags }) as unknown as ListedCheckIn;
const owed = { kind: "owed", name: "أحمد سليم" } as unknown as ListedCheckIn;
const rows = [row("أحمد عودة", 1), row("سلمى", 2), row("هند", 0), owed];
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

  it("is narrowed to marked ones", () => {
    expect(names({ ...everything, isFlagged: true })).toEqual(["أحمد عودة", "سلمى"]);
    expect(names({ search: "سلمى", isFlagged: true })).toEqual(["سلمى"]);
    expect(names(everything)).toHaveLength(4);
  });

  it("is narrowed by its address", () => {
    expect(narrowingIn(new URLSearchParams("search=هند&flagged=1"))).toEqual({
      search: "هند",
      isFlagged: true,
    });
    expect(narrowingIn(new URLSearchParams())).toEqual(everything);
  });
});
