import type { AttentionReason } from "../../../domain/attention/attention.ts";
import { m } from "../../paraglide/messages.js";

export const reasonTexts: Record<AttentionReason, () => string> = {
  unread: m.overview_reason_unread,
  note: m.overview_reason_note,
  check_in: m.overview_reason_check_in,
  approval: m.overview_reason_approval,
  transfer: m.overview_reason_transfer,
  absence: m.overview_reason_absence,
  empty_weeks: m.overview_reason_empty_weeks,
  silence: m.overview_reason_silence,
  missed_check_ins: m.overview_reason_missed_check_ins,
  adherence: m.overview_reason_adherence,
  ending: m.overview_reason_ending,
  payment: m.overview_reason_payment,
  weight: m.overview_reason_weight,
};
