import type { ShownFast, ShownFasts } from "../../../domain/contract/ramadan/fasting-health.ts";
import type { SealedSlot } from "../../data/ramadan/fasting-health.ts";
import type { SealedFast, SealedFasts } from "../../data/ramadan/shown-fasts.ts";
import type { Platform } from "../../platform.ts";
import { openHealth, openSlot } from "./open-health.ts";

/** What one person shows of their month; null for a person who shows nothing. */
export async function openShownFast(
  platform: Platform,
  traineeId: string,
  fast: SealedFast | null,
): Promise<ShownFast | null> {
  if (!fast) return null;
  const withDoctor = (await openHealth(platform, traineeId, fast.sealed))?.yes === true;
  const follows = fast.follows && (await openFollowing(platform, traineeId, fast.follows));
  return follows || withDoctor ? { follows, withDoctor } : null;
}

/** The month of somebody who shows it, with the slot as they see it themselves. */
async function openFollowing<Shown extends SealedSlot>(
  platform: Platform,
  traineeId: string,
  { answer, ...shown }: Shown,
) {
  const training = await openSlot(platform, traineeId, { training: shown.training, answer });
  return { ...shown, training };
}

/** The people who show something of their month; null if there are none. */
export async function openShownFasts(
  platform: Platform,
  fasts: SealedFasts | null,
): Promise<ShownFasts | null> {
  if (!fasts) return null;
  const following = await Promise.all(
    fasts.following.map((person) => openFollowing(platform, person.traineeId, person)),
  );
  const opened = await Promise.all(
    fasts.withDoctor.map(async ({ sealed, ...person }) => {
      const health = await openHealth(platform, person.traineeId, sealed);
      return health?.yes ? [person] : [];
    }),
  );
  const withDoctor = opened.flat();
  const isEmpty = following.length + withDoctor.length + fasts.moreWithDoctor === 0;
  return isEmpty ? null : { ...fasts, following, withDoctor };
}
