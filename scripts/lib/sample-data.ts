import { scryptPasswords } from "../../worker/edge/passwords.ts";
import { sampleAccounts, sampleTrainer } from "../seed/accounts.ts";
import { ensureTrainer } from "../seed/operations.ts";
import { Refusal, say } from "./message.mjs";
import {
  type Contents,
  forgetUnfinishedSeeding,
  readContents,
  type SeedOptions,
  withPrepared,
  writeContents,
  writeSampleData,
} from "./state-contents.ts";

const dayMs = 86_400_000;

interface Preparation {
  empty?: boolean;
  /** Days from today to the day of the sample data. */
  daysAhead?: number;
  seed?: SeedOptions;
}

/**
 * Migrates the database of a state folder. A new folder gets the sample data, or the trainer alone as in a new
 * deployment; an existing one stays unchanged.
 */
export async function prepareState(
  state: string,
  { empty = false, daysAhead = 0, seed }: Preparation = {},
): Promise<Contents> {
  forgetUnfinishedSeeding(state);
  const contents = await withPrepared(state, async (database) => {
    const present = await readContents(database);
    if (present === "sample" && empty) throw refusePeople(state);
    const decided = present ?? (empty ? "empty" : undefined);
    if (decided) await writeContents(database, decided);
    if (decided === "empty")
      await ensureTrainer(database, await scryptPasswords.hash(sampleTrainer.password));
    return decided;
  });
  if (contents) return contents;
  say("Writing the sample data …");
  const now = (Math.floor(Date.now() / dayMs) + daysAhead) * dayMs;
  await writeSampleData(state, { now, ...seed });
  return "sample";
}

const refusePeople = (state: string) =>
  new Refusal(
    `${state} is not empty: it has people, and a start deletes nothing. Choose another folder with --state, or remove it.`,
  );

export const trainerEmail = (): string => sampleTrainer.email;

/** Prints the last lines of `npm start` and `npm run dev`. */
export function announce(contents: Contents, url: string): void {
  say(`ready ${url}`);
  for (const { role, email, password } of contents === "empty" ? [sampleTrainer] : sampleAccounts)
    say(`${role} ${email} ${password}`);
  if (contents === "empty")
    say("No trainees yet. The trainer's first screen leads through the first steps.");
}

/** Variables of a local Worker in addition to a deployed one's. */
export function localVars(port: number, secrets: Record<string, string>): Record<string, string> {
  return {
    ENVIRONMENT: "development",
    APP_ORIGIN: `http://localhost:${port}`,
    TRAINER_EMAIL: trainerEmail(),
    ...secrets,
  };
}
