import type { Absence, NewAbsence } from "../../domain/contract/body/absences.ts";

/** The requests of either side about a trainee's absences. */
export interface AbsencesApi {
  /** The id of the draft. */
  draftId: string;
  key: readonly string[];
  list: (signal: AbortSignal) => Promise<{ absences: Absence[] }>;
  create: (absence: NewAbsence) => Promise<Absence>;
  /** Answers a request or ends an absence; for the trainer. */
  answer?: (id: string, status: "granted" | "declined" | "ended") => Promise<unknown>;
  /** Withdraws an unanswered request; for the trainee. */
  takeBack?: (id: string) => Promise<unknown>;
}
