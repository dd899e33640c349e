import { addDays, type LocalDate, localDateAt, weekStart } from "../calendar.ts";
import { maxDatabaseBytes } from "../plumbing/storage.ts";

/** Weeks before the current one that are never packed. */
const unpackedWeeks = 4;

/** The same while the database has room: people look back a year, and opening a week writes. */
const roomyWeeks = 52;

/** A database has room below this share of its bound. */
const roomyShare = 0.5;

/** Time for which an opened week stays open, in milliseconds. */
export const openedMs = 30 * 86_400_000;

const weeksBefore = (now: number, weeks: number): LocalDate =>
  addDays(weekStart(localDateAt(now, "UTC")), -7 * weeks);

/** The first week that is never packed; earlier ones may be. */
export const firstUnpackedWeek = (now: number): LocalDate => weeksBefore(now, unpackedWeeks);

/**
 * The week before which weeks are packed.
 * @param databaseBytes of the database including freed pages, which packing does not reduce; null if unknown
 */
export const packedBefore = (now: number, databaseBytes: number | null): LocalDate =>
  databaseBytes !== null && databaseBytes < roomyShare * maxDatabaseBytes
    ? weeksBefore(now, roomyWeeks)
    : firstUnpackedWeek(now);
