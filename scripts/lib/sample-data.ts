import { sampleAccounts } from "../seed/accounts.ts";
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
 * Migrates the database of a state folder. One that holds nothing yet gets the sample data, or is
 * kept empty as a new deployment is; any other stays as it is.
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
    return decided;
  });
  if (contents) return contents;
  say("Writing the sample data …");
  await writeSampleData(state, seed);
  return "sample";
}

const holdsPeople = (state: string) =>
  new Refusal(
    `${state} holds people already, and a start erases nothing: choose another folder with --state, or remove that one.`,
  );

export const trainerEmail = (): string =>
  sampleAccounts.find((account) => account.role === "trainer")?.email ?? "";

/** The lines that `npm start` and `npm run dev` end with. */
export function announce(
  contents: Contents,
  { url, port, state }: { url: string; port: number; state: string },
): void {
  say(`ready ${url}`);
  if (contents === "empty") {
    say("No sample accounts here. A link with which the trainer gets in:");
    say(`npm run trainer:invite -- --port ${port} --state ${state}`);
    return;
  }
  for (const { role, email, password } of sampleAccounts) say(`${role} ${email} ${password}`);
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
