import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import type { LocalDate } from "../../domain/calendar.ts";
import type { FastingMark } from "../../domain/ramadan/fasting-days.ts";
import { fastedSlot } from "../../domain/ramadan/fasting-health.ts";
import { usualFastingSlots } from "../../domain/ramadan/slots.ts";
import { call, makeTrainee, type SignedInTrainee } from "./worker.ts";

type Caller = Pick<SignedInTrainee, "token">;

/** A day of Ramadan 1448, its 13th, with all that a test does by the clock of Palestine. */
export const fastingDay = { date: "2027-02-20", noon: Date.UTC(2027, 1, 20, 10) };
/** Its third day. */
export const thirdFastingDay = { date: "2027-02-10", noon: Date.UTC(2027, 1, 10, 12) };

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

/** Follows the month with a session while fasting, which needs a no. */
export async function trainFasted({ token }: Caller): Promise<void> {
  await answerHealth({ token }, false);
  const body = { shown: true, slots: { ...usualFastingSlots, training: fastedSlot } };
  await call("/api/trainee/ramadan", { method: "PUT", token, body });
}

/** The same without an answer, as an earlier build stored it. */
export const storeFastedSlot = ({ id }: Pick<SignedInTrainee, "id">) =>
  env.DB.prepare(
    `insert into fasting_slots (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
     values (?1, 1, 'suhoor', 'iftar', 'after_tarawih', 'after_tarawih', 'before_maghrib', 1)
     on conflict do update set training = excluded.training`,
  )
    .bind(id)
    .run();

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

/** Makes a person before each test, by the clock of a fasting day until its end. They joined before the month. */
export function onFastingDay(
  prepare: (trainee: SignedInTrainee) => unknown,
  { noon }: { noon: number } = fastingDay,
): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    await prepare(await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
