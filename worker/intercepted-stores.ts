import { type Interceptor, interceptCalls, interceptDatabase } from "./interceptor.ts";
import type { Platform } from "./platform.ts";

export type Stores = Pick<Platform, "database" | "live" | "files" | "videos" | "backups">;

/** A platform's stores and objects, with intercepted calls. */
export function interceptStores(platform: Stores, interceptor: Interceptor): Stores {
  const { database, live, files, videos, backups } = platform;
  return {
    database: interceptDatabase(database, interceptor),
    live: interceptCalls(live, interceptor),
    files: interceptCalls(files, interceptor, (name) => name !== "passage"),
    videos: interceptCalls(videos, interceptor),
    backups: backups && interceptCalls(backups, interceptor),
  };
}
