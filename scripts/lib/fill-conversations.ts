import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_readConfig } from "wrangler";
import { conversationsOf } from "../seed/conversations.ts";
import { persistencePath } from "./database.ts";
import { root } from "./install.mjs";

/** Writes the messages of the seeded summaries into the live objects of a state folder. */
export async function fillConversations(state: string, database: D1Database): Promise<void> {
  const conversations = await conversationsOf(database);
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  const folder = mkdtempSync(join(root, ".wrangler/fill-"));
  try {
    const { name, compatibility_date } = unstable_readConfig(
      { config: join(root, "wrangler.toml") },
      { hideWarnings: true },
    );
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        // The name is part of the objects' paths.
        name: name ?? "miran",
        compatibilityDate: compatibility_date ?? "",
        log: new Log(LogLevel.WARN),
        cf: false,
        resourcePersistencePath: persistencePath(state),
        durableObjects: { CONVERSATIONS: { className: "Conversation", useSQLite: true } },
        modulesRoot: folder,
        modules: [{ type: "ESModule", path: await buildFiller(folder) }],
      }),
    );
    try {
      const body = JSON.stringify(conversations);
      const answer = await miniflare.dispatchFetch("http://fill/", { method: "POST", body });
      if (!answer.ok) throw new Error(`the conversations were not filled: ${await answer.text()}`);
    } finally {
      await miniflare.dispose();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildFiller(outDir: string): Promise<string> {
  // A build sets NODE_ENV of the whole process, in which a development server may follow.
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: "scripts/seed/conversation-worker.ts",
      outDir,
      emptyOutDir: false,
      rollupOptions: { external: ["cloudflare:workers"], output: { entryFileNames: "index.js" } },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return join(outDir, "index.js");
}
