import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  type LedgerDifference,
  ledgerDifferences,
  resummings,
} from "../worker/data/memberships/ledger-sums.ts";
import { persistencePath } from "./lib/database.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { defaultState, readOptions } from "./lib/options.mjs";
import { queryIn, type Where } from "./lib/query.ts";

const usage = `usage: npm run ledger:sum [-- --write] [-- --remote [--staging] | -- --state DIR]
  Compares the sums of the ledger (expected, begun and received of each month, charged and paid of each
  trainee) with its rows.
  --write      computes the sums from the rows and stores them
  --remote     in the deployed database
  --staging    in the database of [env.staging] of wrangler.toml
  --state DIR  the folder of the local database (default ${defaultState})`;

const lineOf = ({ figure, summed, kept: stored }: LedgerDifference) =>
  `${figure}: ${stored} is stored, the rows amount to ${summed}`;

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      write: { type: "boolean" },
      remote: { type: "boolean" },
      staging: { type: "boolean" },
      state: { type: "string" },
    },
    usage,
  );
  const where: Where = options.remote
    ? { stage: options.staging ? "staging" : "production" }
    : { state: resolve(options.state ?? defaultState) };
  if ("state" in where && !existsSync(persistencePath(where.state)))
    throw new Refusal(`${where.state} has no database.`);
  const [found = []] = await queryIn<LedgerDifference>(where, [ledgerDifferences]);
  if (found.length === 0) return say("The sums of the ledger equal its rows.");
  const lines = found.map(lineOf).join("\n");
  if (!options.write) throw new Refusal(`${lines}\n\nnpm run ledger:sum -- --write corrects them.`);
  const results = await queryIn<LedgerDifference>(where, [...resummings, ledgerDifferences]);
  if (results.at(-1)?.length !== 0) throw new Refusal(`${lines}\n\nThe sums still differ.`);
  say(`${lines}\n\nAll were corrected from the rows.`);
});
