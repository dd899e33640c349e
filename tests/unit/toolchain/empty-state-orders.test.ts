import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { persistencePath } from "../../../scripts/lib/database.ts";
import { sampleTrainer } from "../../../scripts/seed/accounts.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";
import { makeStateOrders } from "../../support/state-orders.ts";

const { folder, steps, go, read, links, trainers, expectAllPresent } = makeStateOrders();

describe("a state folder", { timeout: 120_000 }, () => {
  it("begun empty keeps its data through invite, seed and start", async () => {
    await go("start --empty", "invite", "seed", "start");
    expectAllPresent();
  });

  it("begun empty has the starter library, and only the trainer", async () => {
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

  it("begun empty keeps the trainer's own password, and later accounts", async () => {
    await go("start --empty");
    const [trainer] = trainers();
    read("update accounts set password_hash = 'chosen'");
    expect(await steps["start --empty"]()).toBe("empty");
    expect(read("select id, email, password_hash from accounts")).toEqual([
      { ...trainer, password_hash: "chosen" },
    ]);
  });

  it("is restored after an interrupted replacement by sample data", async () => {
    await go("start --empty", "invite");
    const workshop = join(folder(), "seeding");
    mkdirSync(workshop);
    await expect(steps.invite()).rejects.toThrow(/Sample data is being written/);
    renameSync(persistencePath(folder()), join(workshop, "replaced"));
    await steps.start();
    expect(existsSync(workshop)).toBe(false);
    expect(links()).toBe(1);
  });
});
