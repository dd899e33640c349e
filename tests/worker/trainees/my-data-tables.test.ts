import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { exportMyData } from "../../../worker/actions/trainees/export-my-data.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { sharedTables, tables } from "../../support/every-table.ts";
import { makeListed, makePlans } from "../../support/trainees.ts";
import { makePlatform, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainee = await makeListed();
});

/** Tables that know of a trainee and of which nothing is taken out, each for a reason. */
const leftOut: Record<string, string> = {
  refresh_tokens: "by these somebody enters",
  mail_tokens: "by these somebody enters",
  recovery_codes: "by these somebody enters",
  push_subscriptions: "a browser's address and keys, by which somebody could wake it",
  trainee_search_words: "the name, the address and the phone in pieces",
  exercise_days: "sums over the performed sets",
  applied_schedules: "which week the trainer lets go on; the weeks tell where they came from",
  meal_successors: "what later weeks will get; those weeks hold it then",
  exercise_successors: "what later weeks will get; those weeks hold it then",
  removed_items: "kept for half an hour, until a deletion can no longer be taken back",
  conversations: "what lists read of the messages, which are there whole",
};

describe("what somebody's data is", () => {
  it("is in the archive, table by table, or is left out for a reason", async () => {
    const seen: string[] = [];
    const database = env.DB as unknown as DatabaseClient;
    const platform = makePlatform({
      database: {
        prepare: (query) => {
          seen.push(query);
          return database.prepare(query);
        },
        batch: (statements) => database.batch(statements),
      },
    });
    const scope = traineeScope(platform.database, trainee.actor, Date.now());
    await new Response((await exportMyData(platform, scope)).content).arrayBuffer();
    const read = new Set(
      seen.flatMap((query) =>
        [...query.matchAll(/\b(?:from|join) "?(\w+)"?/g)].map(([, name]) => name),
      ),
    );

    const theirs = await tablesOfTrainees();

    const untold = theirs.filter((table) => !read.has(table) && !(table in leftOut));
    expect(untold).toEqual([]);
    expect(Object.keys(leftOut).filter((table) => !theirs.includes(table))).toEqual([]);
    expect(Object.keys(leftOut).filter((table) => read.has(table))).toEqual([]);
  });
});

/** Every table whose rows lead to an account by the foreign keys with which they are deleted. */
async function tablesOfTrainees(): Promise<string[]> {
  const owners = new Map<string, string[]>();
  for (const table of await tables()) {
    const { results } = await env.DB.prepare(`pragma foreign_key_list("${table}")`).all<{
      table: string;
      on_delete: string;
    }>();
    const parents = results.filter(({ on_delete }) => on_delete === "CASCADE");
    owners.set(
      table,
      parents.map(({ table: parent }) => parent),
    );
  }
  const theirs = new Set(["accounts"]);
  for (let before = 0; before < theirs.size; ) {
    before = theirs.size;
    for (const [table, parents] of owners) {
      if (parents.some((parent) => theirs.has(parent))) theirs.add(table);
    }
  }
  return [...theirs].filter((table) => !sharedTables.has(table)).sort();
}
