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
  Compares what the ledger shows (expected, begun and received of each month, charged and paid of each
  trainee) with what its rows amount to.
  --write      writes the figures anew from the rows
  --remote     in the deployed database
  --staging    in the one of [env.staging] of wrangler.toml
  --state DIR  the folder of the local database (default ${defaultState})`;

const lineOf = ({ figure, summed, kept }: LedgerDifference) =>
  `${figure}: ${kept} is shown, the rows say ${summed}`;

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
    throw new Refusal(`${where.state} holds no database.`);
  const [found = []] = await queryIn<LedgerDifference>(where, [ledgerDifferences]);
  if (found.length === 0) return say("The ledger is what its rows amount to.");
  const lines = found.map(lineOf).join("\n");
  if (!options.write)
    throw new Refusal(`${lines}\n\nnpm run ledger:sum -- --write puts them right.`);
  const results = await queryIn<LedgerDifference>(where, [...resummings, ledgerDifferences]);
  if (results.at(-1)?.length !== 0) throw new Refusal(`${lines}\n\nThey stand as before.`);
  say(`${lines}\n\nEach is written anew from the rows.`);
});
