import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { personFolder } from "../../../domain/copies/business-archive.ts";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { makeConsent, makeProgressPhoto } from "../../support/progress-photos.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const bytes = new TextEncoder().encode("the picture");
const day = "2026-03-01";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let name: string;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from access_attempts"),
    env.DB.prepare("delete from business_archives"),
    env.DB.prepare("delete from photo_consents"),
  ]);
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
  const id = await makeProgressPhoto(trainee.id, { date: day, bytes: "the picture" });
  name = `progress/${day}-front-${id.slice(-8)}.jpg`;
});

const named = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()].filter((each) => each.includes("progress/"));
const withdrawn = (purpose: string) =>
  env.DB.prepare("update photo_consents set withdrawn_at = 9 where purpose = ?1")
    .bind(purpose)
    .run();

describe("the person's own copy", () => {
  it("has the rows always, and the files when they are asked for", async () => {
    const { files, json } = await downloadMyData(trainee);
    expect(json.progressPhotos).toMatchObject([{ date: day, pose: "front", file: null }]);
    expect(json.photoConsents).toMatchObject([{ purpose: "coach", withdrawnAt: null }]);
    expect(named(files)).toEqual([]);
    const path = "/api/trainee/my-data?photos=1";
    const ticked = await downloadMyData(trainee, { path });
    expect(ticked.json.progressPhotos).toMatchObject([{ file: `pictures/${name}` }]);
    expect(ticked.files.get(`pictures/${name}`)).toEqual(bytes);
  });

  it("has them after the trainer's view was withdrawn", async () => {
    await withdrawn("coach");
    const { files } = await downloadMyData(trainee, { path: "/api/trainee/my-data?photos=1" });
    expect(named(files)).toEqual([`pictures/${name}`]);
  });
});

describe("the trainer's copy of one person", () => {
  const copied = () => downloadMyData(trainer, { path: `/api/admin/trainees/${trainee.id}/data` });

  it("has rows and files with the consent to keep them alone", async () => {
    const without = await copied();
    expect(without.json.progressPhotos).toEqual([]);
    expect(named(without.files)).toEqual([]);
    await makeConsent(trainee.id, "archive");
    // One that was never sent is the person's alone.
    await makeProgressPhoto(trainee.id, { pose: "back", checkInId: null });
    const { files, json } = await copied();
    expect(json.progressPhotos).toHaveLength(1);
    expect(named(files)).toHaveLength(1);
    expect(json.progressPhotos).toMatchObject([{ file: `pictures/${name}` }]);
    expect(files.get(`pictures/${name}`)).toEqual(bytes);
  });
});

describe("the archive of the business", () => {
  async function archived() {
    const id = await makeArchiveOrder(env.DB, trainer);
    await runArchive(id);
    return downloadArchive(trainer);
  }
  const place = () => `${personFolder({ id: trainee.id, name: "ليان حداد" })}/${name}`;

  it("has nothing without the consent to keep them", async () => {
    const { files, rows } = await archived();
    expect(rows("progress-photos")).toEqual([]);
    expect(named(files)).toEqual([]);
  });

  it("has rows and files of people who agreed", async () => {
    await makeConsent(trainee.id, "archive");
    await makeProgressPhoto(trainee.id, { date: day, pose: "side" });
    await makeProgressPhoto((await makeTrainee()).id, { date: day });
    const { files, rows } = await archived();
    expect(rows("progress-photos").map(({ file }) => file)).toContain(place());
    expect(files.get(place())).toEqual(bytes);
    expect(named(files)).toHaveLength(2);
  });

  it("has nothing of people whom the trainer may no longer see", async () => {
    await makeConsent(trainee.id, "archive");
    await withdrawn("coach");
    expect(named((await archived()).files)).toEqual([]);
  });
});
