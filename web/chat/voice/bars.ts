import { waveform } from "../../../domain/conversations/conversation.ts";

/**
 * The picture of a recording: its loudness (RMS, 0 to 1, at even times) as at most 48 bars, the
 * loudest as high as a bar can be. A voice lives in the lower levels, so they are drawn apart.
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
