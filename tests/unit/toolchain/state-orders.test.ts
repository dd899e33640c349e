import { describe, expect, it } from "vitest";
import { makeStateOrders } from "../../support/state-orders.ts";

const { steps, run, go, read, trainees, links, trainers, expectAllKept } = makeStateOrders();

describe("a state folder", { timeout: 120_000 }, () => {
  it("that was seeded keeps what is there when the trainer is invited and it is served", async () => {
    await go("seed", "invite", "start");
    expectAllKept();
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
});
