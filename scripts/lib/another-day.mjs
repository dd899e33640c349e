import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, warn } from "./message.mjs";

/** The zone of the product's days, as `defaultTimeZone` of domain/calendar.ts. */
export const zone = "Asia/Hebron";
const dayMs = 86_400_000;

/**
 * @param {number} instant UTC milliseconds
 * @returns {string} as 2027-02-20
 */
const dayAt = (instant) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(instant);

/** @param {string} day */
const middayOf = (day) => Date.parse(`${day}T12:00:00Z`);

/**
 * The whole days from today to a later day.
 * @param {string} day as 2027-02-20
 * @param {number} [now]
 * @returns {number | undefined} undefined for a malformed day; below 0 for a day before today
 */
export function daysAheadOf(day, now = Date.now()) {
  const midday = /^\d{4}-\d{2}-\d{2}$/.test(day) ? middayOf(day) : Number.NaN;
  // The parser takes 30 February for 2 March.
  if (Number.isNaN(midday) || new Date(midday).toISOString().slice(0, 10) !== day) return undefined;
  return Math.round((midday - middayOf(dayAt(now))) / dayMs);
}

const maxDaysAhead = 3660;

/**
 * The value of `--today` as whole days ahead of today; 0 without it.
 * @param {string | undefined} text
 * @param {string} usage
 */
export function readToday(text, usage) {
  if (text === undefined) return 0;
  const days = daysAheadOf(text);
  if (days === undefined)
    throw new Refusal(`--today takes a day such as 2027-02-20, not "${text}"\n\n${usage}`, 2);
  if (days < 0)
    throw new Refusal(`--today takes today or a later day: ${text} is over\n\n${usage}`, 2);
  if (days > maxDaysAhead)
    throw new Refusal(`--today reaches ten years ahead: ${text} is later\n\n${usage}`, 2);
  return days;
}

/** @param {string} state */
const latestDayFile = (state) => join(state, "latest-day");

/**
 * Notes the day of a state folder's product, and says if it has been at a later one.
 * @param {string} state
 * @param {number} daysAhead
 */
export function tellLaterDay(state, daysAhead, now = Date.now()) {
  const day = dayAt(now + daysAhead * dayMs);
  const latest = readLatestDay(state);
  if (latest !== undefined && latest > day) {
    warn(
      `${state} was already at ${latest}: what was written then lies ahead of ${day}, and sessions may have to sign in again. --today ${latest} continues there; another --state begins anew.`,
    );
    return;
  }
  if (daysAhead > 0 || latest !== undefined) {
    mkdirSync(state, { recursive: true });
    writeFileSync(latestDayFile(state), day);
  }
}

/** @param {string} state */
function readLatestDay(state) {
  try {
    return readFileSync(latestDayFile(state), "utf8").trim();
  } catch {
    return undefined;
  }
}
