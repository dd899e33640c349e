import { and, type SQL, sql } from "drizzle-orm";
import { traineeProfiles, traineeSearchWords } from "../../db/schema.ts";

// After every character that can continue a word.
const last = "\u{10ffff}";

/** Trainees with a word for each of these prefixes, in name, address or number. */
export const beginWords = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => beginsSearchWord(word, endOf(word))));

/** The upper bound of all words with this prefix. */
export const endOf = (word: string) => word + last;

/** Trainees with a word between two values, which may be placeholders; an index finds them. */
export const beginsSearchWord = (from: unknown, end: unknown): SQL => sql`${traineeProfiles.id} in (
  select ${traineeSearchWords.traineeId} from ${traineeSearchWords}
  where ${traineeSearchWords.word} >= ${from} and ${traineeSearchWords.word} < ${end}
)`;

/** Trainees with the word anywhere in name, address or number; reads all of them. */
// Not LIKE: its patterns end at 50 bytes, and % and _ are wildcards.
export const occursInSearch = (word: unknown): SQL =>
  sql`instr(${traineeProfiles.search}, ${word}) > 0`;
