import type { FilesTicket } from "../../domain/contract/conversations/conversation.ts";
import type { VoiceNote as Note } from "../../domain/conversations/conversation.ts";
import { fileAddressOf } from "../chat/media.ts";
import { useLocated } from "../lib/session/use-located.ts";
import { draftFiles } from "../lib/waiting/unsent-files.ts";
import { VoiceNote } from "../voice/voice-note.tsx";

export type ReplyVoiceProps = {
  voice: Note;
  traineeId: string;
  files: FilesTicket | undefined;
  /** Asks for a new ticket. */
  onFailed: () => void;
};

/** The trainer's recording in a reply; a page that sent it has its bytes. */
export function ReplyVoice({ voice, traineeId, files, onFailed }: ReplyVoiceProps) {
  const { fileId, seconds, waveform } = voice;
  const local = draftFiles.addressOf(fileId);
  const path =
    local === undefined && files
      ? fileAddressOf({ traineeId, ticket: files.ticket }, fileId)
      : undefined;
  const located = useLocated(path);
  return (
    <VoiceNote
      isAlone
      url={local ?? located}
      seconds={seconds}
      bars={waveform}
      onFailed={onFailed}
    />
  );
}
