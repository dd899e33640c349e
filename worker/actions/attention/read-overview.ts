import type { Overview, OverviewQuery } from "../../../domain/contract/attention/overview.ts";
import { getOverview } from "../../data/attention/overview.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openShownFasts } from "../ramadan/open-shown-fasts.ts";

/** The trainer's first screen. */
export async function readOverview(
  platform: Platform,
  scope: TrainerScope,
  query: OverviewQuery,
): Promise<Overview> {
  const { fasts, ...overview } = await getOverview(scope, query);
  return { ...overview, fasts: await openShownFasts(platform, fasts) };
}
