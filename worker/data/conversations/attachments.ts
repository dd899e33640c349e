import { traineeFiles } from "../people/trainee-deletion.ts";

/** Where an attachment lies: what is deleted with the trainee. */
export const attachmentKey = (traineeId: string, fileId: string) =>
  `${traineeFiles(traineeId)}conversation/${fileId}`;
