import type { QueryKey } from "@tanstack/react-query";
import type {
  NewPastPortion,
  PastNames,
  PastOverview,
  PastWritten,
  UndonePast,
} from "../../domain/contract/copies/past.ts";

/** The server's side of a person's past, for its trainee or for the trainer. */
export interface PastSide {
  reader: "trainer" | "trainee";
  key: QueryKey;
  read(signal: AbortSignal): Promise<PastOverview>;
  write(portion: NewPastPortion): Promise<PastWritten>;
  correct(names: PastNames): Promise<unknown>;
  undo(importId: string): Promise<UndonePast>;
  /** Fetches again what a change of the past changes, here and on other screens. */
  refresh(): Promise<void>;
}
