import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { Refusal } from "../../scripts/lib/message.mjs";
import { runTool } from "../../scripts/lib/run-tool.ts";
import { prepareState } from "../../scripts/lib/sample-data.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { queryState } from "./state-files.ts";

/** A state folder for each test of a file, and the commands on it in any order. */
export function makeStateOrders() {
  let state: string;
  beforeEach(() => {
    state = mkdtempSync(join(tmpdir(), "miran-orders-"));
  });
  afterEach(() => rmSync(state, { recursive: true, force: true }));

  async function run(script: string, ...args: string[]) {
    const { ok, output } = await runTool([script, ...args, "--state", state]);
    if (!ok) throw new Refusal(output);
    return output;
  }

  /** The commands; `npm start` and `npm run dev` only prepare the folder, with three people. */
  const steps = {
    start: () => prepareState(state, { seed: { trainees: 3, weeks: 1 } }),
    "start --empty": () => prepareState(state, { empty: true }),
    invite: () => run("scripts/trainer-invite.ts"),
    seed: () => run("scripts/seed.ts", "--trainees", "4", "--weeks", "1"),
  };
  type Step = keyof typeof steps;

  /** Folders after each first step, copied for every order that begins with it. */
  const begun = new Map<Step, string>();
  afterAll(() => {
    for (const folder of begun.values()) rmSync(folder, { recursive: true, force: true });
  });

  async function begin(first: Step): Promise<void> {
    const known = begun.get(first);
    if (known) return cpSync(known, state, { recursive: true });
    await steps[first]();
    const copy = mkdtempSync(join(tmpdir(), "miran-begun-"));
    cpSync(state, copy, { recursive: true });
    begun.set(first, copy);
  }

  async function go(first: Step, ...rest: Step[]) {
    await begin(first);
    for (const step of rest) await steps[step]();
  }

  const read = (query: string) => queryState(state, query);
  const trainees = () => read("select id from trainee_profiles").length;
  const links = () => read("select hash from mail_tokens").length;
  const trainers = () => read("select email, id from accounts where role = 'trainer'");

  /** Expects four people, one invitation, and the trainer with a password. */
  function expectAllPresent() {
    expect({ people: trainees(), invited: links() }).toEqual({ people: 4, invited: 1 });
    const [trainer] = read("select email, password_hash from accounts where role = 'trainer'");
    expect(trainer).toEqual({
      email: sampleTrainer.email,
      password_hash: expect.stringMatching(/^\$scrypt\$/),
    });
  }

  return { folder: () => state, steps, run, go, read, trainees, links, trainers, expectAllPresent };
}
