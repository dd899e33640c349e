import { env } from "cloudflare:workers";
import type { LocalDate } from "../../domain/calendar.ts";
import type { FastingMark } from "../../domain/ramadan/fasting-days.ts";
import { call, type SignedInTrainee } from "./worker.ts";

type Caller = Pick<SignedInTrainee, "token">;

/** A day of Ramadan 1448, its 13th, with all that a test does by the clock of Palestine. */
export const fastingDay = { date: "2027-02-20", noon: Date.UTC(2027, 1, 20, 10) };

/** Sends the mark of a day. */
export const markDay = (
  { token }: Caller,
  { date, fasted }: { date: LocalDate; fasted: FastingMark },
  send = call,
) => send("/api/trainee/fasting-days", { method: "PUT", token, body: { date, fasted } });

const changeHealth = ({ token }: Caller, body: unknown) =>
  call("/api/trainee/fasting-health", { method: "PUT", token, body });

/** Answers the question before the first session while fasting. */
export const answerHealth = (who: Caller, yes: unknown) =>
  changeHealth(who, { kind: "answer", yes });

/** Notes the doctor's appointment of a yes. */
export const noteAppointment = (who: Caller, doctorOn: LocalDate | null) =>
  changeHealth(who, { kind: "appointment", doctorOn });

/** The stored rows of a person. */
export async function sealedDays(traineeId: string) {
  const { results } = await env.DB.prepare(
    "select date, sealed from fasting_days where trainee_id = ? order by date",
  )
    .bind(traineeId)
    .all<{ date: string; sealed: string }>();
  return results;
}

/** The day that a person shows the trainer as an ordinary one. */
export const ordinaryOn = (traineeId: string) =>
  env.DB.prepare("select ordinary_on from fasting_slots where trainee_id = ?")
    .bind(traineeId)
    .first<string>("ordinary_on");
