import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { personFolder } from "../../../domain/copies/business-archive.ts";
import type { Platform } from "../../../worker/platform.ts";
import { makeRecording } from "../../support/answer-recordings.ts";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { decide } from "../../support/consents.ts";
import { downloadMyData } from "../../support/my-data.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const bytes = new TextEncoder().encode("audio");

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let id: string;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from access_attempts"),
    env.DB.prepare("delete from business_archives"),
    env.DB.prepare("delete from answer_recordings"),
  ]);
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
  id = await makeRecording(trainee.id);
  // One that was never sent is in no copy.
  await makeRecording(trainee.id, { checkInId: null });
});

const spoken = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()].filter((each) => each.includes("answers/"));

type Copied = Awaited<ReturnType<typeof downloadMyData>>;

const trainersCopy = () =>
  downloadMyData(trainer, { path: `/api/admin/trainees/${trainee.id}/data` });

function expectSpoken({ files, json }: Copied) {
  const [name = ""] = spoken(files);
  expect(name).toMatch(new RegExp(`^answers/\\d{4}-\\d\\d-\\d\\d-${id.slice(-8)}\\.webm$`));
  expect(files.get(name)).toEqual(bytes);
  expect(json.answerRecordings).toMatchObject([{ file: name, type: "audio/webm" }]);
  expect(spoken(files)).toHaveLength(1);
}

describe("the person's own copy", () => {
  it("has what was spoken, whatever they decided", async () => {
    expectSpoken(await downloadMyData(trainee));
    await decide(trainee, false);
    expectSpoken(await downloadMyData(trainee));
  });
});

describe("the trainer's copy of one person", () => {
  it("has what was spoken with the person's consent alone", async () => {
    const without = await trainersCopy();
    expect(without.json.answerRecordings).toEqual([]);
    expect(spoken(without.files)).toEqual([]);
    await decide(trainee, true);
    expectSpoken(await trainersCopy());
    await decide(trainee, false);
    expect(spoken((await trainersCopy()).files)).toEqual([]);
  });
});

describe("the archive of the business", () => {
  it("has nothing without the consent", async () => {
    await runArchive(await makeArchiveOrder(env.DB, trainer));
    const { files, rows } = await downloadArchive(trainer);
    expect(rows("answer-recordings")).toEqual([]);
    expect(spoken(files)).toEqual([]);
  });

  it("has rows and files of people who agreed", async () => {
    await decide(trainee, true);
    await makeRecording((await makeTrainee()).id);
    await runArchive(await makeArchiveOrder(env.DB, trainer));
    const { files, rows } = await downloadArchive(trainer);
    const [name = ""] = spoken(files);
    expect(name).toContain(`${personFolder({ id: trainee.id, name: "ليان حداد" })}/answers/`);
    expect(files.get(name)).toEqual(bytes);
    expect(rows("answer-recordings")).toMatchObject([{ file: name }]);
  });

  it("has no more files from the step after the consent is withdrawn", async () => {
    await decide(trainee, true);
    await makeRecording(trainee.id);
    const platform = makePlatform();
    let clock = Date.now();
    const open: Platform["files"]["open"] = async (key) => {
      const file = await platform.files.open(key);
      await decide(trainee, false);
      clock += 10_000;
      return file;
    };
    const slow = { ...platform, files: { ...platform.files, open }, now: () => clock };
    expect(await runArchive(await makeArchiveOrder(env.DB, trainer), slow)).toBeGreaterThan(1);
    const { files, rows } = await downloadArchive(trainer);
    expect(rows("answer-recordings")).toHaveLength(2);
    expect(spoken(files)).toHaveLength(1);
  });
});
