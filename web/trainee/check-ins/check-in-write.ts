import type { NewCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";

/** A photo or a recording whose bytes are on this device (`web/lib/waiting/unsent-files.ts`). */
export interface UnsentFile {
  id: string;
  /** Where its bytes go. */
  url: string;
  /** The sent photo of the pose that it replaces. */
  instead?: string | undefined;
  /** Whether its refusal holds the answers back, as a recording's does. */
  isNeeded?: boolean;
}

/** Answers on their way. */
export interface CheckInWrite
  extends Pick<NewCheckIn, "formId" | "dueOn" | "writtenAt" | "answers"> {
  id: string;
  checkInId: string;
  /** The occurrence, by `occurrenceKey`: several writes of it are told as one. */
  itemId: string;
  shown: { name: string };
  /** Photos and recordings among the answers, which this device uploads first. */
  files?: readonly UnsentFile[];
  /** Those of the sent draft. */
  changes: number;
  base: number | null;
}
