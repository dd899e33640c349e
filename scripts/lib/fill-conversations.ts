import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_readConfig } from "wrangler";
import {
  conversationOf,
  type SeededConversation,
  type SeededSummary,
} from "../seed/conversations.ts";
import { persistencePath } from "./database.ts";
import { root } from "./install.mjs";

interface SummaryRow {
  traineeId: string;
  lastSeq: number;
  lastAt: number;
  lastText: string;
  lastFrom: "trainer" | "trainee";
  unreadByTrainer: number;
  unreadByTrainee: number;
}

/** Writes the messages behind the seeded summaries into the live objects of a state folder. */
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
        // The name is part of where the objects lie.
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
      if (!answer.ok) throw new Error(`the conversations stay empty: ${await answer.text()}`);
    } finally {
      await miniflare.dispose();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function conversationsOf(database: D1Database): Promise<Record<string, SeededConversation>> {
  const { results } = await database
    .prepare(
      `select trainee_id as traineeId, last_seq as lastSeq, last_message_at as lastAt,
         last_message_text as lastText, last_message_from as lastFrom,
         unread_by_trainer as unreadByTrainer, unread_by_trainee as unreadByTrainee
       from conversations where last_seq > 0 order by last_message_at desc, trainee_id`,
    )
    .all<SummaryRow>();
  return Object.fromEntries(
    results.map((row, index) => [row.traineeId, conversationOf(summaryOf(row), index)]),
  );
}

const summaryOf = ({ unreadByTrainer, unreadByTrainee, ...row }: SummaryRow): SeededSummary => ({
  ...row,
  unread: { trainer: unreadByTrainer, trainee: unreadByTrainee },
});

async function buildFiller(outDir: string): Promise<string> {
  // A build calls the whole process production; a development server may follow in it.
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
