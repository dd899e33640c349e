import { createContext, use } from "react";
import type { FilesTicket } from "../../domain/contract/conversations/conversation.ts";
import { useLocated } from "../lib/session/use-located.ts";
import { useKeptRecording } from "../voice/use-kept-recording.ts";

/** The recordings of one person's answers. */
interface AnswerFiles {
  traineeId: string;
  /** Undefined until it is known, and without recordings. */
  files: FilesTicket | undefined;
  /** Asks for a new ticket. */
  onFailed: () => void;
}

export const AnswerFilesContext = createContext<AnswerFiles | undefined>(undefined);

/** The address of a spoken answer: a local one if this device has it, otherwise the server's. */
export function useAnswerFile(recordingId: string | undefined) {
  const around = use(AnswerFilesContext);
  const kept = useKeptRecording(recordingId);
  const path =
    kept === undefined && recordingId !== undefined && around?.files
      ? `/api/media/answer-recordings/${around.traineeId}/${recordingId}?ticket=${encodeURIComponent(around.files.ticket)}`
      : undefined;
  const located = useLocated(path);
  return { url: kept ?? located, onFailed: around?.onFailed };
}
