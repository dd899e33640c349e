import { asOneLine } from "../../text.ts";
import { pastBounds } from "./past.ts";

/** A file's name as it is stored: its end, without characters that a text cannot have. */
export const pastFileName = (name: string): string =>
  asOneLine(name)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu, "")
    .slice(-pastBounds.file)
    .replace(/\p{Cs}/gu, "")
    .trim() || "file";
