import { type RefObject, useEffect, useEffectEvent } from "react";
import type { VoiceNote } from "../../../../domain/conversations/conversation.ts";
import { newId } from "../../../../domain/id.ts";
import { draftFiles } from "../../../lib/waiting/unsent-files.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import { useKeptRecording } from "../../../voice/use-kept-recording.ts";
import { useRecorder } from "../../../voice/use-recorder.ts";
import { useTakeBack } from "../../../voice/use-take-back.ts";
import { VoiceBox } from "../../../voice/voice-box.tsx";
import { keepVoice } from "./drafts.ts";

/** What keys do with the recording of a reply. */
export interface Recording {
  isOn: () => boolean;
  /** Begins or ends a recording; one that is there gets the focus, to be heard. */
  press: () => void;
}

export type VoiceReplyProps = {
  checkInId: string;
  voice: VoiceNote | undefined;
  onBegin: () => void;
  handle: RefObject<Recording | undefined>;
};

/** A spoken reply, which this device keeps until it is sent. */
export function VoiceReply({ checkInId, voice, onBegin, handle }: VoiceReplyProps) {
  const url = useKeptRecording(voice?.fileId);
  const takeBack = useTakeBack(checkInId);
  const recorder = useRecorder(
    async ({ blob, ...note }) => {
      const fileId = newId();
      const isKept = await draftFiles.keep(fileId, blob);
      takeBack.withdraw();
      keepVoice(checkInId, { fileId, ...note });
      if (!isKept) toast({ kind: "info", text: m.voice_not_kept() });
    },
    { isKeptOnLeaving: true },
  );
  const start = () => {
    onBegin();
    return recorder.start();
  };
  const press = useEffectEvent(() => {
    if (recorder.state === "recording") recorder.finish();
    else if (voice === undefined) start();
    else document.querySelector<HTMLElement>(`[data-voice="${checkInId}"] button`)?.focus();
  });
  const isOn = useEffectEvent(() => recorder.state !== "idle");
  useEffect(() => {
    handle.current = { isOn: () => isOn(), press: () => press() };
    return () => {
      handle.current = undefined;
    };
  }, [handle]);
  const remove = () => {
    keepVoice(checkInId, undefined);
    takeBack.offer(m.review_take_back(), () => keepVoice(checkInId, voice));
  };
  return (
    <div data-voice={checkInId} className="min-w-0 grow">
      <VoiceBox
        label={m.review_voice()}
        recorder={{ ...recorder, start }}
        note={voice}
        url={url}
        onRemove={remove}
      >
        {m.review_voice_record()}
      </VoiceBox>
    </div>
  );
}
