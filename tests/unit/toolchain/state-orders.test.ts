import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { persistencePath } from "../../../scripts/lib/database.ts";
import { Refusal } from "../../../scripts/lib/message.mjs";
import { runTool } from "../../../scripts/lib/run-tool.ts";
import { prepareState } from "../../../scripts/lib/sample-data.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";
import { queryState } from "../../support/state-files.ts";

/** What `npm start` and `npm run dev` prepare before they serve; three people are soon written. */
const steps = {
  start: () => prepareState(state, { seed: { trainees: 3, weeks: 1 } }),
  "start --empty": () => prepareState(state, { empty: true }),
  invite: () => run("scripts/trainer-invite.ts"),
  seed: () => run("scripts/seed.ts", "--trainees", "4", "--weeks", "1"),
};
type Step = keyof typeof steps;

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

const read = (query: string) => queryState(state, query);
const trainees = () => read("select id from trainee_profiles").length;
const links = () => read("select hash from mail_tokens").length;
const trainers = () => read("select email, id from accounts where role = 'trainer'");

/** A new folder after its first step: each is taken once, and copied for every order that begins with it. */
const begun = new Map<Step, string>();
afterAll(() => {
  for (const folder of begun.values()) rmSync(folder, { recursive: true, force: true });
});

async function begin(first: Step): Promise<void> {
  const known = begun.get(first);
  if (known) return cpSync(known, state, { recursive: true });
  await steps[first]();
  const kept = mkdtempSync(join(tmpdir(), "miran-begun-"));
  cpSync(state, kept, { recursive: true });
  begun.set(first, kept);
}

async function go(first: Step, ...rest: Step[]) {
  await begin(first);
  for (const step of rest) await steps[step]();
}

describe("a state folder", { timeout: 120_000 }, () => {
  it.each<{ order: Step[]; people: number; invited: number }>([
    { order: ["seed", "invite", "start"], people: 4, invited: 1 },
    { order: ["start --empty", "invite", "seed", "start"], people: 4, invited: 1 },
  ])("keeps what is there: $order", async ({ order, people, invited }) => {
    const [first = "start", ...rest] = order;
    await go(first, ...rest);
    expect(trainees()).toBe(people);
    expect(links()).toBe(invited);
    const [trainer] = read("select email, password_hash from accounts where role = 'trainer'");
    expect(trainer).toEqual({
      email: sampleTrainer.email,
      password_hash: expect.stringMatching(/^\$scrypt\$/),
    });
  });

  it("keeps the trainer who was invited, with the password that they chose", async () => {
    await go("invite");
    const [invited] = trainers();
    read("update accounts set password_hash = 'chosen'");
    await steps.start();
    await steps.start();
    expect(trainers()).toEqual([invited]);
    expect(read("select password_hash from accounts where role = 'trainer'")).toEqual([
      { password_hash: "chosen" },
    ]);
    expect({ people: trainees(), invited: links() }).toEqual({ people: 3, invited: 1 });
  });

  it("that begins empty has the starter library, and nobody but the trainer", async () => {
    expect(await steps["start --empty"]()).toBe("empty");
    expect(read("select email, role from accounts")).toEqual([
      { email: sampleTrainer.email, role: "trainer" },
    ]);
    const [{ hash } = {}] = read("select password_hash as hash from accounts");
    expect(await scryptPasswords.verify(sampleTrainer.password, String(hash))).toMatchObject({
      valid: true,
    });
    expect(read("select count(*) > 100 as many from exercises")).toEqual([{ many: 1 }]);
    expect(await steps.start()).toBe("empty");
  });

  it("that began empty keeps the trainer's own password, and whoever came since", async () => {
    await go("start --empty");
    const [trainer] = trainers();
    read("update accounts set password_hash = 'chosen'");
    expect(await steps["start --empty"]()).toBe("empty");
    expect(read("select id, email, password_hash from accounts")).toEqual([
      { ...trainer, password_hash: "chosen" },
    ]);
  });

  it("that holds people is neither emptied nor seeded over, but where that was asked for", async () => {
    await go("seed");
    read("insert into settings values ('mine', '{}', 1)");
    await expect(steps["start --empty"]()).rejects.toThrow(/is not empty/);
    await expect(steps.seed()).rejects.toThrow(/has 4 trainees already/);
    expect(trainees()).toBe(4);
    await run("scripts/seed.ts", "--trainees", "5", "--weeks", "1", "--erase");
    expect(trainees()).toBe(5);
    expect(read("select 1 from settings where section = 'mine'")).toEqual([]);
  });

  it("is as it was when writing sample data was cut off while it took its place", async () => {
    await go("start --empty", "invite");
    const workshop = join(state, "seeding");
    mkdirSync(workshop);
    await expect(steps.invite()).rejects.toThrow(/Sample data is being written/);
    renameSync(persistencePath(state), join(workshop, "replaced"));
    await steps.start();
    expect(existsSync(workshop)).toBe(false);
    expect(links()).toBe(1);
  });
});
