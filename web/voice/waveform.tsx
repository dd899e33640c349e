import { waveform } from "../../domain/conversations/conversation.ts";

type WaveformProps = {
  bars: readonly number[];
  /** The played share, 0 to 1. */
  heard: number;
};

const step = 4;
const tall = 28;

/** The bars of a voice note in the text's direction; the played part has the accent. */
export function Waveform({ bars, heard }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${bars.length * step} ${tall}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mirror h-7 w-full"
    >
      {bars.map((bar, index) => {
        const height = Math.max(3, (bar / waveform.height) * tall);
        const isHeard = (index + 0.5) / bars.length <= heard;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no id
            key={index}
            x={index * step + 0.75}
            y={(tall - height) / 2}
            width={2.5}
            height={height}
            rx={1.25}
            className={isHeard ? "fill-accent-ink" : "fill-muted/60"}
          />
        );
      })}
    </svg>
  );
}
