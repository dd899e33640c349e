import type { Absence, NewAbsence } from "../../domain/contract/body/absences.ts";

/** What either side may do with a trainee's absences. */
export interface AbsencesApi {
  /** Whose they are; what is typed is kept by it. */
  draftId: string;
  key: readonly string[];
  list: (signal: AbortSignal) => Promise<{ absences: Absence[] }>;
  create: (absence: NewAbsence) => Promise<Absence>;
  /** The trainer's answer, or the end of one. */
  answer?: (id: string, status: "granted" | "declined" | "ended") => Promise<unknown>;
  /** The trainee's, while nobody answered. */
  takeBack?: (id: string) => Promise<unknown>;
}
