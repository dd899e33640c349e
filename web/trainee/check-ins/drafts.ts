import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import type { TypedAnswers } from "../../check-ins/typed.ts";
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
  /** Problems that only the server found, by the ids of the questions. */
  problems?: Readonly<Record<string, FieldProblem>>;
}

export const checkInDrafts = draftStore<CheckInDraft>("check-in", {
  days: 30,
  untilSignOut: true,
});

/** The identity of a due day's check-in on this device. */
export const occurrenceKey = ({ formId, dueOn }: { formId: string; dueOn: string }) =>
  `${formId} ${dueOn}`;
