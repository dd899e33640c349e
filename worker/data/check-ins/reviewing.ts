import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { addDays, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { planWindowMs, reviewSeconds } from "../../../domain/check-ins/figures.ts";
import type { CheckInReply, ReviewedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import type { VoiceNote } from "../../../domain/conversations/conversation.ts";
import { batchOf } from "../../db/batch.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { connect } from "../../db/client.ts";
import { checkIns } from "../../db/schema.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";
import { reviewedColumns, toReviewed } from "./review.ts";

const t = checkIns;

/** A check-in of a trainee. */
export interface CheckInOf {
  traineeId: string;
  id: string;
}

type Changed = Partial<
  Pick<
    typeof t.$inferInsert,
    | "reviewingAt"
    | "reviewedAt"
    | "putOffUntil"
    | "privateNote"
    | "reply"
    | "replyId"
    | "replyVoice"
    | "reviewSeconds"
    | "changedPlan"
  >
>;

async function change(
  { db, now }: TrainerScope,
  { traineeId, id }: CheckInOf,
  { set, when, isReply = false }: { set: Changed; when?: SQL | undefined; isReply?: boolean },
): Promise<ReviewedCheckIn | undefined> {
  const it = and(eq(t.id, id), eq(t.traineeId, traineeId));
  const { found } = await batchOf(db, {
    written: db.update(t).set(set).where(and(it, when)),
    ordered: isReply
      ? outboxEntryWhen(
          db,
          sql`exists (select 1 from check_ins where id = ${id} and reply_id = ${set.replyId}
            and coalesce(reply, reply_voice) is not null and reviewed_at = ${now})`,
          { topic: "send_check_in_reply", payload: { checkInId: id }, now },
        )
      : undefined,
    found: db.select(reviewedColumns).from(t).where(it),
  });
  const [row] = found;
  return row && toReviewed(row);
}

/** Begins the review: the answers can no longer be edited. A repetition changes nothing. */
export const beginReview = (scope: TrainerScope, of: CheckInOf) =>
  change(scope, of, { set: { reviewingAt: scope.now }, when: isNull(t.reviewingAt) });

/**
 * Whether this week or a later one of the person was written since the review began, or in the hour before its end.
 * The latest writing of a week is stored, so that only the end itself can tell. A week that the repeated plan filled by
 * itself, and nobody wrote since, is no change.
 */
const writesPlan = (now: number) => sql`exists (select 1 from weekly_schedules
  where trainee_id = check_ins.trainee_id
    and week_start_date > ${addDays(localDateAt(now, "UTC"), -7)}
    and updated_at >= min(coalesce(check_ins.reviewing_at, ${now}), ${now - planWindowMs})
    and (written_by is not null or updated_at > created_at
      or coalesce(exercises_applied_from, meals_applied_from) is null))`;

/**
 * Ends the review, with or without words. The first words count, also after an end without any; a repetition
 * changes nothing.
 * @returns the check-in as it is
 */
export const endReview = (
  scope: TrainerScope,
  of: CheckInOf,
  { replyId, text, voice, seconds }: CheckInReply,
) =>
  change(scope, of, {
    set: {
      reviewingAt: sql`coalesce(reviewing_at, ${scope.now})` as never,
      reviewedAt: scope.now,
      putOffUntil: null,
      reply: text,
      replyId,
      replyVoice: voice ?? null,
      changedPlan: sql`coalesce(changed_plan, 0) or ${writesPlan(scope.now)}` as never,
      ...(seconds === undefined
        ? {}
        : {
            reviewSeconds:
              sql`min(coalesce(review_seconds, 0) + ${seconds}, ${reviewSeconds.most})` as never,
          }),
    },
    when:
      text === null && !voice
        ? isNull(t.reviewedAt)
        : or(isNull(t.reviewedAt), and(isNull(t.reply), isNull(t.replyVoice))),
    isReply: true,
  });

/** Puts a review off until a day of the trainer's; null takes it back. */
export const putReviewOff = (scope: TrainerScope, of: CheckInOf, until: LocalDate | null) =>
  change(scope, of, {
    // Nobody reads it until then, so that its trainee may edit it.
    set: { putOffUntil: until, ...(until === null ? {} : { reviewingAt: null }) },
    when: isNull(t.reviewedAt),
  });

/** Writes the trainer's private note of a check-in; null erases it. */
export const setPrivateNote = (scope: TrainerScope, of: CheckInOf, text: string | null) =>
  change(scope, of, { set: { privateNote: text } });

/** The reply of a check-in, in words or as a recording; undefined without one. */
export async function getReply(
  client: DatabaseClient,
  id: string,
): Promise<
  { traineeId: string; replyId: string; text: string | null; voice: VoiceNote | null } | undefined
> {
  const [row] = await connect(client)
    .select({ traineeId: t.traineeId, replyId: t.replyId, text: t.reply, voice: t.replyVoice })
    .from(t)
    .where(eq(t.id, id));
  const { replyId } = row ?? {};
  return row && replyId ? { ...row, replyId } : undefined;
}
