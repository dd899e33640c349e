import {
  type ThresholdName,
  thresholdFields,
} from "../../../domain/attention/attention-thresholds.ts";
import { m } from "../../paraglide/messages.js";

const labels: Record<ThresholdName, () => string> = {
  unreadHours: m.settings_attention_unreadHours,
  silenceDays: m.settings_attention_silenceDays,
  adherencePoints: m.settings_attention_adherencePoints,
  plannedDays: m.settings_attention_plannedDays,
  weightDays: m.settings_attention_weightDays,
  endingDays: m.settings_attention_endingDays,
  overdueDays: m.settings_attention_overdueDays,
};

const unitOf = (name: ThresholdName) =>
  name === "unreadHours"
    ? m.settings_attention_hours()
    : name === "adherencePoints"
      ? m.settings_attention_points()
      : m.settings_attention_days();

/** What a box of a threshold is, whoever it is set for. */
export const thresholdField = (name: ThresholdName) => ({
  name,
  label: labels[name](),
  unit: unitOf(name),
  min: thresholdFields[name].min,
  max: thresholdFields[name].max,
});
