import { createContext } from "react";
import type { TextRange } from "../../../domain/conversations/message-search.ts";

/** What a search in the conversation has in sight. */
export interface Found {
  /** The message that it stands at; another object stands there anew. */
  seq: number | undefined;
  /** Where the words that are looked for stand in a text; the rule comes with the search's own code. */
  rangesIn: (text: string) => TextRange[];
}

export const FoundContext = createContext<Found | undefined>(undefined);
