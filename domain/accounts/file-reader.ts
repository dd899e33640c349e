import type { Language } from "../language.ts";

/** In which words and by which clock a file is written for somebody. */
export interface ArchiveReader {
  /** What the business is called. */
  business: string;
  language: Language;
  timeZone: string;
}
