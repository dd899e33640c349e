import { and, type SQL, sql } from "drizzle-orm";
import { traineeProfiles, traineeSearchWords } from "../../db/schema.ts";

// Behind every sign that a word can go on with.
const last = "\u{10ffff}";

/** Those who have a word that begins with each of these, in their name, address or number. */
export const beginWords = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => beginsSearchWord(word, endOf(word))));

/** The first sign of the words that come after all that begin with this one. */
export const endOf = (word: string) => word + last;

/** The same with values that come later; an index finds them. */
export const beginsSearchWord = (from: unknown, end: unknown): SQL => sql`${traineeProfiles.id} in (
  select ${traineeSearchWords.traineeId} from ${traineeSearchWords}
  where ${traineeSearchWords.word} >= ${from} and ${traineeSearchWords.word} < ${end}
)`;

/** Those whose name, address or number has the word anywhere; reads everybody. */
// Not LIKE: its patterns end at 50 bytes, and % and _ would mean something.
export const occursInSearch = (word: unknown): SQL =>
  sql`instr(${traineeProfiles.search}, ${word}) > 0`;
