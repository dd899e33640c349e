import type { LocalDate } from "../../../domain/calendar.ts";
import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import type { TypedAnswer, TypedAnswers } from "../../check-ins/typed.ts";
import { draftStore } from "../../lib/waiting/drafts.ts";

/** Answers of a due day that are not sent yet. */
export interface CheckInDraft {
  /** The id of the check-in, until the server has one of another device. */
  id: string;
  /** What was asked, to read the answers after their time. */
  asked: Pick<DueCheckIn, "formId" | "dueOn" | "formName" | "formEnglishName" | "questions">;
  typed: TypedAnswers;
  /** The number of changes, by which a sent version is told from a later one. */
  changes: number;
  /** `updatedAt` of the sent version that it edits; null for a first sending. */
  base: number | null;
  /** `updatedAt` of another device's version, whose answers have filled the questions that were empty here. */
  filledFrom?: number;
  /** The days of photos among the answers whose bytes are on this device, by their ids. */
  photoDays?: Readonly<Record<string, LocalDate>>;
  /** Problems that only the server found, by the ids of the questions. */
  problems?: Readonly<Record<string, FieldProblem>>;
}

export const checkInDrafts = draftStore<CheckInDraft>("check-in", {
  days: 30,
  untilSignOut: true,
});

/**
 * Changes an answer; null empties it. By the stored draft, because a second change may come before the next render.
 * @param fresh the draft before any change
 */
export function changeAnswer(
  key: string,
  { id, value, photoDays }: AnswerChange,
  fresh?: () => CheckInDraft,
): void {
  const before = checkInDrafts.read(key) ?? fresh?.();
  if (!before) return;
  const { [id]: _, ...others } = before.typed;
  const { [id]: __, ...left } = before.problems ?? {};
  checkInDrafts.keep(key, {
    ...before,
    typed: value === null ? others : { ...others, [id]: value },
    changes: before.changes + 1,
    problems: left,
    ...(photoDays && { photoDays: { ...before.photoDays, ...photoDays } }),
  });
}

interface AnswerChange {
  /** Of the question. */
  id: string;
  value: TypedAnswer | null;
  photoDays?: CheckInDraft["photoDays"];
}

/** Fills the questions without an answer here by another device's version, once a version. */
export function fillFrom(key: string, version: number, sent: TypedAnswers): void {
  const draft = checkInDrafts.read(key);
  if (!draft || draft.base === version || draft.filledFrom === version) return;
  if (Object.keys(sent).every((id) => draft.typed[id] !== undefined)) return;
  const typed = { ...sent, ...draft.typed };
  checkInDrafts.keep(key, { ...draft, typed, changes: draft.changes + 1, filledFrom: version });
}

/** The identity of a due day's check-in on this device. */
export const occurrenceKey = ({ formId, dueOn }: { formId: string; dueOn: string }) =>
  `${formId} ${dueOn}`;
