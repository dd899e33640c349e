import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  faultsOfMigrations,
  listMigrations,
  listNewMigrations,
} from "../../scripts/lib/migrations.ts";
import * as schema from "../../worker/db/schema.ts";

// Its ESM build calls require() at load.
const { generateSQLiteDrizzleJson, generateSQLiteMigration } = createRequire(import.meta.url)(
  "drizzle-kit/api",
) as typeof import("drizzle-kit/api");

const read = (path: string) => JSON.parse(readFileSync(`migrations/meta/${path}`, "utf8"));

it("the migrations cover the whole schema", async () => {
  const { entries } = read("_journal.json") as { entries: { tag: string }[] };
  const latest = read(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  const current = await generateSQLiteDrizzleJson(schema, latest.id, "snake_case");
  expect(await generateSQLiteMigration(latest, current)).toEqual([]);
});

const messages = (folder?: string) => faultsOfMigrations(folder).map(({ message }) => message);

it("every migration is unchanged since it landed", () => {
  expect(listMigrations().length).toBeGreaterThan(0);
  expect(messages()).toEqual([]);
});

it("an edited, removed or unlisted migration is refused, and only new ones are listed", () => {
  const folder = mkdtempSync(join(tmpdir(), "miran-migrations-"));
  try {
    cpSync("migrations", folder, { recursive: true });
    const [first = ""] = listMigrations(folder);
    writeFileSync(join(folder, "9998_new.sql"), "select 1;");
    expect(messages(folder)).toEqual([
      "migrations/9998_new.sql has no hash: run npm run migrations:new",
    ]);
    expect(listNewMigrations(folder)).toEqual(["9998_new.sql"]);
    expect(messages(folder)).toEqual([]);
    writeFileSync(join(folder, first), "select 2;");
    rmSync(join(folder, "9998_new.sql"));
    expect(listNewMigrations(folder)).toEqual([]);
    expect(messages(folder)).toEqual([
      `migrations/${first} was edited after it landed: undo that and write a new migration`,
      "migrations/9998_new.sql was removed after it landed: restore it and write a new migration",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
