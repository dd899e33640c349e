import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { instantAt } from "../../../../domain/calendar.ts";
import {
  dayLines,
  daysTogether,
  type FiledSet,
  setsHead,
  wholeDays,
} from "../../../../domain/copies/sets-file.ts";
import { readDate } from "../../../../domain/copies/sheet/dates.ts";
import { openText } from "../../../support/sheets.ts";

const zone = "Asia/Hebron";
const date = "2025-03-28";
const at = (hour: number, minute: number, day = date) => instantAt(day, hour * 60 + minute, zone);
const set = (overrides: Partial<FiledSet> = {}): FiledSet => ({
  date,
  item: "bench",
  exercise: "Bench Press (Barbell)",
  setNumber: 1,
  reps: 8,
  weight: 62.5,
  seconds: null,
  metres: null,
  createdAt: at(17, 29),
  ...overrides,
});
const linesOf = (...sets: FiledSet[]) =>
  dayLines(sets, { title: "Miran", zone }).trimEnd().split("\n");

describe("the file of sets", () => {
  it("has the head of Hevy's own export, letter by letter", () => {
    const theirs = readFileSync(
      new URL("../../../fixtures/sheets/hevy-workouts-kg.csv", import.meta.url),
      "utf8",
    );
    expect(setsHead).toBe(`${theirs.split("\n")[0]}\n`);
  });

  it("writes a day as one workout, from its first set to its last", () => {
    expect(
      linesOf(
        set({ setNumber: 2, weight: 60, createdAt: at(18, 31) }),
        set(),
        set({
          item: "plank",
          exercise: "Plank",
          reps: 0,
          weight: null,
          seconds: 60,
          createdAt: at(18, 0),
        }),
      ),
    ).toEqual([
      '"Miran","28 Mar 2025, 17:29","28 Mar 2025, 18:31","","Bench Press (Barbell)",,"",0,"normal",62.5,8,,,',
      '"Miran","28 Mar 2025, 17:29","28 Mar 2025, 18:31","","Bench Press (Barbell)",,"",1,"normal",60,8,,,',
      '"Miran","28 Mar 2025, 17:29","28 Mar 2025, 18:31","","Plank",,"",0,"normal",,,,60,',
    ]);
  });

  it("keeps the same exercise twice a day as two, each from its first set", () => {
    const again = { item: "again", createdAt: at(18, 10) };
    const indexes = linesOf(set(), set({ setNumber: 2 }), set(again)).map(
      (line) => line.split(",")[9],
    );
    expect(indexes).toEqual(["0", "1", "0"]);
  });

  it("takes a day's time from its own sets alone: at noon if all were written later", () => {
    const [line] = linesOf(set({ createdAt: at(9, 0, "2025-03-30") }));
    expect(line).toContain('"28 Mar 2025, 12:00","28 Mar 2025, 12:00"');
    const [first] = linesOf(set({ createdAt: at(9, 0, "2025-03-30") }), set({ setNumber: 2 }));
    expect(first).toContain('"28 Mar 2025, 17:29","28 Mar 2025, 17:29"');
  });

  it("writes metres as kilometres, and a failed attempt as no repetitions", () => {
    const [walk, failed] = linesOf(
      set({
        item: "walk",
        exercise: "Treadmill",
        reps: 0,
        weight: null,
        seconds: 900,
        metres: 2500,
      }),
      set({ reps: 0, createdAt: at(19, 0) }),
    );
    expect(walk?.endsWith('"Treadmill",,"",0,"normal",,,2.5,900,')).toBe(true);
    expect(failed?.endsWith('"normal",62.5,0,,,')).toBe(true);
  });

  it("is read back by the import: columns, days and names stay", () => {
    const names = ['كيرل "21"', "Bench Press (Barbell)"];
    const lines = names.map((exercise) => set({ exercise, item: exercise }));
    const { sheet } = openText("body", setsHead + dayLines(lines, { title: "Miran", zone }));
    expect(sheet.header.cells).toHaveLength(14);
    const back = sheet.rows.map(({ cells }) => [readDate(cells[1] ?? "", "dmy"), cells[4]]);
    expect(back).toEqual(names.map((name) => [date, name]));
  });

  it("doubles quotes in a name, and starts no formula", () => {
    expect(linesOf(set({ exercise: 'كيرل "21"' }))[0]).toContain(',"كيرل ""21""",');
    expect(linesOf(set({ exercise: "=1+1" }))[0]).toContain(`,"'=1+1",`);
  });
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("days of pages", () => {
  async function* pagesOf(...pages: string[][]) {
    for (const page of pages) yield page.map((day) => ({ date: day }));
  }
  it("are whole, even if a page ends in the middle of one", async () => {
    const slices = await all(wholeDays(pagesOf(["a", "a", "b"], ["b", "b", "c"], [])));
    const days = slices.flat().map((day) => day.map(({ date: name }) => name).join(""));
    expect(days).toEqual(["aa", "bbb", "c"]);
  });
  it("are none of no page", async () => {
    expect(await all(wholeDays(pagesOf([])))).toEqual([[]]);
  });
});

describe("two lists of days", () => {
  async function* pages(...lists: string[][]) {
    for (const list of lists) yield list.map((day) => [set({ date: day })]);
  }

  it("are one in the order of the days, a day of both with the rows of both", async () => {
    const found: [string | undefined, number][] = [];
    const together = daysTogether(
      pages(["2025-01-01", "2025-01-03"], [], ["2025-01-09"]),
      pages(["2025-01-02"], ["2025-01-03", "2025-01-04"]),
    );
    for await (const days of together) {
      found.push(...days.map((day): (typeof found)[number] => [day[0]?.date, day.length]));
    }
    expect(found).toEqual([
      ["2025-01-01", 1],
      ["2025-01-02", 1],
      ["2025-01-03", 2],
      ["2025-01-04", 1],
      ["2025-01-09", 1],
    ]);
  });
});
