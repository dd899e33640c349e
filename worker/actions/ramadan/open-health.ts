import { type FastingHealth, readHealth } from "../../../domain/ramadan/fasting-health.ts";
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
