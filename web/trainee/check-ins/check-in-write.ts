import type { NewCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";

/** Answers on their way. */
export interface CheckInWrite
  extends Pick<NewCheckIn, "formId" | "dueOn" | "writtenAt" | "answers"> {
  id: string;
  checkInId: string;
  /** The occurrence, by `occurrenceKey`: several writes of it are told as one. */
  itemId: string;
  shown: { name: string };
  /** Those of the sent draft. */
  changes: number;
  base: number | null;
}
