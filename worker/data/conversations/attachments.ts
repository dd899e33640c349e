import { traineeFiles } from "../trainee-files.ts";

/** The store's key of an attachment, under the prefix that is erased with the trainee. */
export const attachmentKey = (traineeId: string, fileId: string) =>
  `${traineeFiles(traineeId)}conversation/${fileId}`;
