import type { Answer } from "../../../domain/check-ins/answers.ts";
import type { SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { checkIns } from "../../db/schema.ts";

const t = checkIns;

/** The columns of a sent check-in without its answers. */
export const summaryColumns = {
  id: t.id,
  formId: t.formId,
  formName: t.formName,
  formEnglishName: t.formEnglishName,
  dueOn: t.dueOn,
  dueAt: t.dueAt,
  sentAt: t.sentAt,
  updatedAt: t.updatedAt,
  reviewingAt: t.reviewingAt,
  reviewedAt: t.reviewedAt,
  reply: t.reply,
  replyVoice: t.replyVoice,
};

export const sentColumns = { ...summaryColumns, answers: t.answers, facts: t.facts };

type SentRow = Omit<SentCheckIn, "answers"> & { answers: readonly Answer[] };

/** A row for the wire: the stored lists are read-only there. */
export const toSent = ({ answers, ...row }: SentRow): SentCheckIn => ({
  ...row,
  answers: answers.map(toAnswer),
});

export const toAnswer = (answer: Answer) => answer as SentCheckIn["answers"][number];

/** `more` of a page that was read with one row too many. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
): { shown: Row[]; last: Row | undefined } => {
  const shown = rows.slice(0, limit);
  return { shown, last: rows.length > limit ? shown.at(-1) : undefined };
};
