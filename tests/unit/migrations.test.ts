import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import * as schema from "../../worker/db/schema.ts";

// Its ESM build calls require() at load.
const { generateSQLiteDrizzleJson, generateSQLiteMigration } = createRequire(import.meta.url)(
  "drizzle-kit/api",
) as typeof import("drizzle-kit/api");

const read = (path: string) => JSON.parse(readFileSync(`migrations/meta/${path}`, "utf8"));

it("has a migration for everything in the schema", async () => {
  const { entries } = read("_journal.json") as { entries: { tag: string }[] };
  const latest = read(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  const current = await generateSQLiteDrizzleJson(schema, latest.id, "snake_case");
  expect(await generateSQLiteMigration(latest, current)).toEqual([]);
});
