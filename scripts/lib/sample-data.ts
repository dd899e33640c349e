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

/**
 * Migrates the database of a state folder. One that holds nothing yet gets the sample data, or the
 * trainer alone, as a new deployment has; any other stays as it is.
 */
export async function prepareState(
  state: string,
  { empty = false, seed }: { empty?: boolean; seed?: SeedOptions } = {},
): Promise<Contents> {
  forgetUnfinishedSeeding(state);
  const contents = await withPrepared(state, async (database) => {
    const held = await readContents(database);
    if (held === "sample" && empty) throw holdsPeople(state);
    const decided = held ?? (empty ? "empty" : undefined);
    if (decided) await writeContents(database, decided);
    if (decided === "empty")
      await ensureTrainer(database, await scryptPasswords.hash(sampleTrainer.password));
    return decided;
  });
  if (contents) return contents;
  say("Writing the sample data …");
  await writeSampleData(state, seed);
  return "sample";
}

const holdsPeople = (state: string) =>
  new Refusal(
    `${state} is not empty: it holds people, and a start erases nothing. Choose another folder with --state, or remove that one.`,
  );

export const trainerEmail = (): string => sampleTrainer.email;

/** The lines that `npm start` and `npm run dev` end with. */
export function announce(contents: Contents, url: string): void {
  say(`ready ${url}`);
  for (const { role, email, password } of contents === "empty" ? [sampleTrainer] : sampleAccounts)
    say(`${role} ${email} ${password}`);
  if (contents === "empty")
    say("No trainees yet. The trainer's first screen leads through the first steps.");
}

/** What a local Worker is told that a deployed one is not. */
export function localVars(port: number, secrets: Record<string, string>): Record<string, string> {
  return {
    ENVIRONMENT: "development",
    APP_ORIGIN: `http://localhost:${port}`,
    TRAINER_EMAIL: trainerEmail(),
    ...secrets,
  };
}
