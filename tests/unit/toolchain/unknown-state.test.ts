import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLocalDatabase } from "../../../scripts/lib/database.ts";
import { Refusal } from "../../../scripts/lib/message.mjs";
import { runTool } from "../../../scripts/lib/run-tool.ts";
import { prepareState } from "../../../scripts/lib/sample-data.ts";
import { queryState } from "../../support/state-files.ts";

const state = mkdtempSync(join(tmpdir(), "miran-state-"));
const sentence = `${state} has a database of another version of Miran, which this one cannot read: remove the folder, or choose another with --state.`;

const storedRows = () => queryState(state, "select name from kept");

beforeAll(async () => {
  const { database, close } = await openLocalDatabase(state);
  await database.batch([
    database.prepare("create table d1_migrations (id integer primary key, name text unique)"),
    database.prepare("insert into d1_migrations (name) values ('0000_of_another_version.sql')"),
    database.prepare("create table kept (name text)"),
    database.prepare("insert into kept values ('ليان')"),
  ]);
  await close();
});
afterAll(() => rmSync(state, { recursive: true, force: true }));

describe("a state folder of another version", { timeout: 60_000 }, () => {
  it("is refused at start in one sentence, and stays unchanged", async () => {
    const refusal = await prepareState(state).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ message: sentence, exitCode: 1 });
    expect(storedRows()).toEqual([{ name: "ليان" }]);
  });

  it("is refused by seeding, even with --erase", async () => {
    const { ok, output } = await runTool(["scripts/seed.ts", "--state", state, "--erase"]);
    expect(ok).toBe(false);
    expect(output).toBe(`${sentence}\n`);
    expect(storedRows()).toEqual([{ name: "ليان" }]);
  });
});
