import type { ClipboardEvent, KeyboardEvent, ReactNode, RefObject } from "react";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { GrowingTextArea } from "../ui/growing-text-area.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { voiceGlyphs } from "../voice/glyphs.ts";
import { canRecord } from "../voice/recorder.ts";
import { RecordingBar } from "../voice/recording-bar.tsx";
import { useHold } from "../voice/use-hold.ts";
import type { VoiceRecorder } from "../voice/use-recorder.ts";
import type { ComposerAid } from "./composer-aid.ts";
import type { TypedText } from "./use-typed-text.ts";

type ComposerProps = {
  typed: TypedText;
  recorder: VoiceRecorder;
  attach: ReactNode;
  aid: ComposerAid;
  input: RefObject<HTMLTextAreaElement | null>;
  onPasteImage: (file: File) => void;
};

const round = "size-12! rounded-full!";
const coarse = matchMedia("(hover: none) and (pointer: coarse)");

/** The composer: a growing text field, attachments, and voice while the text is empty. */
export function Composer({ typed, recorder, attach, aid, input, onPasteImage }: ComposerProps) {
  const { handlers, held } = useHold(recorder);
  if (recorder.state === "recording" || recorder.state === "finishing") {
    return <RecordingBar recorder={recorder} held={held} />;
  }
  const send = () => {
    typed.send();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (aid.onKeyDown(event)) return;
    // On a touch keyboard Enter breaks the line; the button sends.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (coarse.matches) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const image = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    if (!image) return;
    event.preventDefault();
    onPasteImage(image);
  };
  const isVoice = typed.text.trim() === "" && canRecord();
  return (
    <div className="flex items-end gap-2">
      <div className="flex min-w-0 grow items-end rounded-xl border border-line-strong bg-field focus-within:border-accent-ink">
        {attach}
        {aid.button}
        <GrowingTextArea
          ref={input}
          name="message"
          rows={1}
          dir="auto"
          aria-label={m.chat_write()}
          aria-invalid={typed.problem ? true : undefined}
          aria-describedby="chat-limit"
          placeholder={m.chat_write()}
          value={typed.text}
          onChange={(event) => typed.change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...aid.field}
          className="max-h-[min(10rem,22dvh)] min-h-11 w-full min-w-0 grow resize-none bg-transparent py-2 pe-4 outline-none"
        />
      </div>
      {isVoice ? (
        <IconButton
          label={m.chat_voice_record()}
          className={`${round} touch-none bg-accent text-on-accent! select-none hover:bg-accent!`}
          {...handlers}
        >
          <Glyph d={voiceGlyphs.mic} />
        </IconButton>
      ) : (
        <IconButton
          label={m.chat_send()}
          disabled={!typed.canSend}
          // The on-screen keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
          className={`${round} bg-accent text-on-accent! hover:bg-accent!`}
        >
          <Icon name="send" />
        </IconButton>
      )}
    </div>
  );
}
