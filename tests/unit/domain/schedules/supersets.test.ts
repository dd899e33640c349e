import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dueInSuperset,
  nextInSuperset,
  placeInSuperset,
  supersetsOf,
} from "../../../../domain/schedules/supersets.ts";

interface Member {
  id: string;
  superset: string | null;
  sets: number;
  done: number;
  pending: boolean;
}

const makeMember = (id: string, overrides: Partial<Member> = {}): Member => ({
  id,
  superset: "x",
  sets: 3,
  done: 0,
  pending: true,
  ...overrides,
});

const day = (marks: readonly (string | null)[]) =>
  marks.map((superset, place) => makeMember(`${place}`, { superset }));
const shown = (marks: readonly (string | null)[]) =>
  supersetsOf(day(marks)).map(({ index, items }) => [index, ...items.map(({ id }) => id)]);

describe("the supersets of a day", () => {
  it.each([
    [[], []],
    [[null, null], []],
    [["x"], []],
    [["x", "x"], [[0, "0", "1"]]],
    [[null, "x", "x", "x", null], [[0, "1", "2", "3"]]],
    [
      ["x", "x", "y", "y"],
      [
        [0, "0", "1"],
        [1, "2", "3"],
      ],
    ],
  ])("of the marks %j are %j", (marks, supersets) => {
    expect(shown(marks)).toEqual(supersets);
  });

  it("exclude an exercise moved away from the others", () => {
    expect(shown(["x", null, "x"])).toEqual([]);
    expect(shown(["x", "x", null, "x"])).toEqual([[0, "0", "1"]]);
    expect(shown(["x", "x", null, "x", "x"])).toEqual([
      [0, "0", "1"],
      [1, "3", "4"],
    ]);
  });

  it("are all neighbours of one mark, numbered in order", () => {
    const marks = fc.array(fc.constantFrom(null, "x", "y"), { maxLength: 12 });
    fc.assert(
      fc.property(marks, (marks) => {
        const items = day(marks);
        const supersets = supersetsOf(items);
        expect(supersets.map(({ index }) => index)).toEqual(supersets.map((_, nth) => nth));
        for (const [place, item] of items.entries()) {
          const together = [place - 1, place + 1].some(
            (near) => item.superset !== null && items[near]?.superset === item.superset,
          );
          const found = placeInSuperset(items, item.id);
          expect(found !== undefined).toBe(together);
          expect(found?.superset.items[found.place]).toBe(together ? item : undefined);
        }
      }),
    );
  });
});

/** Performs set after set from a member on, by `nextInSuperset`. */
function follow(items: readonly Member[], from: string, most = 200) {
  const done = new Map(items.map((item) => [item.id, item.done]));
  const performed: string[] = [];
  let rests = 0;
  let current = from;
  const courseOf = ({ id, sets, pending }: Member) => ({ sets, pending, done: done.get(id) ?? 0 });
  for (let step = 0; step < most; step += 1) {
    performed.push(current);
    done.set(current, (done.get(current) ?? 0) + 1);
    const next = nextInSuperset(items, current, courseOf);
    if (!next) return { performed, rests, line: performed.join("") };
    if (next.rests) rests += 1;
    current = next.item.id;
  }
  throw new Error("it does not end");
}

describe("the exercise after a set of a superset", () => {
  it("is the next one without rest, and after the last the first with rest", () => {
    const items = [makeMember("a"), makeMember("b")];
    const behind = (id: string, done: Record<string, number>) =>
      nextInSuperset(items, id, (item) => ({ ...item, done: done[item.id] ?? 0 }));
    expect(behind("a", { a: 1 })).toEqual({ item: items[1], rests: false });
    expect(behind("b", { a: 1, b: 1 })).toEqual({ item: items[0], rests: true });
    expect(behind("b", { a: 3, b: 3 })).toBeUndefined();
  });

  it("is one with more sets, with rest between", () => {
    expect(follow([makeMember("a", { sets: 1 }), makeMember("b")], "a")).toMatchObject({
      line: "abbb",
      rests: 2,
    });
    expect(follow([makeMember("a"), makeMember("b", { sets: 2 })], "a").line).toBe("ababa");
  });

  it("skips done and skipped exercises", () => {
    const items = [makeMember("a"), makeMember("b", { pending: false }), makeMember("c")];
    expect(follow(items, "a").line).toBe("acacac");
  });

  it("is first one with fewer done sets", () => {
    const items = [makeMember("a", { done: 1 }), makeMember("b")];
    expect(follow(items, "a").line).toBe("abbab");
  });

  it("is undefined outside of a superset", () => {
    const items = [makeMember("a", { superset: null }), makeMember("b"), makeMember("c")];
    expect(nextInSuperset(items, "a", (item) => item)).toBeUndefined();
    expect(nextInSuperset(items, "gone", (item) => item)).toBeUndefined();
  });

  const members = fc
    .array(
      fc.record({
        sets: fc.integer({ min: 1, max: 10 }),
        pending: fc.boolean(),
      }),
      { minLength: 2, maxLength: 5 },
    )
    .map((some) => some.map((each, place) => makeMember(`${place}`, each)));

  it("leads through every set of every pending exercise once, with one rest a round", () => {
    fc.assert(
      fc.property(members, (items) => {
        const open = items.filter(({ pending }) => pending);
        const [first] = open;
        if (!first) return;
        const { performed, rests } = follow(items, first.id);
        for (const { id, sets, pending } of items) {
          expect(performed.filter((each) => each === id)).toHaveLength(pending ? sets : 0);
        }
        const rounds = Math.max(...open.map(({ sets }) => sets));
        expect(rests).toBe(rounds - 1);
        const expected = Array.from({ length: rounds }, (_, round) =>
          open.filter(({ sets }) => sets > round).map(({ id }) => id),
        );
        expect(performed).toEqual(expected.flat());
      }),
    );
  });

  it("always has sets left, from any start", () => {
    const begun = fc.tuple(members, fc.array(fc.nat({ max: 12 }), { minLength: 5, maxLength: 5 }));
    fc.assert(
      fc.property(begun, fc.nat({ max: 4 }), ([items, done], from) => {
        const course = items.map((item, place) => ({ ...item, done: done[place] ?? 0 }));
        const current = course[from % course.length];
        const next = nextInSuperset(course, current?.id ?? "", (item) => item);
        const left = course.filter((item) => item.pending && item.done < item.sets);
        expect(next !== undefined).toBe(left.length > 0);
        if (next) expect(left).toContain(next.item);
      }),
    );
  });
});

describe("the due exercise of a superset", () => {
  const items = [
    { id: "a", superset: "x" },
    { id: "b", superset: "x" },
    { id: "c", superset: null },
  ];
  const due = (id: string, done: Record<string, number>, over: string[] = []) => {
    const item = items.find((each) => each.id === id) ?? { id, superset: null };
    return dueInSuperset(items, item, ({ id }) => ({
      sets: 3,
      done: done[id] ?? 0,
      pending: !over.includes(id),
    })).id;
  };

  it("is the first one with the fewest done sets", () => {
    expect(due("a", {})).toBe("a");
    expect(due("a", { a: 2, b: 1 })).toBe("b");
    expect(due("b", { a: 1, b: 1 })).toBe("a");
    expect(due("a", { a: 1 }, ["b"])).toBe("a");
    expect(due("a", { a: 3, b: 2 })).toBe("b");
    expect(due("c", { a: 1 })).toBe("c");
  });
});
