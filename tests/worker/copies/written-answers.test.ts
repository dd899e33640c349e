import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { makeCheckIn } from "../../support/check-ins.ts";
import { decide } from "../../support/consents.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from access_attempts"),
    env.DB.prepare("delete from business_archives"),
    env.DB.prepare("delete from check_ins"),
  ]);
  trainer = await makeTrainer();
  trainee = await makeTrainee();
  await makeCheckIn(trainee.id);
});

const written = ["الطاقة: 3"];
const facts = expect.arrayContaining([expect.stringContaining("78.4")]);
const trainersCopy = async () => {
  const path = `/api/admin/trainees/${trainee.id}/data`;
  return (await downloadMyData(trainer, { path })).json;
};

describe("answers to check-ins", () => {
  it("are in the person's own copy, whatever they decided", async () => {
    await decide(trainee, false);
    const { json } = await downloadMyData(trainee);
    expect(json.checkIns).toMatchObject([{ answers: written }]);
    expect(json.consents).toMatchObject([{ purpose: "answers_archive", givenAt: null }]);
  });

  it("are in the trainer's copy of the person with their consent alone; the rest is there", async () => {
    expect(await trainersCopy()).toMatchObject({ checkIns: [{ answers: null, facts }] });
    await decide(trainee, true);
    expect(await trainersCopy()).toMatchObject({ checkIns: [{ answers: written, facts }] });
    await decide(trainee, false);
    expect(await trainersCopy()).toMatchObject({ checkIns: [{ answers: null, facts }] });
  });

  it("are in the archive of the business for people who agreed", async () => {
    const other = await makeTrainee();
    await makeCheckIn(other.id);
    await decide(other, true);
    await runArchive(await makeArchiveOrder(env.DB, trainer));
    const rows = (await downloadArchive(trainer)).rows("check-ins");
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.answers).toEqual(row.traineeId === other.id ? written : null);
      expect(row.facts).toEqual(facts);
    }
  });
});
