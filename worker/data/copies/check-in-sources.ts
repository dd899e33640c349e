import { type SQL, sql } from "drizzle-orm";
import { answerLine, factLine } from "../../../domain/check-ins/answer-line.ts";
import type { Answer } from "../../../domain/check-ins/answers.ts";
import type { CheckInFacts } from "../../../domain/check-ins/facts.ts";
import { decoded } from "../../db/decoded.ts";
import {
  answerRecordings,
  checkInSchedules,
  checkIns,
  consents,
  photoConsents,
  progressPhotos,
} from "../../db/schema.ts";
import { keptByTrainer } from "../check-ins/photo-consents.ts";
import { isAnswer, recordingKept } from "../check-ins/recordings.ts";
import { answersKept, inTrainersCopies } from "../people/consents.ts";
import type { PersonRows } from "./copied-source.ts";

type Table =
  | "checkInSchedules"
  | "checkIns"
  | "answerRecordings"
  | "consents"
  | "photoConsents"
  | "progressPhotos";

const answerLines = (answers: SQL) =>
  decoded(answers, (stored: string) => (JSON.parse(stored) as Answer[]).map(answerLine)).as(
    "answer_lines",
  );

/** A person's check-ins, their photos, and the consents. */
export const checkInRows: { readonly [Name in Table]: PersonRows<Name> } = {
  checkInSchedules: {
    owner: checkInSchedules.traineeId,
    key: [checkInSchedules.createdAt, checkInSchedules.id],
    others: {
      form: sql`(select name from check_in_forms where id = form_id)`.as("form_name"),
    },
  },
  checkIns: {
    owner: checkIns.traineeId,
    key: [checkIns.dueAt, checkIns.id],
    others: {
      form: checkIns.formName,
      replyVoice: sql`reply_voice ->> 'seconds'`.as("reply_voice_seconds"),
      answers: answerLines(sql`${checkIns.answers}`),
      facts: decoded(sql`${checkIns.facts}`, (stored: string) =>
        Object.entries(JSON.parse(stored) as CheckInFacts).flatMap(factLine),
      ).as("fact_lines"),
    },
    trainersOthers: {
      answers: answerLines(
        sql`iif(${answersKept(sql`"check_ins"."trainee_id"`)}, ${checkIns.answers}, null)`,
      ),
    },
  },
  answerRecordings: {
    owner: answerRecordings.traineeId,
    where: isAnswer,
    shownToTrainer: recordingKept,
    key: [answerRecordings.createdAt, answerRecordings.id],
    others: {
      file: answerRecordings.key,
      form: sql`(select form_name from check_ins where id = check_in_id)`.as("recording_form"),
      dueOn: sql`(select due_on from check_ins where id = check_in_id)`.as("recording_due_on"),
    },
  },
  consents: {
    owner: consents.traineeId,
    shownToTrainer: inTrainersCopies,
    key: [consents.purpose, consents.traineeId],
    others: {},
  },
  photoConsents: {
    owner: photoConsents.traineeId,
    key: [photoConsents.purpose, photoConsents.traineeId],
    others: {},
  },
  progressPhotos: {
    owner: progressPhotos.traineeId,
    where: sql`stored_at is not null`,
    shownToTrainer: keptByTrainer,
    key: [progressPhotos.date, progressPhotos.id],
    others: {
      file: progressPhotos.key,
      viewedByTrainer: decoded(
        sql`(select json_group_array(viewed_at) from (select viewed_at from progress_photo_views
          where photo_id = "progress_photos"."id" order by viewed_at))`,
        (stored: string) =>
          (JSON.parse(stored) as number[]).map((at) => new Date(at).toISOString()),
      ).as("view_times"),
    },
  },
};
