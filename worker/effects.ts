import type { Effects } from "./data/plumbing/outbox.ts";
import { lazily } from "./lazily.ts";
import type { Platform } from "./platform.ts";

const sendOrderedMail = lazily(() => import("./actions/plumbing/send-mail.ts"), "sendOrderedMail");
const tellInboxes = lazily(() => import("./actions/plumbing/tell-inboxes.ts"), "tellInboxes");
const endLiveSessions = lazily(
  () => import("./actions/accounts/end-live-sessions.ts"),
  "endLiveSessions",
);
const fanOutNotification = lazily(
  () => import("./actions/notifications/fan-out-notification.ts"),
  "fanOutNotification",
);
const repeatWeeks = lazily(() => import("./actions/jobs/repeat-weeks.ts"), "repeatWeeks");
const sendJobMessages = lazily(
  () => import("./actions/jobs/send-job-messages.ts"),
  "sendJobMessages",
);
const runTemplateJob = lazily(
  () => import("./actions/templates/run-template-job.ts"),
  "runTemplateJob",
);
const continueArchive = lazily(
  () => import("./actions/copies/archive-business.ts"),
  "continueArchive",
);
const continueBackup = lazily(() => import("./actions/copies/make-backup.ts"), "continueBackup");
const continueRestore = lazily(
  () => import("./actions/copies/restore-backup.ts"),
  "continueRestore",
);

/** Each topic of the outbox, and the step of the room that performs it. */
export const effects: Effects = {
  send_mail: (platform, entry) => finished(sendOrderedMail(platform, entry)),
  erase_conversation: ({ live }, { payload }) =>
    finished(live.eraseConversation(payload.traineeId)),
  erase_inbox: ({ live }, { payload }) => finished(live.eraseInbox(payload.accountId)),
  erase_files: ({ files }, { payload }) => finished(files.eraseAll(payload.prefix)),
  end_live_sessions: (platform, { payload }) => finished(endLiveSessions(platform, payload)),
  tell_inboxes: (platform, { payload }) => finished(tellInboxes(platform, payload)),
  fan_out_notification: async (platform, entry) => !(await fanOutNotification(platform, entry)),
  send_job_messages: async (platform, { payload }) =>
    !(await sendJobMessages(platform, payload.jobId)),
  run_template_job: async (platform, { payload }) =>
    thenTold(platform, await runTemplateJob(platform, payload.jobId)),
  repeat_weeks: async (platform, { payload }) =>
    thenTold(platform, await repeatWeeks(platform, payload.jobId)),
  back_up: (platform, { payload }) => continueBackup(platform, payload),
  restore: (platform, { payload }) => continueRestore(platform, payload),
  archive_business: (platform, { payload }) => continueArchive(platform, payload.archive),
};

async function finished(work: Promise<unknown>): Promise<true> {
  await work;
  return true;
}

/** Whoever it reached is told at once, by what its batches ordered. */
async function thenTold(platform: Platform, goesOn: boolean): Promise<boolean> {
  if (goesOn) return false;
  await platform.wakeOutbox();
  return true;
}
