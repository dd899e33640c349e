import { openLocalDatabase, prepareDatabase, refuseUnknownState } from "./lib/database.ts";
import { fillConversations } from "./lib/fill-conversations.ts";
import { runCommand, say } from "./lib/message.mjs";
import { defaultState, readNumber, readOptions } from "./lib/options.mjs";
import { eraseState } from "./lib/sample-data.ts";
import { lockState } from "./lib/state-lock.mjs";
import { seed } from "./seed/index.ts";

const usage = `usage: npm run seed [-- --trainees N] [--weeks N] [--seed N] [--state DIR]
  Erases the local database, files and live objects of the state folder and writes sample data.
  --trainees N  how many (default 40)
  --weeks N     weeks of history (default 12)
  --seed N      another number gives other people (default 1)
  --state DIR   the folder (default ${defaultState})`;

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      trainees: { type: "string" },
      weeks: { type: "string" },
      seed: { type: "string" },
      state: { type: "string" },
    },
    usage,
  );
  const state = options.state || defaultState;
  const number = (name: "trainees" | "weeks" | "seed", fallback: number, most: number) =>
    readNumber(options[name], { name, least: name === "trainees" ? 2 : 1, most, fallback, usage });
  process.on("exit", lockState(state, "npm run seed"));
  await refuseUnknownState(state);
  eraseState(state);
  const { database, close } = await openLocalDatabase(state);
  try {
    await prepareDatabase(database, state);
    const summary = await seed(database, {
      trainees: number("trainees", 40, 100_000),
      weeks: number("weeks", 12, 520),
      seed: number("seed", 1, 1_000_000),
    });
    await fillConversations(state, database);
    for (const [name, rows] of Object.entries(summary)) say(`${name.padEnd(18)} ${rows}`);
  } finally {
    await close();
  }
});
