import { hexOf } from "../../domain/copies/backups.ts";
import type { Backups } from "../platform/stores.ts";
import { erase, eraseAll } from "./files.ts";

/** Backups in a separate R2 bucket, which checks each object's hash on arrival. */
export function r2Backups(bucket: R2Bucket): Backups {
  return {
    async put(key, bytes, sha256) {
      await bucket.put(key, bytes, { sha256 });
    },

    async read(key) {
      const object = await bucket.get(key);
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
    },

    async find(key) {
      const object = await bucket.head(key);
      if (!object) return undefined;
      const { sha256 } = object.checksums;
      return { size: object.size, sha256: sha256 && hexOf(sha256) };
    },

    async folders(prefix) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const more = cursor ? { cursor } : {};
        const page = await bucket.list({ prefix, delimiter: "/", ...more });
        found.push(...page.delimitedPrefixes.map((path) => path.slice(prefix.length, -1)));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
      return found;
    },

    erase: (keys) => erase(bucket, keys),
    eraseAll: (prefix) => eraseAll(bucket, prefix),
  };
}
