import { type AbsenceKind, type AbsenceStatus, absenceKinds } from "../../domain/body/absences.ts";
import { m } from "../paraglide/messages.js";
import type { Tone } from "../ui/badge.tsx";

export const kindTexts: Record<AbsenceKind, () => string> = {
  travelling: m.absence_kind_travelling,
  ill: m.absence_kind_ill,
  injured: m.absence_kind_injured,
  paused: m.absence_kind_paused,
};
export const kindOptions = () =>
  absenceKinds.map((value) => ({ value, label: kindTexts[value]() }));

export const statusTexts: Record<AbsenceStatus, () => string> = {
  asked: m.absence_status_asked,
  granted: m.absence_status_granted,
  declined: m.absence_status_declined,
  ended: m.absence_status_ended,
};
export const statusTones: Record<AbsenceStatus, Tone> = {
  asked: "warn",
  granted: "accent",
  declined: "neutral",
  ended: "neutral",
};
