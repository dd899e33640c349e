import type { ShownFast, ShownFasts } from "../../../domain/contract/ramadan/fasting-health.ts";
import type { SealedFast, SealedFasts } from "../../data/ramadan/shown-fasts.ts";
import type { Platform } from "../../platform.ts";
import { openHealth } from "./open-health.ts";

/** What one person shows of their month; null for a person who shows nothing. */
export async function openShownFast(
  platform: Platform,
  traineeId: string,
  fast: SealedFast | null,
): Promise<ShownFast | null> {
  if (!fast) return null;
  const withDoctor = (await openHealth(platform, traineeId, fast.sealed))?.yes === true;
  return fast.follows || withDoctor ? { follows: fast.follows, withDoctor } : null;
}

/** The people who show something of their month; null if there are none. */
export async function openShownFasts(
  platform: Platform,
  fasts: SealedFasts | null,
): Promise<ShownFasts | null> {
  if (!fasts) return null;
  const opened = await Promise.all(
    fasts.withDoctor.map(async ({ sealed, ...person }) => {
      const health = await openHealth(platform, person.traineeId, sealed);
      return health?.yes ? [person] : [];
    }),
  );
  const withDoctor = opened.flat();
  const isEmpty = fasts.following.length + withDoctor.length + fasts.moreWithDoctor === 0;
  return isEmpty ? null : { ...fasts, withDoctor };
}
