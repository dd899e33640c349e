import { useState } from "react";
import type { VoiceNote as Note } from "../../../../domain/conversations/conversation.ts";
import { useOutbox } from "../../../chat/use-outbox.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { useKeptRecording } from "../../../voice/use-kept-recording.ts";
import { VoiceNote } from "../../../voice/voice-note.tsx";
import { keepVoice } from "./drafts.ts";

type LeftVoiceProps = { checkInId: string; traineeId: string; voice: Note };

/** A recording that did not end the review; it can go on as a message of the conversation. */
export function LeftVoice({ checkInId, traineeId, voice }: LeftVoiceProps) {
  const { fileId, ...note } = voice;
  const url = useKeptRecording(fileId);
  const { sendFile } = useOutbox(traineeId);
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const blob = await draftFiles.read(fileId);
    if (!blob) return setPending(false);
    await sendFile(blob, { kind: "voice", ...note });
    keepVoice(checkInId, undefined);
    await draftFiles.forget(fileId);
  };
  return (
    <>
      <VoiceNote isAlone url={url} seconds={note.seconds} bars={note.waveform} />
      <Button
        variant="secondary"
        disabled={url === undefined}
        pending={pending}
        onClick={() => void send()}
        className="justify-self-start"
      >
        {m.review_left_voice_send()}
      </Button>
    </>
  );
}
