import type { LocalDate } from "../../../domain/calendar.ts";
import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
import type { NewCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";

/** A photo whose bytes are on this device (`web/lib/waiting/unsent-files.ts`). */
export interface UnsentPhoto {
  id: string;
  pose: PhotoPose;
  /** The person's day. */
  date: LocalDate;
  /** The sent photo of the pose that it replaces. */
  instead?: string | undefined;
}

/** Answers on their way. */
export interface CheckInWrite
  extends Pick<NewCheckIn, "formId" | "dueOn" | "writtenAt" | "answers"> {
  id: string;
  checkInId: string;
  /** The occurrence, by `occurrenceKey`: several writes of it are told as one. */
  itemId: string;
  shown: { name: string };
  /** Photos among the answers that this device uploads first. */
  photos?: readonly UnsentPhoto[];
  /** Those of the sent draft. */
  changes: number;
  base: number | null;
}
