import { addDays, type LocalDate, localDateAt, weekStart } from "../calendar.ts";
import { maxDatabaseBytes } from "../plumbing/storage.ts";

/** Weeks before the current one whose items and sets always have rows of their own. */
const unpackedWeeks = 4;

/** Those that have them as long as the database has room: people look back a year, and opening a week writes. */
const roomyWeeks = 52;

/** Until this share of its bound a database has room. */
const roomyShare = 0.5;

/** How long a week that somebody looked at keeps rows of its own, in milliseconds. */
export const openedMs = 30 * 86_400_000;

const weeksBefore = (now: number, weeks: number): LocalDate =>
  addDays(weekStart(localDateAt(now, "UTC")), -7 * weeks);

/** The first week that is never packed; any before it may be. */
export const firstUnpackedWeek = (now: number): LocalDate => weeksBefore(now, unpackedWeeks);

/**
 * Before which week those are packed that may be.
 * @param databaseBytes of the database with its freed pages, which packing does not make fewer; null where it does
 *   not tell
 */
export const packedBefore = (now: number, databaseBytes: number | null): LocalDate =>
  databaseBytes !== null && databaseBytes < roomyShare * maxDatabaseBytes
    ? weeksBefore(now, roomyWeeks)
    : firstUnpackedWeek(now);
