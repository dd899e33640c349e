import type { Effects } from "../../data/plumbing/outbox.ts";
import { noteSending } from "../../data/plumbing/outbox-claims.ts";
import { lazily } from "../../lazily.ts";
import type { Platform } from "../../platform.ts";
import { endLiveSessions } from "../accounts/end-live-sessions.ts";
import { sendMail } from "../plumbing/send-mail.ts";
import { tellInboxes } from "../plumbing/tell-inboxes.ts";

// Loaded on demand: requests drain their own entries, which are hardly ever these.
const fanOutNotification = lazily(
  () => import("../notifications/fan-out-notification.ts"),
  "fanOutNotification",
);
const pushHeldAlerts = lazily(
  () => import("../notifications/push-held-alerts.ts"),
  "pushHeldAlerts",
);
const pushSunReminders = lazily(
  () => import("../ramadan/push-sun-reminders.ts"),
  "pushSunReminders",
);
const repeatWeeks = lazily(() => import("../jobs/repeat-weeks.ts"), "repeatWeeks");
const sendJobMessages = lazily(() => import("../jobs/send-job-messages.ts"), "sendJobMessages");
const sendCheckInReply = lazily(
  () => import("../check-ins/review-check-in.ts"),
  "sendCheckInReply",
);
const runTemplateJob = lazily(() => import("../templates/run-template-job.ts"), "runTemplateJob");
const continueArchive = lazily(() => import("../copies/archive-business.ts"), "continueArchive");
const continueBackup = lazily(() => import("../copies/make-backup.ts"), "continueBackup");
const continueRestore = lazily(() => import("../copies/restore-backup.ts"), "continueRestore");

/** The effect of each topic of the outbox, from its room. */
export const effects: Effects = {
  send_mail: async (platform, entry) => {
    // A mail without a known result is not sent again.
    if (!(await noteSending(platform.database, entry))) throw new Error("was taken over");
    return finished(sendMail(platform, entry.payload));
  },
  erase_conversation: ({ live }, { payload }) =>
    finished(live.eraseConversation(payload.traineeId)),
  erase_inbox: ({ live }, { payload }) => finished(live.eraseInbox(payload.accountId)),
  erase_files: ({ files }, { payload }) => finished(files.eraseAll(payload.prefix)),
  end_live_sessions: (platform, { payload }) => finished(endLiveSessions(platform, payload)),
  tell_inboxes: (platform, { payload }) => finished(tellInboxes(platform, payload)),
  fan_out_notification: (platform, entry) => fanOutNotification(platform, entry),
  push_held_alerts: (platform, { payload }) => finished(pushHeldAlerts(platform, payload)),
  push_sun_reminders: (platform, { payload }) => finished(pushSunReminders(platform, payload)),
  send_job_messages: (platform, { payload }) => sendJobMessages(platform, payload.jobId),
  send_check_in_reply: (platform, { payload }) =>
    finished(sendCheckInReply(platform, payload.checkInId)),
  run_template_job: async (platform, { payload }) =>
    deliverEvents(platform, await runTemplateJob(platform, payload.jobId)),
  repeat_weeks: async (platform, { payload }) =>
    deliverEvents(platform, await repeatWeeks(platform, payload.jobId)),
  back_up: (platform, { payload }) => continueBackup(platform, payload),
  restore: (platform, { payload }) => continueRestore(platform, payload),
  archive_business: (platform, { payload }) => continueArchive(platform, payload.archive),
};

async function finished(work: Promise<unknown>): Promise<true> {
  await work;
  return true;
}

/** Delivers the events that its batches ordered, at once. */
async function deliverEvents(platform: Platform, isDone: boolean): Promise<boolean> {
  if (isDone) await platform.wakeOutbox();
  return isDone;
}
