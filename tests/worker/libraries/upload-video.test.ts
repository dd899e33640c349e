import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import { putVideoPart } from "../../../worker/actions/libraries/upload-video.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Videos } from "../../../worker/platform/stores.ts";
import { beginUpload, mp4Bytes, partOf } from "../../support/videos.ts";
import { makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const bytes = mp4Bytes(2 * videoPartBytes);
const beginning = 100_000;
let trainer: SignedInTrainee;
let id: string;
beforeEach(async () => {
  trainer = await makeTrainer();
  ({ id } = await beginUpload(trainer.token, bytes.length));
});

/** A store that reports the number of received bytes. */
function watchedStore() {
  let handed = 0;
  const waiting: { bytes: number; reached: () => void }[] = [];
  const putPart: Videos["putPart"] = async (_upload, _part, body) => {
    for await (const chunk of body) {
      handed += chunk.length;
      for (const { bytes, reached } of waiting) if (handed >= bytes) reached();
    }
    return "etag";
  };
  return {
    videos: { ...makePlatform().videos, putPart },
    handed: () => handed,
    reaches: (bytes: number) => new Promise<void>((reached) => waiting.push({ bytes, reached })),
  };
}

it.each([1, 2])("part %i is forwarded while it arrives", async (partNumber) => {
  const store = watchedStore();
  const platform = makePlatform({ videos: store.videos });
  const scope = trainerScope(env.DB as unknown as DatabaseClient, trainer.actor, Date.now());
  const part = partOf(bytes, partNumber);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const arriving = writable.getWriter();
  const content = { length: part.length, body: readable };
  const stored = putVideoPart(platform, scope, { id, partNumber }, content);

  const begun = store.reaches(beginning);
  await arriving.write(part.subarray(0, beginning));
  await begun;
  expect(store.handed()).toBe(beginning);

  await arriving.write(part.subarray(beginning));
  await arriving.close();
  expect(await stored).toEqual({ partNumber, size: part.length });
  expect(store.handed()).toBe(part.length);
});
