import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLocalDatabase, persistencePath } from "../../../scripts/lib/database.ts";
import { Refusal } from "../../../scripts/lib/message.mjs";
import { runTool } from "../../../scripts/lib/run-tool.ts";
import { prepareState } from "../../../scripts/lib/sample-data.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";

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

async function read(query: string) {
  const { database, close } = await openLocalDatabase(state);
  try {
    return (await database.prepare(query).all<Record<string, unknown>>()).results;
  } finally {
    await close();
  }
}

const trainees = async () => (await read("select id from trainee_profiles")).length;
const links = async () => (await read("select hash from mail_tokens")).length;
const trainers = () => read("select email, id from accounts where role = 'trainer'");

async function go(...order: Step[]) {
  for (const step of order) await steps[step]();
}

describe("a state folder", { timeout: 120_000 }, () => {
  it.each<{ order: Step[]; people: number; invited: number }>([
    { order: ["seed", "invite", "start"], people: 4, invited: 1 },
    { order: ["invite", "start", "start"], people: 3, invited: 1 },
    { order: ["start --empty", "invite", "seed", "start"], people: 4, invited: 1 },
  ])("keeps what is there: $order", async ({ order, people, invited }) => {
    await go(...order);
    expect(await trainees()).toBe(people);
    expect(await links()).toBe(invited);
    const [trainer] = await read(
      "select email, password_hash from accounts where role = 'trainer'",
    );
    expect(trainer).toEqual({
      email: sampleTrainer.email,
      password_hash: expect.stringMatching(/^\$scrypt\$/),
    });
  });

  it("keeps the trainer who was invited, with the password that they chose", async () => {
    await go("invite");
    const [invited] = await trainers();
    await read("update accounts set password_hash = 'chosen'");
    await go("start");
    expect(await trainers()).toEqual([invited]);
    expect(await read("select password_hash from accounts where role = 'trainer'")).toEqual([
      { password_hash: "chosen" },
    ]);
  });

  it("that begins empty has the starter library, and nobody but the trainer", async () => {
    expect(await steps["start --empty"]()).toBe("empty");
    expect(await read("select email, role from accounts")).toEqual([
      { email: sampleTrainer.email, role: "trainer" },
    ]);
    const [{ hash } = {}] = await read("select password_hash as hash from accounts");
    expect(await scryptPasswords.verify(sampleTrainer.password, String(hash))).toMatchObject({
      valid: true,
    });
    expect(await read("select count(*) > 100 as many from exercises")).toEqual([{ many: 1 }]);
    expect(await steps.start()).toBe("empty");
  });

  it("that began empty keeps the trainer's own password, and whoever came since", async () => {
    await go("start --empty");
    const [trainer] = await trainers();
    await read("update accounts set password_hash = 'chosen'");
    expect(await steps["start --empty"]()).toBe("empty");
    expect(await read("select id, email, password_hash from accounts")).toEqual([
      { ...trainer, password_hash: "chosen" },
    ]);
  });

  it("that holds people is neither emptied nor seeded over, but where that was asked for", async () => {
    await go("start");
    await read("insert into settings values ('mine', '{}', 1)");
    await expect(steps["start --empty"]()).rejects.toThrow(/is not empty/);
    await expect(steps.seed()).rejects.toThrow(/has 3 trainees already/);
    expect(await trainees()).toBe(3);
    await run("scripts/seed.ts", "--trainees", "5", "--weeks", "1", "--erase");
    expect(await trainees()).toBe(5);
    expect(await read("select 1 from settings where section = 'mine'")).toEqual([]);
  });

  it("is as it was when writing sample data was cut off while it took its place", async () => {
    await go("start --empty", "invite");
    const workshop = join(state, "seeding");
    mkdirSync(workshop);
    await expect(steps.invite()).rejects.toThrow(/Sample data is being written/);
    renameSync(persistencePath(state), join(workshop, "replaced"));
    await go("start");
    expect(existsSync(workshop)).toBe(false);
    expect(await links()).toBe(1);
  });
});
