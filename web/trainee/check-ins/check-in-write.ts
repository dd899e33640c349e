import type { LocalDate } from "../../../domain/calendar.ts";
import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
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

/** A photo as writes named it before there were recordings; such a write may still wait on a phone. */
interface EarlierPhoto extends Pick<UnsentFile, "id" | "instead"> {
  pose: PhotoPose;
  date: LocalDate;
}

/** The files of a stored write, of either shape. */
export const filesOf = ({
  photos = [],
  files = photos.map(({ pose, date, ...photo }) => ({
    ...photo,
    url: photoUrl(photo.id, pose, date),
  })),
}: Pick<CheckInWrite, "files"> & { photos?: readonly EarlierPhoto[] }): readonly UnsentFile[] =>
  files;

export const photoUrl = (id: string, pose: PhotoPose, date: LocalDate): string =>
  `/api/trainee/progress-photos/${id}?pose=${pose}&date=${date}`;
