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
  | "traineeGender"
  | "fromTemplate";

/** What the editor needs of a week: a trainee's, which has dates, or one of a template's. */
export interface EditedWeek extends Pick<PlannedWeek, OfAnyWeek> {
  /** Null of a template's: its days have names and no dates. */
  traineeId: string | null;
  /** Items of a template's whose row left the library: nobody is given them. */
  gone?: readonly string[];
}

export const isDated = ({ traineeId }: EditedWeek): boolean => traineeId !== null;
