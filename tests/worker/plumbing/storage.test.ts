import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { StorageUse } from "../../../domain/contract/plumbing/storage.ts";
import { countStorage } from "../../../worker/actions/operations/count-storage.ts";
import { getStorageCount } from "../../../worker/data/plumbing/storage.ts";
import { call, makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  trainer = await makeTrainer();
  await env.DB.exec("delete from settings");
});

const shown = async (): Promise<StorageUse> =>
  (await call("/api/admin/storage", { token: trainer.token })).json();

/** A store of several pages, each with one video of ten bytes. */
function storeOf(pages: number) {
  const asked: (string | undefined)[] = [];
  const platform = makePlatform();
  return {
    asked,
    platform: {
      ...platform,
      files: {
        ...platform.files,
        list: async (after: string | undefined) => {
          asked.push(after);
          const page = after === undefined ? 0 : Number(/\d+/.exec(after)?.[0]) + 1;
          return {
            found: [{ key: `videos/${page}.mp4`, size: 10, etag: "x" }],
            more: page < pages - 1,
          };
        },
      },
    },
  };
}

describe("the deployment's storage", () => {
  it("is counted once on first request, by kinds of files", async () => {
    const before = (await shown()).files?.amounts.photos.count ?? 0;
    await env.DB.exec("delete from settings");
    await env.VIDEOS.put("trainer/photo/x", "12345");
    const { database, files } = await shown();
    expect(database).toBeGreaterThan(10_000);
    expect(files?.amounts.photos.count).toBe(before + 1);
    expect(files?.amounts.photos.bytes).toBeGreaterThanOrEqual(5);
    await env.VIDEOS.delete("trainer/photo/x");
    expect((await shown()).files).toEqual(files);
  });

  it("is counted over as many runs as needed, with the earlier count until then", async () => {
    const { platform, asked } = storeOf(5);
    expect((await countStorage(platform, 2)).whole).toBeNull();
    expect((await countStorage(platform, 2)).whole).toBeNull();
    const { whole } = await countStorage(platform, 2);
    expect(whole?.files.videos).toEqual({ count: 5, bytes: 50 });
    expect(asked).toHaveLength(5);
    expect(new Set(asked).size).toBe(5);
    await countStorage(platform, 2);
    expect((await getStorageCount(platform.database)).whole).toEqual(whole);
  });
});
