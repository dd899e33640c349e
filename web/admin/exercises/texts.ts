import type { ExerciseOrigin } from "../../../domain/libraries/exercises.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";

export const statusTexts: Record<AccountStatus, () => string> = {
  active: m.exercises_status_active,
  pending: m.exercises_status_pending,
  inactive: m.exercises_status_inactive,
};

export const originTexts: Record<ExerciseOrigin, () => string> = {
  own: m.exercises_origin_own,
  starter: m.exercises_origin_starter,
};

/** Offered rests in seconds. */
export const restsOffered = [30, 60, 90, 120, 180];
