import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { importChunk } from "../../../domain/copies/sheet/kinds.ts";
import { newId } from "../../../domain/id.ts";
import { tableFacts } from "../../../worker/db/table-facts.ts";
import { fillEverything } from "../../support/every-table.ts";
import { emptyDesk, idOf, makeImported, peoplePortion } from "../../support/imports.ts";
import { makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

let other: SignedInTrainee;
describe("a row of a trainee's table", () => {
  const trainees = tableFacts.filter(([, { keepsImported }]) => keepsImported !== undefined);

  /** Written by triggers, or undone by more than a row. */
  const written = new Set([
    "trainee_balances",
    "trainee_search_words",
    "conversations",
    "weight_records",
  ]);
  let desk: Awaited<ReturnType<typeof emptyDesk>>["desk"];
  beforeEach(async () => {
    const { trainer, desk: own } = await emptyDesk();
    desk = own;
    other = await makeTrainee();
    await fillEverything(other, trainer);
  });

  it("blocks the undo of its person's import, where it means work", async () => {
    const rows = trainees.map((_, at) => makeImported(at + 2));
    const ids: string[] = [];
    for (let from = 0; from < rows.length; from += importChunk.rows) {
      const id = newId();
      await desk.write(peoplePortion(rows.slice(from, from + importChunk.rows)), id);
      ids.push(id);
    }
    for (const [at, [table]] of trainees.entries()) {
      if (written.has(table)) continue;
      await giveRow(table, await idOf(`row${at + 2}@example.com`));
    }
    for (const id of ids) await desk.undo(id);
    const remaining = await env.DB.prepare(
      "select email from accounts where email like 'row%@example.com'",
    )
      .all<{ email: string }>()
      .then(({ results }) => results.map(({ email }) => email));
    expect(remaining.sort()).toEqual(
      trainees
        .flatMap(([, { keepsImported }], at) =>
          keepsImported === true ? [`row${at + 2}@example.com`] : [],
        )
        .sort(),
    );
  });
});

/** Copies another trainee's row, replacing it if both are impossible. */
async function giveRow(table: string, traineeId: string): Promise<void> {
  const found = await env.DB.prepare(`select * from "${table}" where trainee_id = ? limit 1`)
    .bind(other.id)
    .first();
  const row = { ...found, ...(found && "id" in found && { id: newId() }), trainee_id: traineeId };
  const names = Object.keys(row);
  await env.DB.prepare(
    `insert or replace into "${table}" (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
  )
    .bind(...Object.values(row))
    .run();
}
