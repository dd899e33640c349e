import { backupLateMs, backupStanding } from "../../../domain/copies/backups.ts";
import { type Trouble, troublesToTell } from "../../../domain/operations/troubles.ts";
import { isDatabaseFilling } from "../../../domain/plumbing/storage.ts";
import { lastBackups } from "../../data/copies/backups.ts";
import { getStanding, putToldTroubles } from "../../data/operations/troubles.ts";
import { getDatabaseBytes } from "../../data/plumbing/storage.ts";
import type { Platform } from "../../platform.ts";
import { operatorMail } from "../../texts/operator-mail.ts";
import { hasNightlyBackups } from "../copies/read-backups.ts";

/**
 * Mails the operator about failures, once each while it lasts. Without failures it pings the outside monitor,
 * which misses a deployment that cannot report. Never throws.
 */
export async function tellOperator(platform: Platform, jobs: readonly string[]): Promise<void> {
  const { database, mail, now, log, operator, origin } = platform;
  if (operator.email === null && operator.heartbeat === null) return;
  try {
    const { told, language, ...standing } = await getStanding(database, jobs, now());
    const troubles = await listTroubles(platform, standing);
    if (operator.email !== null) {
      const { fresh, remembered } = troublesToTell(troubles, told, now());
      if (fresh.length > 0) {
        const about = { to: operator.email, troubles: fresh, origin, language };
        await mail.send(operatorMail(about));
      }
      const noted = Object.fromEntries(fresh.map(({ name }) => [name, now()]));
      if (fresh.length > 0 || Object.keys(remembered).length < Object.keys(told).length)
        await putToldTroubles(database, { ...remembered, ...noted }, now());
    }
    if (troubles.length === 0) await operator.heartbeat?.();
  } catch (error) {
    log({ level: "error", event: "operator_not_told", error: String(error) });
  }
}

async function listTroubles(
  platform: Platform,
  { failed, runsSince }: Pick<Awaited<ReturnType<typeof getStanding>>, "failed" | "runsSince">,
): Promise<Trouble[]> {
  const { database } = platform;
  const [isLate, bytes] = await Promise.all([
    isBackupLate(platform, runsSince),
    getDatabaseBytes(database),
  ]);
  return [
    ...failed.map(({ job, error }) => ({ name: `job:${job}`, error })),
    ...(isLate ? [{ name: "backup", error: null }] : []),
    ...(isDatabaseFilling(bytes) ? [{ name: "database", error: null }] : []),
  ];
}

/** Without any backup it is late once the deployment is older than the limit. */
async function isBackupLate(platform: Platform, runsSince: number | null): Promise<boolean> {
  if (!hasNightlyBackups(platform)) return false;
  const now = platform.now();
  const { good } = await lastBackups(platform.database);
  const standing = backupStanding(good, now);
  return standing === "never" ? now - (runsSince ?? now) > backupLateMs : standing === "late";
}
