import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commands, namesOf } from "../../../../web/admin/palette/commands.ts";
import { findNamed } from "../../../../web/admin/palette/match.ts";

const named = (search: string, names: readonly string[][]) =>
  findNamed(search, names, (each) => each).map(({ item }) => item[0]);
const commandsFor = (search: string) =>
  findNamed(search, commands, namesOf).map(({ item }) => item.id);

describe("a search in the palette", () => {
  it.each([
    ["المتدربون", "/admin/trainees"],
    ["متدربون", "/admin/trainees"],
    ["اضافه تمرين", "add-exercise"],
    ["إضافة تمرين", "add-exercise"],
    ["EXERCISE add", "add-exercise"],
    ["record pay", "record-payment"],
    ["الأمان", "settings-security"],
    ["settings sec", "settings-security"],
    ["dark", "theme-dark"],
    ["داكن", "theme-dark"],
    ["تسجيل الخروج", "sign-out"],
  ])("for %s finds %s first", (search, id) => {
    expect(commandsFor(search)[0]).toBe(id);
  });

  it("ranks a name's beginning before a word's beginning, and that before the inside of a word", () => {
    const names = [["بالوزن"], ["سجل الوزن"], ["الوزن"], ["وزن اليوم"], ["خطوات"]];
    expect(named("وزن", names)).toEqual(["الوزن", "وزن اليوم", "سجل الوزن", "بالوزن"]);
  });

  it("requires every word, in any order", () => {
    const names = [["إشعار جديد"], ["الإشعارات"], ["Add exercise"]];
    expect(named("جديد إشعار", names)).toEqual(["إشعار جديد"]);
    expect(named("إشعار قديم", names)).toEqual([]);
  });

  it("finds each command by any beginning of its names, in every spelling", () => {
    const arbitrary = fc.constantFrom(...commands).chain((command) =>
      fc.constantFrom(...namesOf(command)).chain((name) =>
        fc.tuple(
          fc.constant(command),
          fc.integer({ min: 1, max: name.length }).map((end) => name.slice(0, end)),
          fc.constantFrom(
            (text: string) => text,
            (text: string) => text.toUpperCase(),
            (text: string) => text.replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/ى/g, "ي"),
            (text: string) => [...text].join("\u0640").replace(/\u0640? \u0640?/g, " "),
          ),
        ),
      ),
    );
    fc.assert(
      fc.property(arbitrary, ([command, typed, written]) => {
        fc.pre(typed.trim() !== "");
        expect(commandsFor(written(typed))).toContain(command.id);
      }),
    );
  });

  it("lists strong matches first, in their order and without duplicates", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), (search) => {
        const found = findNamed(search, commands, namesOf);
        const places = (strong: boolean) =>
          found.filter((each) => each.strong === strong).map(({ item }) => item.id);
        expect(new Set(found.map(({ item }) => item.id)).size).toBe(found.length);
        expect(found.map(({ item }) => item.id)).toEqual([...places(true), ...places(false)]);
      }),
    );
  });
});
