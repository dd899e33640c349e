import type { BackupProgress, BackupStep } from "../../data/operations/backups.ts";
import { listTraineeIds } from "../../data/operations/restores.ts";
import type { ConversationLine } from "../../files/backup-format.ts";
import { partLines, putPart } from "./backup-parts.ts";
import type { BackupWork } from "./make-backup.ts";

type Progress = Extract<BackupProgress, { phase: "conversations" }>;

/** Conversations that one step looks at: each costs calls of its object. */
const conversationsAtOnce = 200;
const pageLines = 500;

const beginning = { seq: 0, fileId: "" };

/**
 * Copies conversations into one part, page by page until it is full: short ones share it, a long one is
 * gone on with in the next.
 */
export async function copyConversations(
  { platform: { database, live }, store, backup }: BackupWork,
  { after, current, part }: Progress,
): Promise<BackupStep> {
  const found = await listTraineeIds(database, { after, limit: conversationsAtOnce });
  // Whoever is gone on with is found once more: behind `after` stands who is not done.
  const ids = current ? [current.trainee, ...found.filter((id) => id !== current.trainee)] : found;
  const lines: ConversationLine[] = [];
  let [done, place] = [after, current?.place ?? beginning];
  for (const trainee of ids) {
    while (lines.length < partLines) {
      const page = await live.copyConversation(trainee, place, pageLines);
      if (page) {
        lines.push(
          ...page.messages.map((message) => ({ type: "message", trainee, message }) as const),
        );
        lines.push(...page.files.map((file) => ({ type: "file", trainee, file }) as const));
      }
      if (page?.next) {
        place = page.next;
        continue;
      }
      if (page) {
        const { readThrough, gaps } = page;
        lines.push({ type: "standing", trainee, readThrough, gaps });
      }
      [done, place] = [trainee, beginning];
      break;
    }
    if (lines.length >= partLines) break;
  }
  const underWay = ids.find((trainee) => trainee > done);
  const isOver = underWay === undefined && found.length < conversationsAtOnce;
  const next: BackupProgress = isOver
    ? { phase: "tables", table: null, after: null, part: 0 }
    : {
        phase: "conversations",
        after: done,
        ...(underWay !== undefined &&
          place !== beginning && { current: { trainee: underWay, place } }),
        part: part + Number(lines.length > 0),
      };
  if (lines.length === 0) return { next };
  const written = await putPart(store, backup, {
    section: "conversations",
    place: part,
    lines: lines.map((line) => JSON.stringify(line)),
  });
  const count = (type: ConversationLine["type"]) =>
    lines.filter((line) => line.type === type).length;
  const added = { conversations: count("standing"), messages: count("message") };
  return { part: written, added, next };
}
