import type { AccountStatus } from "../../../domain/trainee.ts";
import { m } from "../../paraglide/messages.js";
import type { Tone } from "../../ui/badge.tsx";

export const statusTexts: Record<AccountStatus, () => string> = {
  active: m.exercises_status_active,
  pending: m.exercises_status_pending,
  inactive: m.exercises_status_inactive,
};

export const statusTones: Record<AccountStatus, Tone> = {
  active: "good",
  pending: "warn",
  inactive: "neutral",
};
