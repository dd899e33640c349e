import {
  type ThresholdName,
  thresholdFields,
} from "../../../domain/attention/attention-thresholds.ts";
import { m } from "../../paraglide/messages.js";

const labels: Record<ThresholdName, () => string> = {
  unreadHours: m.settings_attention_unreadHours,
  checkInHours: m.settings_attention_checkInHours,
  silenceDays: m.settings_attention_silenceDays,
  adherencePoints: m.settings_attention_adherencePoints,
  plannedDays: m.settings_attention_plannedDays,
  weightDays: m.settings_attention_weightDays,
  endingDays: m.settings_attention_endingDays,
  overdueDays: m.settings_attention_overdueDays,
};

const units: Record<ThresholdName, () => string> = {
  unreadHours: m.settings_attention_hours,
  checkInHours: m.settings_attention_hours,
  silenceDays: m.settings_attention_days,
  adherencePoints: m.settings_attention_points,
  plannedDays: m.settings_attention_days,
  weightDays: m.settings_attention_days,
  endingDays: m.settings_attention_days,
  overdueDays: m.settings_attention_days,
};

/** The field of a threshold, for everybody or for one trainee. */
export const thresholdField = (name: ThresholdName) => ({
  name,
  label: labels[name](),
  unit: units[name](),
  min: thresholdFields[name].min,
  max: thresholdFields[name].max,
});
