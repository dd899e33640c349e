import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  copyDay,
  copyWeek,
  itemsIn,
  moveItem,
  nextPosition,
  type Planned,
} from "../../../../domain/schedules/week-items.ts";

const item = (id: string, overrides: Partial<Planned> = {}): Planned => ({
  id,
  dayOfWeek: 0,
  position: 0,
  status: "pending",
  exerciseId: `exercise of ${id}`,
  name: id,
  ...overrides,
});
const day = (...ids: string[]) => ids.map((id, position) => item(id, { position }));
const ids = () => {
  let last = 0;
  return () => `new ${++last}`;
};

/** The items after the placements. */
const placed = (items: readonly Planned[], placements: readonly { id: string }[]) =>
  items.map((each) => ({ ...each, ...placements.find(({ id }) => id === each.id) }));
const orderOf = (items: readonly Planned[], dayOfWeek = 0) =>
  itemsIn(items, { dayOfWeek }).map(({ id }) => id);

describe("moving an item", () => {
  it("within a day changes the order and nothing else", () => {
    const items = day("a", "b", "c", "d");
    const moved = placed(items, moveItem(items, "d", { dayOfWeek: 0 }, 1));
    expect(orderOf(moved)).toEqual(["a", "d", "b", "c"]);
    expect(moveItem(items, "b", { dayOfWeek: 0 }, 1)).toEqual([]);
  });

  it("to another day puts it at its place there", () => {
    const items = [...day("a", "b"), item("x", { dayOfWeek: 3, position: 7 })];
    const moved = placed(items, moveItem(items, "a", { dayOfWeek: 3 }, 0));
    expect(orderOf(moved, 3)).toEqual(["a", "x"]);
    expect(orderOf(moved)).toEqual(["b"]);
  });

  it("to another timing carries the timing along", () => {
    const meals = [item("a", { timing: "lunch" }), item("b", { timing: "dinner" })];
    const moved = placed(meals, moveItem(meals, "a", { dayOfWeek: 0, timing: "dinner" }, 9));
    expect(itemsIn(moved, { dayOfWeek: 0, timing: "dinner" })).toMatchObject([
      { id: "b", timing: "dinner" },
      { id: "a", timing: "dinner" },
    ]);
  });

  it("leaves done items in place", () => {
    const items = [
      item("done", { status: "completed", position: 0 }),
      item("a", { position: 1 }),
      item("skipped", { status: "skipped", position: 2 }),
      item("b", { position: 3 }),
    ];
    expect(moveItem(items, "done", { dayOfWeek: 2 }, 0)).toEqual([]);
    const placements = moveItem(items, "b", { dayOfWeek: 0 }, 1);
    expect(placements.map(({ id }) => id)).not.toContain("skipped");
    expect(orderOf(placed(items, placements))).toEqual(["done", "b", "skipped", "a"]);
  });

  it("always ends in the wanted order when nothing is done, with one place each", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(12),
        (positions, which, index) => {
          const items = positions.map((position, i) =>
            item(String(i).padStart(2, "0"), { position }),
          );
          const moved = items[which % items.length] as Planned;
          const others = orderOf(items).filter((id) => id !== moved.id);
          const next = placed(items, moveItem(items, moved.id, { dayOfWeek: 0 }, index));
          expect(orderOf(next)).toEqual(others.toSpliced(index, 0, moved.id));
          expect(new Set(next.map(({ position }) => position)).size).toBe(items.length);
        },
      ),
    );
  });

  it("never gives two open items one place, nor touches a done one", () => {
    const status = fc.constantFrom("pending", "completed");
    fc.assert(
      fc.property(
        fc.array(status, { minLength: 1, maxLength: 10 }),
        fc.nat(),
        fc.nat(10),
        (statuses, which, index) => {
          const items = statuses.map((each, position) =>
            item(String(position), { position, status: each }),
          );
          const moved = items[which % items.length] as Planned;
          const placements = moveItem(items, moved.id, { dayOfWeek: 0 }, index);
          const next = placed(items, placements);
          expect(new Set(next.map(({ position }) => position)).size).toBe(items.length);
          for (const { id } of placements) {
            expect(items.find((each) => each.id === id)?.status).toBe("pending");
          }
        },
      ),
    );
  });
});

describe("copying a day", () => {
  it("puts its items after those of the other days", () => {
    const items = [...day("a", "b"), item("x", { dayOfWeek: 2, position: 4 })];
    expect(copyDay(items, 0, [0, 2, 5], { newId: ids() })).toEqual({
      copy: [
        { id: "new 1", from: "a", dayOfWeek: 2, position: 5 },
        { id: "new 2", from: "b", dayOfWeek: 2, position: 6 },
        { id: "new 3", from: "a", dayOfWeek: 5, position: 0 },
        { id: "new 4", from: "b", dayOfWeek: 5, position: 1 },
      ],
      remove: [],
    });
  });

  it("makes no duplicates", () => {
    const items = [...day("a", "b"), item("x", { dayOfWeek: 1, exerciseId: "exercise of a" })];
    const { copy } = copyDay(items, 0, [1], { newId: ids() });
    expect(copy.map(({ from }) => from)).toEqual(["b"]);
  });

  it("replaces open items, and keeps done ones", () => {
    const items = [
      ...day("a", "b"),
      item("open", { dayOfWeek: 1, position: 0 }),
      item("done", { dayOfWeek: 1, position: 1, status: "completed", exerciseId: "exercise of b" }),
    ];
    const { copy, remove } = copyDay(items, 0, [1], { replace: true, newId: ids() });
    expect(remove).toEqual(["open"]);
    expect(copy).toMatchObject([{ from: "a", position: 2 }]);
  });

  it("copies an item that left the library by its name", () => {
    const items = [item("a", { exerciseId: null }), item("b", { exerciseId: null, dayOfWeek: 1 })];
    expect(copyDay(items, 0, [1], { newId: ids() }).copy).toHaveLength(1);
    const named = items.map((each) => ({ ...each, name: "قرفصاء" }));
    expect(copyDay(named, 0, [1], { newId: ids() }).copy).toHaveLength(0);
  });
});

describe("copying a week", () => {
  it("goes day by day, and copies nothing when repeated", () => {
    const source = [...day("a", "b"), item("m", { dayOfWeek: 6, timing: "snack" })];
    const { copy } = copyWeek(source, [], { newId: ids() });
    expect(copy).toMatchObject([
      { from: "a", dayOfWeek: 0 },
      { from: "b", dayOfWeek: 0 },
      { from: "m", dayOfWeek: 6, timing: "snack" },
    ]);
    const copied = copy.map((each) => ({
      ...(source.find(({ id }) => id === each.from) as Planned),
      ...each,
    }));
    expect(copyWeek(source, copied, { newId: ids() }).copy).toEqual([]);
  });
});

describe("the next place", () => {
  it("is after all items of the slot", () => {
    expect(nextPosition([], { dayOfWeek: 0 })).toBe(0);
    const items = [item("a", { position: 4 }), item("b", { position: 9, dayOfWeek: 1 })];
    expect(nextPosition(items, { dayOfWeek: 0 })).toBe(5);
  });
});
