import type { BackupsReport } from "../../../domain/contract/copies/backups.ts";
import { backupStanding } from "../../../domain/copies/backups.ts";
import { getBackupsReport } from "../../data/copies/backups.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";

/** Whether the clock makes backups here: in production, where there is a second store. */
export const hasNightlyBackups = ({ environment, backups }: Platform): boolean =>
  environment === "production" && backups !== null;

/** How the backups of this deployment stand. */
export async function readBackups(platform: Platform, scope: TrainerScope): Promise<BackupsReport> {
  const report = await getBackupsReport(scope);
  const standing = backupStanding(report.last?.startedAt ?? null, platform.now());
  return { nightly: hasNightlyBackups(platform), standing, ...report };
}
