import { useEffect, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Ltr } from "../ui/bidi.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { lengthText } from "./length-text.ts";
import type { Held } from "./use-hold.ts";
import type { VoiceRecorder } from "./use-recorder.ts";

const shownLevels = 32;
const everyMs = 80;

type RecordingBarProps = {
  recorder: VoiceRecorder;
  /** Set while the finger holds the button. */
  held?: Held | undefined;
  /** Whether its end is not its sending. */
  isKept?: boolean;
};

/** A voice recording that is running, in the place of what began it. */
export function RecordingBar({ recorder, held, isKept = false }: RecordingBarProps) {
  const { seconds, levels } = useNow(recorder);
  return (
    <div className="relative flex min-h-12 flex-wrap items-center gap-2">
      {held && <HoldHint held={held} />}
      <IconButton
        label={m.chat_voice_cancel()}
        onClick={recorder.cancel}
        disabled={recorder.state === "finishing"}
        className="text-bad!"
      >
        <Icon name="trash" />
      </IconButton>
      <div className="flex h-12 min-w-min flex-1 items-center gap-2 rounded-xl border border-line-strong bg-field px-[min(1rem,3vw)]">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 animate-breathe rounded-full bg-bad"
        />
        <span role="timer" aria-label={m.chat_voice_recording()}>
          <Ltr>{lengthText(seconds)}</Ltr>
        </span>
        <Levels levels={levels} />
      </div>
      <IconButton
        label={isKept ? m.voice_finish() : m.chat_voice_send()}
        onClick={recorder.finish}
        disabled={recorder.state !== "recording"}
        className="ms-auto size-12! rounded-full! bg-accent text-on-accent! hover:bg-accent!"
      >
        <Icon name={isKept ? "check" : "send"} />
      </IconButton>
    </div>
  );
}

/** The effect of letting go, above the finger; a tap ends before it appears. */
function HoldHint({ held }: { held: Held }) {
  const away = held === "away";
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-full grid justify-items-center pb-4">
      <p
        className={`animate-enter rounded-xl border border-line bg-overlay px-4 py-1.5 text-center text-sm shadow-overlay [animation-delay:300ms] ${away ? "text-bad" : ""}`}
      >
        {away ? m.chat_voice_let_go_away() : m.chat_voice_let_go()}
      </p>
    </div>
  );
}

function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-6 w-0 grow items-center justify-end gap-0.5 overflow-hidden"
    >
      {levels.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no id
          key={index}
          className="w-0.5 shrink-0 rounded-full bg-accent-ink"
          style={{ height: `${Math.max(10, level * 100)}%` }}
        />
      ))}
    </span>
  );
}

function useNow(recorder: VoiceRecorder) {
  const [shown, setShown] = useState<{ seconds: number; levels: readonly number[] }>({
    seconds: 0,
    levels: Array(shownLevels).fill(0),
  });
  const { now } = recorder;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval reads the present recorder
  useEffect(() => {
    const timer = setInterval(() => {
      const { seconds, level } = now();
      setShown(({ levels }) => ({ seconds, levels: [...levels.slice(1), level] }));
    }, everyMs);
    return () => clearInterval(timer);
  }, [recorder.state]);
  return shown;
}
