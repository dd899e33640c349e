import type { Language } from "../language.ts";

/** The language and the clock of a file for one person. */
export interface ArchiveReader {
  /** The name of the business. */
  business: string;
  language: Language;
  timeZone: string;
}
