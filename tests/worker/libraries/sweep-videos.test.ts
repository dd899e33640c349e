import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import { beginVideo } from "../../../worker/actions/libraries/upload-video.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import {
  beginUpload,
  mp4Bytes,
  objectOf,
  partOf,
  putPart,
  rowOf,
  uploadVideo,
} from "../../support/videos.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const hour = 3_600_000;
let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from exercises"),
    env.DB.prepare("delete from videos"),
    env.DB.prepare("delete from outbox"),
  ]);
  trainer = await makeTrainer();
});

/** The nightly run in `hours` hours, and its outbox. */
async function sweepAfter(hours: number) {
  const platform = makePlatform({ now: () => Date.now() + hours * hour });
  const { abandonedUploads, unusedVideos } = await deleteAllExpired(platform);
  await drainOutbox(platform);
  return { abandonedUploads, unusedVideos };
}

const nothing = { abandonedUploads: 0, unusedVideos: 0 };
const small = mp4Bytes(1000);

describe("the sweep of videos", () => {
  it("cancels an upload idle for 24 hours, with its parts", async () => {
    const large = mp4Bytes(videoPartBytes + 1000);
    const { id } = await beginUpload(trainer.token, large.length);
    const upload = String((await rowOf(id))?.upload_id);
    await putPart(trainer.token, id, 1, partOf(large, 1));

    expect(await sweepAfter(23)).toEqual(nothing);
    expect(await rowOf(id)).not.toBeNull();
    expect(await sweepAfter(25)).toEqual({ ...nothing, abandonedUploads: 1 });

    expect(await rowOf(id)).toBeNull();
    expect(await env.DB.prepare("select count(*) as n from video_parts").first("n")).toBe(0);
    const gone = env.VIDEOS.resumeMultipartUpload(`videos/${id}.mp4`, upload);
    await expect(gone.uploadPart(2, small)).rejects.toThrow();
    expect(await sweepAfter(26)).toEqual(nothing);
  });

  it("erases a file unused by exercises, after the time for saving it", async () => {
    const id = await uploadVideo(trainer.token, small);
    expect(await sweepAfter(23)).toEqual(nothing);
    expect(await objectOf(id)).not.toBeNull();
    expect(await sweepAfter(25)).toEqual({ ...nothing, unusedVideos: 1 });
    expect(await rowOf(id)).toBeNull();
    expect(await objectOf(id)).toBeNull();
  });

  it("keeps files used in the library or any schedule, however old", async () => {
    const [inLibrary, inSchedule] = [
      await uploadVideo(trainer.token, small),
      await uploadVideo(trainer.token, small),
    ];
    const exerciseId = await makeExercise({ status: "inactive" });
    const trainee = await makeTrainee();
    const item = await planExercise(trainee.id, { date: "2024-01-07", status: "completed" });
    await env.DB.batch([
      env.DB.prepare("update exercises set video_id = ? where id = ?").bind(inLibrary, exerciseId),
      env.DB.prepare("update schedule_exercises set video_id = ? where id = ?").bind(
        inSchedule,
        item,
      ),
    ]);
    expect(await sweepAfter(24 * 365)).toEqual(nothing);
    expect(await objectOf(inLibrary)).not.toBeNull();
    expect(await objectOf(inSchedule)).not.toBeNull();

    await env.DB.prepare("delete from accounts where id = ?").bind(trainee.id).run();
    expect(await sweepAfter(24 * 365)).toEqual({ ...nothing, unusedVideos: 1 });
    expect(await objectOf(inSchedule)).toBeNull();
  });

  it("leaves no part of an upload interrupted before its name was stored", async () => {
    const platform = makePlatform();
    const { videos } = platform;
    const lost: string[] = [];
    const begin: typeof videos.begin = async (key, type) => {
      lost.push(await videos.begin(key, type));
      throw new Error("killed");
    };
    const given = { id: newId(), fileName: "squat.mp4", size: small.length };
    const scope = trainerScope(platform.database, trainer.actor, Date.now());
    const cutOff = beginVideo({ ...platform, videos: { ...videos, begin } }, scope, given);
    await expect(cutOff).rejects.toThrow("killed");
    // Only R2 knows the upload: no part can be added, and R2's own rule ends it.
    expect((await rowOf(given.id))?.upload_id).toBeNull();
    expect((await putPart(trainer.token, given.id, 1, small)).status).toBe(404);
    expect(await sweepAfter(25)).toEqual({ ...nothing, abandonedUploads: 1 });
    expect(await rowOf(given.id)).toBeNull();

    await expect(
      beginVideo({ ...platform, videos: { ...videos, begin } }, scope, given),
    ).rejects.toThrow("killed");
    await beginUpload(trainer.token, small.length, given.id);
    expect(lost).not.toContain((await rowOf(given.id))?.upload_id);
    expect((await putPart(trainer.token, given.id, 1, small)).status).toBe(200);
  });

  it("continues past an upload that cannot be cancelled, and retries it", async () => {
    const stuck = await beginUpload(trainer.token, 1000);
    const other = await beginUpload(trainer.token, 1000);
    const platform = makePlatform({ now: () => Date.now() + 25 * hour, log: () => {} });
    const { videos } = platform;
    const abort: typeof videos.abort = async (upload) => {
      if (upload.key.includes(stuck.id)) throw new Error("not now");
      await videos.abort(upload);
    };
    const run = await deleteAllExpired({ ...platform, videos: { ...videos, abort } });
    expect(run).toMatchObject({ abandonedUploads: 1 });
    expect(await rowOf(other.id)).toBeNull();
    expect(await rowOf(stuck.id)).not.toBeNull();
    expect(await sweepAfter(25)).toEqual({ ...nothing, abandonedUploads: 1 });
  });
});
