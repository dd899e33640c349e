import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lintMigrations, recipesInstead } from "../../../scripts/lint/migrations.ts";

const folder = mkdtempSync(join(tmpdir(), "miran-migrations-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const separator = "\n--> statement-breakpoint\n";
const first = [
  "CREATE TABLE `people` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `total` integer);",
  "CREATE TABLE `days` (`id` text PRIMARY KEY, `person_id` text NOT NULL REFERENCES people(id) ON DELETE CASCADE);",
  "CREATE TABLE `sets` (`day_id` text REFERENCES days(id) ON DELETE CASCADE, `nth` integer);",
  "CREATE TABLE `sums` (`id` text PRIMARY KEY, `person_id` text REFERENCES people(id) ON DELETE SET NULL);",
  "CREATE TABLE `lone` (`id` text PRIMARY KEY);",
  "CREATE INDEX `people_name` ON `people` (`name`);",
  "CREATE TRIGGER days_counted AFTER INSERT ON days BEGIN\n  UPDATE people SET total = total + 1 WHERE id = new.person_id;\nEND;",
  "CREATE TRIGGER days_uncounted AFTER DELETE ON days BEGIN\n  UPDATE people SET total = total - 1 WHERE id = old.person_id;\nEND;",
];

/** The messages about a migration after the first. */
function lint(...second: string[]): string[] {
  writeFileSync(join(folder, "0000_first.sql"), first.join(separator));
  writeFileSync(join(folder, "0001_second.sql"), second.join(separator));
  return lintMigrations(folder).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

const naive = [
  "PRAGMA foreign_keys=OFF;",
  "CREATE TABLE `__new_people` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `total` integer, CHECK (total >= 0));",
  'INSERT INTO `__new_people`("id", "name", "total") SELECT "id", "name", "total" FROM `people`;',
  "DROP TABLE `people`;",
  "ALTER TABLE `__new_people` RENAME TO `people`;",
  "PRAGMA foreign_keys=ON;",
  "CREATE INDEX `people_name` ON `people` (`name`);",
];

/** The shown recipe, with its table filled in. */
function recipe(): string[] {
  lint(...naive);
  const [text = ""] = recipesInstead(folder);
  return text
    .slice(text.indexOf("-- rebuilds"))
    .replace("CREATE TABLE people (…);", naive[1]?.replace("__new_", "") ?? "")
    .split(separator);
}

describe("a migration that only adds", () => {
  it("is allowed, with triggers in capitals", () => {
    expect(
      lint(
        "ALTER TABLE `people` ADD `age` integer;",
        "CREATE TABLE `begin` (`id` text, `end` text DEFAULT 'begin; end');",
        "UPDATE people SET age = CASE WHEN name = 'x' THEN 1 ELSE 2 END;",
        "CREATE TRIGGER people_named AFTER UPDATE ON people BEGIN\n  UPDATE people SET total = 0 WHERE id = new.id; -- the end\nEND;",
      ),
    ).toEqual([]);
  });

  it("is refused when it does not run", () => {
    expect(lint("ALTER TABLE `nobody` ADD `age` integer;")).toEqual([
      "migrations/0001_second.sql:1 does not run: no such table: nobody",
    ]);
  });
});

describe("a statement that breaks a remote D1", () => {
  const trigger = (body: string, begin = "BEGIN", end = "END") =>
    `CREATE TRIGGER t AFTER INSERT ON lone ${begin}\n  ${body};\n${end};`;

  it.each([
    ["CASE in a trigger", trigger("UPDATE sums SET id = CASE WHEN 1 THEN 2 END"), "CASE … END"],
    ["case in small letters", trigger("UPDATE sums SET id = case when 1 then 2 end"), "CASE … END"],
    ["begin in small letters", trigger("SELECT 1", "begin"), '"begin" in a trigger'],
    ["end in small letters", trigger("SELECT 1", "BEGIN", "end"), '"end" in a trigger'],
    ["CRLF", "SELECT 1;\r\nSELECT 2;", "CRLF"],
    ["a statement over 80 kB", `SELECT '${"é".repeat(40_000)}';`, "a statement of 80010 bytes"],
    ["a file over 90 kB", `SELECT 1;\n${"-- why\n".repeat(13_000)}`, "bytes, more than 90000"],
  ])("is refused: %s", (_, sql, message) => {
    expect(lint(sql)[0]).toContain(message);
  });

  it("is reported at its line", () => {
    expect(lint("ALTER TABLE `lone` ADD `x` text;", trigger("SELECT 1", "begin"))).toEqual([
      'migrations/0001_second.sql:3 "begin" in a trigger: D1 knows BEGIN alone',
    ]);
  });
});

describe("a rebuilt table", () => {
  it("is refused as drizzle-kit writes it", () => {
    expect(lint(...naive)).toEqual([
      expect.stringContaining("builds people anew by RENAME TO"),
      expect.stringContaining("PRAGMA foreign_keys does nothing"),
      expect.stringContaining("PRAGMA foreign_keys does nothing"),
    ]);
  });

  it("is refused under another name, and without its comment at the head", () => {
    expect(lint("ALTER TABLE people RENAME TO persons;")).toEqual([
      expect.stringContaining("renames people"),
    ]);
    expect(lint(...recipe().map((sql) => sql.replace(/^-- rebuilds.*\n/, "")))).toEqual([
      expect.stringContaining('say "-- rebuilds: people" at the head'),
    ]);
  });

  it("is allowed by the recipe, which saves dependent rows", () => {
    const steps = recipe();
    for (const aside of ["aside_people ", "aside_days ", "aside_sets ", "aside_sums_person_id "])
      expect(steps.join("\n")).toContain(`CREATE TABLE ${aside}`);
    expect(lint(...steps)).toEqual([]);
  });

  it("is refused without any one step of the recipe", () => {
    const steps = recipe();
    expect(steps.length).toBeGreaterThan(25);
    for (const [nth, step] of steps.entries()) {
      const others = steps.filter((_, at) => at !== nth);
      // The comment at the head belongs to the first step.
      const left = nth === 0 ? ["-- rebuilds: people\nSELECT 1;", ...others] : others;
      expect(lint(...left), step).not.toEqual([]);
    }
  });

  it("is refused with steps in another order", () => {
    const steps = recipe();
    const drop = steps.findIndex((step) => step.includes("DROP TABLE people"));
    const [dropped = ""] = steps.splice(drop, 1);
    const aside = steps.findIndex((step) => step.includes("CREATE TABLE aside_days"));
    steps.splice(aside, 0, dropped);
    expect(lint(...steps)[0]).toContain("has too early a step of the recipe (Drop)");
  });

  it("is refused if the table does not exist", () => {
    expect(lint("-- rebuilds: persons\nSELECT 1;")).toEqual([
      expect.stringContaining("rebuilds persons, which is not a table"),
    ]);
  });
});

describe("a dropped table", () => {
  it("is refused without its comment at the head", () => {
    expect(lint("DROP TABLE lone;")).toEqual([expect.stringContaining('say "-- drops: lone"')]);
    expect(lint("DROP TABLE IF EXISTS `lone`;")).toHaveLength(1);
    expect(lint("-- drops: lone\nDROP TABLE lone;")).toEqual([]);
  });

  it("is refused while others refer to it", () => {
    expect(lint("-- drops: days\nDROP TABLE days;")).toEqual([
      expect.stringContaining("would delete or empty rows that refer to it: sets"),
    ]);
    expect(lint("-- drops: sets, days\nDROP TABLE sets;", "DROP TABLE days;")).toEqual([]);
  });

  it("may be a temporary one of the migration itself", () => {
    expect(lint("CREATE TABLE aside AS SELECT * FROM lone;", "DROP TABLE aside;")).toEqual([]);
  });
});
