import { m } from "../../paraglide/messages.js";

const hourMs = 60 * 60_000;
/** From here on hours say less than days. */
const dayFrom = 72;

/** A duration as an upper bound: «5 hours» of 4 hours and a half. */
export const withinText = (ms: number): string => textOf(ms, Math.ceil);

/** A duration that has passed: «4 hours» of 4 hours and a half. */
export const atLeastText = (ms: number): string => textOf(ms, Math.floor);

function textOf(ms: number, whole: (amount: number) => number): string {
  if (ms < hourMs) return m.check_in_figures_less_hour();
  const hours = whole(ms / hourMs);
  return hours < dayFrom
    ? m.check_in_figures_hours({ count: hours })
    : m.check_in_figures_days({ count: whole(ms / hourMs / 24) });
}
