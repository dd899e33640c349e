import { env } from "cloudflare:workers";
import type { LocalDate } from "../../domain/calendar.ts";
import type { FastingMark } from "../../domain/ramadan/fasting-days.ts";
import { call, type SignedInTrainee } from "./worker.ts";

/** A day of Ramadan 1448, its 13th, with all that a test does by the clock of Palestine. */
export const fastingDay = { date: "2027-02-20", noon: Date.UTC(2027, 1, 20, 10) };

/** Sends the mark of a day. */
export const markDay = (
  { token }: Pick<SignedInTrainee, "token">,
  { date, fasted }: { date: LocalDate; fasted: FastingMark },
  send = call,
) => send("/api/trainee/fasting-days", { method: "PUT", token, body: { date, fasted } });

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
