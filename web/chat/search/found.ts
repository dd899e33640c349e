import { createContext } from "react";
import type { TextRange } from "../../../domain/conversations/message-search.ts";

/** The present result of a search in the conversation. */
export interface Found {
  /** Its message; another object scrolls there again. */
  seq: number | undefined;
  /** The matches in a text; the rule is part of the search's own code. */
  rangesIn: (text: string) => TextRange[];
}

export const FoundContext = createContext<Found | undefined>(undefined);
