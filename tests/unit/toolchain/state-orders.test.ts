import { describe, expect, it } from "vitest";
import { makeStateOrders } from "../../support/state-orders.ts";

const { steps, run, go, read, trainees, links, trainers, expectAllPresent } = makeStateOrders();

describe("a state folder", { timeout: 120_000 }, () => {
  it("with seeded data keeps them through invite and start", async () => {
    await go("seed", "invite", "start");
    expectAllPresent();
  });

  it("keeps the invited trainer, with the chosen password", async () => {
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

  it("with people is neither emptied nor seeded over, unless requested", async () => {
    await go("seed");
    read("insert into settings values ('mine', '{}', 1)");
    await expect(steps["start --empty"]()).rejects.toThrow(/is not empty/);
    await expect(steps.seed()).rejects.toThrow(/has 4 trainees already/);
    expect(trainees()).toBe(4);
    await run("scripts/seed.ts", "--trainees", "5", "--weeks", "1", "--erase");
    expect(trainees()).toBe(5);
    expect(read("select 1 from settings where section = 'mine'")).toEqual([]);
  });
});
