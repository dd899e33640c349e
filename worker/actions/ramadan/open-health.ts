import {
  allowedSlot,
  type FastingHealth,
  readHealth,
} from "../../../domain/ramadan/fasting-health.ts";
import type { TrainingSlot } from "../../../domain/ramadan/slots.ts";
import type { SealedSlot } from "../../data/ramadan/fasting-health.ts";
import type { Platform } from "../../platform.ts";
import { openSealedList } from "../../tokens/secret-box.ts";

/**
 * A person's sealed answer. One that another key sealed, as after a restore elsewhere, counts as none: the question is
 * then asked again.
 */
export async function openHealth(
  platform: Platform,
  accountId: string,
  sealed: string | null,
): Promise<FastingHealth | null> {
  if (sealed === null) return null;
  const [text] = await openSealedList(platform, { of: "fasting", accountId }, [sealed]);
  return text === undefined ? null : readHealth(text);
}

/** A person's slot of training as they see it. */
export const openSlot = async (
  platform: Platform,
  accountId: string,
  { training, answer }: SealedSlot,
): Promise<TrainingSlot> => allowedSlot(training, await openHealth(platform, accountId, answer));
