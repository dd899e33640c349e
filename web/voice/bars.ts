import { waveform } from "../../domain/conversations/conversation.ts";

/**
 * At most 48 bars of a recording, from its loudness (RMS, 0 to 1, at equal intervals). The loudest bar has full
 * height. Voices are mostly quiet, so low levels are spread.
 */
export function barsOf(levels: readonly number[]): number[] {
  const count = Math.max(1, Math.min(waveform.bars, levels.length));
  const loudest = Math.max(...levels, 0.02);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    const peak = Math.max(0, ...levels.slice(from, to));
    return Math.round(Math.sqrt(Math.min(1, peak / loudest)) * waveform.height);
  });
}
