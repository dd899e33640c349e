import { describe, expect, it } from "vitest";
import { hasArrived } from "../../../../web/trainee/weight/with-weights.ts";

const [monday, tuesday] = ["2026-11-16", "2026-11-17"];
const sent = [{ date: "2026-11-15", weight: 74.5, ownId: "a" }];
const write = (waiting: boolean) => ({
  id: "b",
  date: tuesday,
  weight: 74.2,
  source: "updated" as const,
  waiting,
});

describe("this week's weight", () => {
  it("stays arrived while another one waits for the network", () => {
    expect(hasArrived(sent, [write(true)], tuesday)).toBe(true);
  });

  it("has arrived by a write under way, and not by a waiting one", () => {
    expect(hasArrived([], [write(true)], tuesday)).toBe(false);
    expect(hasArrived([], [write(false)], tuesday)).toBe(true);
  });

  it("disappears with its record, and counts the trainee's own of this week only", () => {
    const removal = { id: "c", removes: "a", waiting: true };
    expect(hasArrived(sent, [removal], tuesday)).toBe(false);
    expect(hasArrived([{ date: monday, weight: 74.5, ownId: null }], [], tuesday)).toBe(false);
    expect(hasArrived(sent, [], "2026-11-22")).toBe(false);
  });
});
