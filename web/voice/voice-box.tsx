import { type ReactNode, useEffect, useRef } from "react";
import type { VoiceNote as Note } from "../../domain/conversations/conversation.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { voiceGlyphs } from "./glyphs.ts";
import { RecordingBar } from "./recording-bar.tsx";
import type { VoiceRecorder } from "./use-recorder.ts";
import { VoiceNote } from "./voice-note.tsx";
import { VoiceProblemDialog } from "./voice-problem-dialog.tsx";

type VoiceBoxProps = {
  /** The name of the whole, for screen readers. */
  label: string;
  recorder: VoiceRecorder;
  note: Omit<Note, "fileId"> | undefined;
  url: string | undefined;
  onRemove: () => void;
  /** The words of the button that begins. */
  children: ReactNode;
};

/** Records, listens, records anew and removes; nothing is sent from here. */
export function VoiceBox({ label, recorder, note, url, onRemove, children }: VoiceBoxProps) {
  const box = useFocusWithin(recorder.state, note !== undefined);
  const isOn = recorder.state === "recording" || recorder.state === "finishing";
  return (
    <section ref={box} data-voice-box aria-label={label} className="grid min-w-0 grid-cols-1">
      {isOn ? (
        <RecordingBar recorder={recorder} isKept />
      ) : note ? (
        <div className="flex min-w-0 items-start gap-1">
          <div className="min-w-0 grow">
            <VoiceNote isAlone url={url} seconds={note.seconds} bars={note.waveform} />
          </div>
          <IconButton
            label={m.voice_again()}
            disabled={recorder.state === "asking"}
            onClick={recorder.start}
            className="mt-1 text-muted!"
          >
            <Glyph d={voiceGlyphs.mic} />
          </IconButton>
          <IconButton label={m.chat_voice_cancel()} onClick={onRemove} className="mt-1 text-muted!">
            <Icon name="trash" />
          </IconButton>
        </div>
      ) : (
        <Button
          variant="secondary"
          disabled={recorder.state === "asking"}
          onClick={recorder.start}
          className="w-fit"
        >
          <Glyph d={voiceGlyphs.mic} />
          {children}
        </Button>
      )}
      <VoiceProblemDialog problem={recorder.problem} onClose={recorder.forgetProblem} />
    </section>
  );
}

/** Recording replaces the pressed button, so that the focus goes to what ends it, then to what plays it. */
function useFocusWithin(state: VoiceRecorder["state"], hasNote: boolean) {
  const box = useRef<HTMLElement>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    const focus = (place: string) =>
      box.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    if (state === "recording") {
      wasOn.current = true;
      focus("button:last-of-type");
    } else if (state === "idle" && wasOn.current) {
      if (hasNote) wasOn.current = false;
      // Another recording may have ended this one, and have the focus.
      if (!document.activeElement?.closest("[data-voice-box]")) focus("button");
    }
  }, [state, hasNote]);
  return box;
}
