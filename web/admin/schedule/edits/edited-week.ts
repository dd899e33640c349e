import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";

type OfAnyWeek =
  | "weekStart"
  | "today"
  | "editable"
  | "exercises"
  | "meals"
  | "previous"
  | "performed"
  | "lastTimes"
  | "movements"
  | "targets"
  | "lighterDays"
  | "traineeGender"
  | "fromTemplate";

/** A week for the editor: a trainee's, with dates, or a template's. */
export interface EditedWeek extends Pick<PlannedWeek, OfAnyWeek> {
  /** Null for a template; its days have names and no dates. */
  traineeId: string | null;
  /** Items of a template whose row left the library; they are never given. */
  gone?: readonly string[];
}

export const isDated = ({ traineeId }: EditedWeek): boolean => traineeId !== null;
