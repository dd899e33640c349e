import { isRestoring } from "../../data/copies/restores.ts";
import { createCronRun, finishCronRun } from "../../data/operations/cron-runs.ts";
import { lazily } from "../../lazily.ts";
import type { Platform } from "../../platform.ts";
import { drainInRun } from "../plumbing/drain-outbox.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";

type Job = (platform: Platform) => Promise<Record<string, number>>;

const updateStarterLibrary = lazily(
  () => import("./update-starter-library.ts"),
  "updateStarterLibrary",
);
const tellOperator = lazily(() => import("./tell-operator.ts"), "tellOperator");

const jobs = {
  drain_outbox: drainAll,
  delete_expired: lazily(() => import("./delete-expired.ts"), "deleteAllExpired"),
  extend_schedules: lazily(() => import("../planning/extend-schedules.ts"), "extendSchedules"),
  delete_accounts: lazily(() => import("../people/delete-due-accounts.ts"), "deleteDueAccounts"),
  follow_subscriptions: lazily(
    () => import("../memberships/follow-subscription-ends.ts"),
    "followSubscriptionEnds",
  ),
  follow_check_ins: lazily(() => import("../check-ins/follow-check-ins.ts"), "followCheckIns"),
  order_sun_reminders: lazily(
    () => import("../ramadan/order-sun-reminders.ts"),
    "orderSunReminders",
  ),
  pack_weeks: lazily(() => import("../schedules/pack-weeks.ts"), "packOldWeeks"),
  back_up: lazily(() => import("../copies/make-backup.ts"), "backUpNightly"),
} as const satisfies Record<string, Job>;

type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

/** The jobs by their cron expressions, of `[triggers]` in wrangler.toml. */
const jobsByCron: Record<string, JobName> = {
  "*/5 * * * *": "drain_outbox",
  "10 1 * * *": "delete_expired",
  "30 1 * * *": "back_up",
  "20 * * * *": "extend_schedules",
  "40 * * * *": "delete_accounts",
  "50 * * * *": "follow_subscriptions",
  "15 * * * *": "follow_check_ins",
  "35 * * * *": "pack_weeks",
  "55 * * * *": "order_sun_reminders",
};

export const crons: readonly string[] = Object.keys(jobsByCron);
export const jobOf = (cron: string): JobName | undefined => jobsByCron[cron];

/** Runs a cron expression's job and stores its result. */
export async function runScheduled(platform: Platform, cron: string): Promise<void> {
  const job = jobOf(cron);
  if (!job) throw new Error(`no job for the cron expression ${cron}`);
  const { database, now, log } = platform;
  // Jobs on accounts and weeks wait for the end of a restore.
  if (job !== "drain_outbox" && (await isRestoring(database))) return;
  const run = await createCronRun(database, { job, startedAt: now() });
  try {
    const counts = await jobs[job](platform);
    await finishCronRun(database, run, { finishedAt: now(), counts });
  } catch (cause) {
    const error = String(cause);
    const counts = cause instanceof PartialFailure ? cause.counts : {};
    log({ level: "error", event: "cron_failed", job, error });
    await finishCronRun(database, run, { finishedAt: now(), counts, error });
    throw cause;
  } finally {
    // The most frequent job checks all of them.
    if (job === "drain_outbox") await tellOperator(platform, jobNames);
  }
}

/** Performs due effects, then updates the starter library to a new version. */
async function drainAll(platform: Platform): Promise<Record<string, number>> {
  const total = await drainInRun(platform);
  // A restore brings the library of its backup.
  if (await isRestoring(platform.database)) return total;
  const starterSlices = await updateStarterLibrary(platform);
  return starterSlices > 0 ? { ...total, starterSlices } : total;
}
