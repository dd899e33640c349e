import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { findLedgerDifferences, resummings } from "../../../worker/data/memberships/ledger-sums.ts";
import { cashDesk, charge, lineOf, makePayments } from "../../support/cash-desk.ts";
import { emptyLedger } from "../../support/ledger.ts";
import { makePlans } from "../../support/trainees.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const { record, reverse, monthOf } = cashDesk(() => trainer);

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  await emptyLedger();
  trainer = await makeTrainer();
});

/** Deletes a trainee of long ago, whose subscriptions stay expected. */
const remove = async ({ id }: SignedInTrainee) => {
  await env.DB.prepare("update accounts set created_at = 0 where id = ?").bind(id).run();
  await call(`/api/admin/trainees/${id}`, { method: "DELETE", token: trainer.token });
};

describe("the ledger's figures", () => {
  const differences = () => findLedgerDifferences(env.DB);

  it("are the sums of its rows after renewals, reversals and deletions", async () => {
    const [staying, leaving, moving] = [
      await makeTrainee(),
      await makeTrainee(),
      await makeTrainee(),
    ];
    for (const trainee of [staying, leaving, moving]) await charge(trainee, "2024-07-01", 9900);
    const line = lineOf(staying);
    await record(makePayments([line, lineOf(leaving, 100)]));
    await reverse(line.id);
    await remove(leaving);
    await env.DB.prepare("update subscriptions set starts_on = '2024-08-01' where trainee_id = ?")
      .bind(moving.id)
      .run();
    expect(await monthOf("2024-07")).toMatchObject({ expected: 19_800 });
    expect(await differences()).toEqual([]);
  });

  it("are checked every night, and computed again from the rows", async () => {
    const trainee = await makeTrainee();
    await charge(trainee, "2024-09-01", 9900);
    await record(makePayments([lineOf(trainee, 400)]));
    const right = await differences();
    await env.DB.batch([
      env.DB.prepare(
        "update ledger_months set expected = expected + 99000 where month = '2024-09'",
      ),
      env.DB.prepare("update trainee_balances set paid = 0 where trainee_id = ?").bind(trainee.id),
    ]);
    const figures = [`${trainee.id} paid 0, not 400`, "2024-09 expected 108900, not 9900"];
    const night = deleteAllExpired(makePlatform());
    await expect(night).rejects.toThrow("2 figures of the ledger differ: ");
    for (const figure of figures) await expect(night).rejects.toThrow(figure);
    await env.DB.batch(resummings.map((statement) => env.DB.prepare(statement)));
    expect(await differences()).toEqual(right);
    expect(right).toEqual([]);
    expect(await monthOf("2024-09")).toMatchObject({ expected: 9900 });
  });
});
