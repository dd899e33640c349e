import { addDays, type LocalDate } from "../calendar.ts";
import type { FastingDecision } from "./decision.ts";
import type { FastingSlots, TrainingSlot } from "./slots.ts";

/**
 * A person's answer to the question before the first session while fasting: whether one of its reasons is theirs, never
 * which one.
 */
export interface FastingHealth {
  yes: boolean;
  /** The day of the doctor's appointment, as the person wrote it; null without one. */
  doctorOn: LocalDate | null;
}

/** The one session while fasting. */
export const fastedSlot: TrainingSlot = "before_maghrib";
/** The one in its place after a yes, and before an answer. */
export const slotAfterYes: TrainingSlot = "after_tarawih";

/** Maximum days to an appointment. */
export const maxDaysToDoctor = 120;

/** The fault of an appointment that a person writes on a day. */
export function doctorDayFault(
  day: LocalDate,
  today: LocalDate,
): "in_past" | "too_far" | undefined {
  if (day < today) return "in_past";
  return day > addDays(today, maxDaysToDoctor) ? "too_far" : undefined;
}

/** Whether a slot is refused to a person: a session while fasting needs a no. */
export const isRefused = (slot: TrainingSlot, health: FastingHealth | null): boolean =>
  slot === fastedSlot && health?.yes !== false;

/** Whether a person is offered a slot: before an answer all of them, as choosing a refused one asks the question. */
export const isOffered = (slot: TrainingSlot, health: FastingHealth | null): boolean =>
  health === null || !isRefused(slot, health);

/** The slot of a stored one as its person sees it: after a no alone one while fasting. */
export const allowedSlot = (slot: TrainingSlot, health: FastingHealth | null): TrainingSlot =>
  isRefused(slot, health) ? slotAfterYes : slot;

/** Stored slots as their person sees them. */
export const allowedSlots = (slots: FastingSlots, health: FastingHealth | null): FastingSlots => ({
  ...slots,
  training: allowedSlot(slots.training, health),
});

/** What a person is asked: the question itself, or once after an appointment whether there is another. */
export const healthQuestions = ["health", "appointment"] as const;
type HealthQuestion = (typeof healthQuestions)[number];

/**
 * The question of a day; null without one.
 * @param isLost whether there is an answer that cannot be opened: a yes has moved the session, so that it asks no more
 */
export function healthQuestionOn(
  date: LocalDate,
  { shown, slots }: FastingDecision,
  health: FastingHealth | null,
  isLost = false,
): HealthQuestion | null {
  if (!shown) return null;
  if (!health) return isLost || slots.training === fastedSlot ? "health" : null;
  return health.doctorOn !== null && health.doctorOn < date ? "appointment" : null;
}

/** Letters of a sealed answer: every answer is as long as any other. */
const answerLength = 64;

/** An answer as it is sealed. */
export const writeHealth = ({ yes, doctorOn }: FastingHealth): string =>
  JSON.stringify({ yes, doctorOn }).padEnd(answerLength);

/** A sealed answer. */
export function readHealth(text: string): FastingHealth {
  const { yes, doctorOn } = JSON.parse(text) as Record<keyof FastingHealth, unknown>;
  return { yes: yes === true, doctorOn: typeof doctorOn === "string" ? doctorOn : null };
}
