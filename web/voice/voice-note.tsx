import { useEffect, useEffectEvent } from "react";
import { m } from "../paraglide/messages.js";
import { Ltr } from "../ui/bidi.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { voiceGlyphs } from "./glyphs.ts";
import { lengthText } from "./length-text.ts";
import { usePlayer } from "./use-player.ts";
import { Waveform } from "./waveform.tsx";

type VoiceNoteProps = {
  url: string | undefined;
  seconds: number;
  bars: readonly number[];
  /** Whether it is in no message, and as wide as its place. */
  isAlone?: boolean;
  /** Whether something else than a message's time stands below it. */
  isFollowed?: boolean;
  /** After it could not be played. */
  onFailed?: (() => void) | undefined;
};

/** A voice note with play, position and speed. */
export function VoiceNote(props: VoiceNoteProps) {
  const { url, seconds, bars, isAlone = false, isFollowed = isAlone, onFailed } = props;
  const { state, place, rate, toggle, seek, faster } = usePlayer(url, seconds);
  const playing = state === "playing";
  const hasFailed = state === "failed";
  const tellFailed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (hasFailed) tellFailed();
  }, [hasFailed]);
  return (
    <div className={`@container max-w-full py-1 ${isAlone ? "w-full sm:max-w-96" : "w-64"}`}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={toggle}
          disabled={!url}
          aria-label={playing ? m.chat_voice_pause() : m.chat_voice_play()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent active:scale-95 disabled:opacity-50"
        >
          {state === "loading" ? (
            <Spinner />
          ) : (
            <Glyph d={playing ? voiceGlyphs.pause : voiceGlyphs.play} fill="currentColor" />
          )}
        </button>
        <div className="relative min-w-0 grow rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
          <Waveform bars={bars} heard={place / seconds} />
          <input
            type="range"
            min={0}
            max={seconds}
            step={0.1}
            value={place}
            onChange={(event) => seek(event.currentTarget.valueAsNumber)}
            aria-label={m.chat_voice_place()}
            aria-valuetext={m.chat_voice_place_of({
              place: lengthText(place),
              length: lengthText(seconds),
            })}
            className="absolute inset-x-0 inset-y-[-0.5rem] w-full cursor-pointer opacity-0"
          />
        </div>
      </div>
      {/* On a wide screen the message's time is on the same line. */}
      <div
        className={`flex items-center gap-2 ps-13 text-sm text-muted ${isFollowed || hasFailed || state === "refused" ? "" : "@min-[14rem]:-mb-[1.6rem]"}`}
      >
        <Ltr>{lengthText(playing || place > 0 ? place : seconds)}</Ltr>
        {(playing || place > 0) && (
          <button
            type="button"
            onClick={faster}
            aria-label={m.chat_voice_rate({ rate })}
            className="touch rounded-full bg-soft px-2 font-medium text-ink"
          >
            <Ltr>{rate}×</Ltr>
          </button>
        )}
      </div>
      {state === "refused" && (
        <p role="alert" className="text-sm text-muted">
          {m.chat_voice_refused()}
        </p>
      )}
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm">
          <p role="alert" className="text-bad">
            {m.chat_voice_failed()}
          </p>
          <a href={url} download className="touch font-medium text-accent-ink underline">
            {m.chat_voice_download()}
          </a>
        </div>
      )}
    </div>
  );
}
