/** Days for which an answered health note stands before the trainer's plans: six weeks, as a minor injury takes. */
const standsDays = 42;

const standsMs = standsDays * 86_400_000;

/** The newest health note of a person that the person can read, by whoever wrote it; `at` in UTC milliseconds. */
export interface HealthNote {
  noteId: string;
  /** Its first words. */
  quote: string;
  at: number;
  /** False only for the person's own without an answer. */
  answered: boolean;
}

/**
 * The health note that a trainer must know before planning: the newest one, while it has no answer, and for 42 days
 * in any case. An answer does not heal a knee; a newer note («تعافت الركبة») replaces it.
 */
export const standingNote = (newest: HealthNote | undefined, now: number): HealthNote | null =>
  newest && (!newest.answered || now - newest.at < standsMs) ? newest : null;
