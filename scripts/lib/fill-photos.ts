import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { drawProofs } from "../seed/payment-proofs.ts";
import { drawPhotos } from "../seed/progress-photos.ts";
import { persistencePath } from "./database.ts";
import { root } from "./install.mjs";

/** Draws the pictures of the sample people into the store of files of a state folder. */
export async function fillPhotos(state: string, database: D1Database): Promise<void> {
  const { r2_buckets } = unstable_readConfig(
    { config: join(root, "wrangler.toml") },
    { hideWarnings: true },
  );
  const bucket = r2_buckets.find(
    ({ binding }: { binding: string }) => binding === "VIDEOS",
  )?.bucket_name;
  if (!bucket) throw new Error("wrangler.toml has no R2 bucket bound as VIDEOS.");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      cf: false,
      resourcePersistencePath: persistencePath(state),
      r2Buckets: { VIDEOS: bucket },
      modules: true,
      script: "export default {}",
    }),
  );
  try {
    const files = await miniflare.getR2Bucket("VIDEOS");
    for (const { key, content } of [
      ...(await drawPhotos(database)),
      ...(await drawProofs(database)),
    ])
      await files.put(key, content, { httpMetadata: { contentType: "image/jpeg" } });
  } finally {
    await miniflare.dispose();
  }
}
