import { eq, sql } from "drizzle-orm";
import type { Home } from "../../../domain/contract/home/home.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { conversations, settings } from "../../db/schema.ts";
import { toTrainer } from "../accounts/trainer.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import type { TraineeScope } from "../scope.ts";

const c = conversations;

const conversation = prepared((db) =>
  db
    .select({
      unread: c.unreadByTrainee,
      lastSeq: c.lastSeq,
      lastFrom: c.lastMessageFrom,
      lastAt: c.lastMessageAt,
      lastKind: c.lastMessageKind,
      lastText: c.lastMessageText,
      trainerAt: c.trainerMessageAt,
      trainerKind: c.trainerMessageKind,
      trainerText: c.trainerMessageText,
      general: decoded(
        sql<Record<string, unknown> | null>`(select value from settings where section = 'general')`,
        settings.value,
      ).as("general"),
      trainerPhoto: sql<string | null>`(select value ->> '$.key' from settings
        where section = 'photo')`.as("trainer_photo"),
    })
    .from(c)
    .where(eq(c.traineeId, sql.placeholder("traineeId"))),
);

/** Reads the summary of a trainee's conversation, with the trainer's name and photo. */
export const conversationOf = ({ db, traineeId }: TraineeScope) => conversation(db, { traineeId });

type Conversation = Awaited<ReturnType<typeof conversationOf>>[number];

/** The trainer's last message; null without one, and where the summary does not have it. */
export function trainerWordOf(
  row: Conversation | undefined,
): WithPhotoKey<NonNullable<Home["trainerWord"]>> | null {
  if (!row) return null;
  const { at, kind, text } =
    row.lastFrom === "trainer"
      ? { at: row.lastAt, kind: row.lastKind, text: row.lastText }
      : { at: row.trainerAt, kind: row.trainerKind, text: row.trainerText };
  if (at === null || kind === null) return null;
  const { name } = toTrainer(null, row.general);
  return { name, photoKey: row.trainerPhoto, at, kind, text: text ?? "" };
}
