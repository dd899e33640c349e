import { refuseUnknownState } from "./lib/database.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { defaultState, readNumber, readOptions } from "./lib/options.mjs";
import {
  countTrainees,
  forgetUnfinishedSeeding,
  withPrepared,
  writeSampleData,
} from "./lib/state-contents.ts";
import { lockState } from "./lib/state-lock.mjs";

const usage = `usage: npm run seed [-- --trainees N] [--weeks N] [--seed N] [--state DIR] [--erase]
  Writes sample data into a state folder without trainees; its other data stays.
  --trainees N  number of trainees (default 40)
  --weeks N     weeks of history (default 12)
  --seed N      another number gives other people (default 1)
  --state DIR   the folder (default ${defaultState})
  --erase       replaces the folder's database, files and live objects`;

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      trainees: { type: "string" },
      weeks: { type: "string" },
      seed: { type: "string" },
      state: { type: "string" },
      erase: { type: "boolean" },
    },
    usage,
  );
  const state = options.state || defaultState;
  const number = (name: "trainees" | "weeks" | "seed", fallback: number, most: number) =>
    readNumber(options[name], { name, least: name === "trainees" ? 2 : 1, most, fallback, usage });
  const size = {
    trainees: number("trainees", 40, 100_000),
    weeks: number("weeks", 12, 520),
    seed: number("seed", 1, 1_000_000),
  };
  process.on("exit", lockState(state, "npm run seed"));
  await refuseUnknownState(state);
  forgetUnfinishedSeeding(state);
  const people = options.erase ? 0 : await withPrepared(state, countTrainees);
  if (people > 0)
    throw new Refusal(
      `${state} has ${people} trainees already: choose another folder with --state, or delete them with --erase.`,
    );
  const summary = await writeSampleData(state, { ...size, instead: options.erase ?? false });
  for (const [name, rows] of Object.entries(summary)) say(`${name.padEnd(28)} ${rows}`);
});
