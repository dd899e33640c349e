import { demoFiles, demoVideos, type FileShelf } from "../../../demo/server/files.ts";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import type { Live } from "../../../worker/platform/live.ts";
import type { Backups } from "../../../worker/platform/stores.ts";
import type { Platform } from "../../../worker/platform.ts";

/** Stores and objects in this process, in place of R2 and Durable Objects. */
interface KeptHere {
  stores: Pick<Platform, "files" | "videos" | "backups">;
  /** Of conversations what backups and archives ask of them. */
  talk: Pick<
    Live,
    "copyConversation" | "isConversationFree" | "restoreConversation" | "followRestoredConversation"
  >;
}

/**
 * @param messages how many each conversation holds
 * @param backups those of a deployment before, which a new one restores
 */
export function keepHere(
  messages: number,
  backups = backupsHere(),
): KeptHere & { backups: Backups } {
  const shelf: FileShelf = { files: new Map(), changed: () => {} };
  return {
    backups,
    stores: { files: demoFiles(shelf), videos: demoVideos(shelf), backups },
    talk: {
      async copyConversation(_traineeId, { seq }, limit) {
        const count = Math.min(limit, messages - seq);
        const page = Array.from({ length: count }, (_, nth) => messageOf(seq + nth + 1));
        const through = seq + count;
        return {
          messages: page,
          files: [],
          gaps: [],
          readThrough: { trainer: through, trainee: through },
          next: through < messages ? { seq: through, fileId: "" } : null,
        };
      },
      isConversationFree: async () => true,
      restoreConversation: async () => true,
      followRestoredConversation: async () => {},
    },
  };
}

const messageOf = (seq: number): Message => ({
  seq,
  clientId: `01a0aa11-0000-7000-8000-${String(seq).padStart(12, "0")}`,
  from: seq % 2 ? "trainee" : "trainer",
  body: { kind: "text", text: `رسالة ${seq}` },
  at: Date.UTC(2026, 0, 1) + seq,
});

/** A second store in memory. */
function backupsHere(): Backups {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; sha256: string }>();
  const forget = (isGone: (key: string) => boolean) => {
    for (const key of [...kept.keys()]) if (isGone(key)) kept.delete(key);
  };
  return {
    async put(key, bytes, sha256) {
      kept.set(key, { bytes, sha256 });
    },
    read: async (key) => kept.get(key)?.bytes,
    async find(key) {
      const found = kept.get(key);
      return found && { size: found.bytes.length, sha256: found.sha256 };
    },
    folders: async (prefix) => [
      ...new Set(
        [...kept.keys()].flatMap((key) =>
          key.startsWith(prefix) ? [key.slice(prefix.length).split("/")[0] ?? ""] : [],
        ),
      ),
    ],
    erase: async (keys) => forget((key) => keys.includes(key)),
    eraseAll: async (prefix) => forget((key) => key.startsWith(prefix)),
  };
}
