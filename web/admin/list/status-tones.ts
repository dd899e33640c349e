import type { AccountStatus } from "../../../domain/trainees/trainee.ts";
import type { Tone } from "../../ui/badge.tsx";

/** How a status looks, of a trainee and of what the libraries hold. */
export const statusTones: Record<AccountStatus, Tone> = {
  active: "good",
  pending: "warn",
  inactive: "neutral",
};
