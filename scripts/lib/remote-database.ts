import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StarterDatabase } from "../library/apply.ts";
import { root } from "./install.mjs";
import { Refusal } from "./message.mjs";
import { runTool, tools } from "./run-tool.ts";

async function execute(...what: string[]): Promise<string> {
  const command = ["d1", "execute", "DB", "--remote", "--yes", "--json"];
  const config = ["--config", join(root, "wrangler.toml")];
  const { ok, output } = await runTool([tools.wrangler, ...command, ...config, ...what]);
  if (!ok) throw new Refusal(`${output}\nThe deployed database could not be reached.`);
  return output;
}

/** What each statement of an SQL text answers in the deployed database. */
export async function queryRemotely<Row>(sql: string): Promise<Row[][]> {
  const output = await execute("--command", sql);
  const results = JSON.parse(output.slice(output.indexOf("["))) as { results: Row[] }[];
  return results.map((each) => each.results);
}

/** The deployed database, whose wrangler rolls a file back whole when one statement of it fails. */
export const remoteDatabase: StarterDatabase = {
  read: async (sql) => (await queryRemotely(sql)).at(-1) ?? [],
  write: async (statements) => {
    const folder = mkdtempSync(join(tmpdir(), "miran-sql-"));
    const file = join(folder, "statements.sql");
    try {
      writeFileSync(file, `${statements.join(";\n")};\n`);
      await execute("--file", file);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
