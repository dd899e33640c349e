import type { ParkedEntry } from "../../../../domain/contract/plumbing/outbox.ts";
import type { OutboxTopic } from "../../../../domain/plumbing/outbox.ts";
import { sizeText } from "../../../chat/texts.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { ownZone } from "../../../lib/format/own-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";

const jobTexts: Record<string, () => string> = {
  drain_outbox: m.cron_job_drain_outbox,
  delete_expired: m.cron_job_delete_expired,
  extend_schedules: m.cron_job_extend_schedules,
  delete_accounts: m.cron_job_delete_accounts,
  follow_subscriptions: m.cron_job_follow_subscriptions,
  follow_check_ins: m.cron_job_follow_check_ins,
  order_sun_reminders: m.cron_job_order_sun_reminders,
  pack_weeks: m.cron_job_pack_weeks,
  back_up: m.cron_job_back_up,
};

/** A job's name; an unknown one of a newer version keeps its own. */
export const jobText = (job: string) => jobTexts[job]?.() ?? job;

const countLabels: Record<string, () => string> = {
  trainees: m.cron_count_trainees,
  weeks: m.cron_count_weeks,
  items: m.cron_count_items,
  left: m.cron_count_left,
  failed: m.cron_count_failed,
  done: m.cron_count_done,
  sessions: m.cron_count_sessions,
  endedSessions: m.cron_count_endedSessions,
  refreshTokens: m.cron_count_refreshTokens,
  mailTokens: m.cron_count_mailTokens,
  accessAttempts: m.cron_count_accessAttempts,
  cronRuns: m.cron_count_cronRuns,
  finishedDeliveries: m.cron_count_finishedDeliveries,
  notifications: m.cron_count_notifications,
  traineeJobs: m.cron_count_traineeJobs,
  imports: m.cron_count_imports,
  abandonedUploads: m.cron_count_abandonedUploads,
  unusedVideos: m.cron_count_unusedVideos,
  renewals: m.cron_count_renewals,
  deletedAccounts: m.cron_count_deletedAccounts,
  exerciseDays: m.cron_count_exerciseDays,
  reminded: m.cron_count_reminded,
  suspended: m.cron_count_suspended,
  backups: m.cron_count_backups,
  endedArchives: m.cron_count_endedArchives,
  starterSlices: m.cron_count_starterSlices,
};

/** The counts of a run in words, without zeros. */
export function countTexts(counts: Record<string, number>) {
  return Object.entries(counts)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => ({
      name,
      label: countLabels[name]?.() ?? name,
      value: formatCount(value),
    }));
}

type Effect = Pick<ParkedEntry, "topic" | "title">;

const effectTexts: Record<OutboxTopic, (effect: Effect) => string> = {
  send_mail: ({ title }) => m.outbox_send_mail({ title: title ?? "" }),
  erase_conversation: () => m.outbox_erase_conversation(),
  erase_inbox: () => m.outbox_erase_inbox(),
  erase_files: () => m.outbox_erase_files(),
  end_live_sessions: () => m.outbox_end_live_sessions(),
  tell_inboxes: () => m.outbox_tell_inboxes(),
  fan_out_notification: ({ title }) =>
    title === null ? m.outbox_fan_out_untitled() : m.outbox_fan_out_notification({ title }),
  push_held_alerts: () => m.outbox_push_held_alerts(),
  push_sun_reminders: () => m.outbox_push_sun_reminders(),
  send_job_messages: () => m.outbox_send_job_messages(),
  send_check_in_reply: () => m.outbox_send_check_in_reply(),
  run_template_job: () => m.outbox_run_template_job(),
  repeat_weeks: () => m.outbox_repeat_weeks(),
  back_up: () => m.outbox_back_up(),
  restore: () => m.outbox_restore(),
  archive_business: () => m.outbox_archive_business(),
};

/** An effect in plain words; an unknown one of another version keeps its own name. */
export const effectText = (effect: Effect): string =>
  (effectTexts as Partial<typeof effectTexts>)[effect.topic]?.(effect) ?? effect.topic;

const mailFailureTexts: Record<string, () => string> = {
  E_RECIPIENT_SUPPRESSED: m.outbox_mail_suppressed,
  E_DAILY_LIMIT_EXCEEDED: m.outbox_mail_quota,
  E_RATE_LIMIT_EXCEEDED: m.outbox_mail_quota,
};

/** A mail service's refusal in words, with advice; undefined for any other error. */
export function mailFailureText(error: string | null): string | undefined {
  if (!error || !/^E_[A-Z_]+$/.test(error)) return undefined;
  return (mailFailureTexts[error] ?? m.outbox_mail_refused)();
}

/** An instant in the trainer's zone: «21 نوفمبر، 14:20». */
export function momentText(instant: number): string {
  const locale = getLocale() === "ar" ? "ar-u-ca-gregory-nu-latn" : "en-GB";
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: ownZone(),
  }).format(instant);
}

export function durationText(ms: number): string {
  return ms < 1000
    ? m.cron_milliseconds({ count: formatCount(ms) })
    : m.cron_seconds({ count: (ms / 1000).toFixed(1) });
}

/** A size in bytes as text: 350 kilobytes, 2.4 gigabytes. */
export const amountText = (bytes: number): string =>
  bytes < 1_000_000_000
    ? sizeText(bytes)
    : m.settings_gigabytes({ size: (bytes / 1_000_000_000).toFixed(1) });
