import type { BackupsReport } from "../../../domain/contract/copies/backups.ts";
import { backupStanding } from "../../../domain/copies/backups.ts";
import { getBackupsReport } from "../../data/copies/backups.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

/** Whether the cron makes backups: in production, with a second store. */
export const hasNightlyBackups = ({ environment, backups }: Platform): boolean =>
  environment === "production" && backups !== null;

/** The state of this deployment's backups. */
export async function readBackups(platform: Platform, scope: TrainerScope): Promise<BackupsReport> {
  const report = await getBackupsReport(scope);
  const standing = backupStanding(report.last?.startedAt ?? null, platform.now());
  return { nightly: hasNightlyBackups(platform), standing, ...report };
}
