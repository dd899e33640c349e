import { type EmbedSettings, readEmbedSettings } from "../../../domain/operations/embedding.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";

/** How long other isolates frame by what they read, in milliseconds: the settings screen says so. */
const cacheMs = 60_000;

const kept = new WeakMap<object, { settings: EmbedSettings; readAt: number }>();

/** Which sites may frame a page; kept in the isolate, so that pages cost no read of the database. */
export async function embedSettings({ database, now }: Platform): Promise<EmbedSettings> {
  const known = kept.get(database);
  const age = known ? now() - known.readAt : Number.NaN;
  if (known && age >= 0 && age < cacheMs) return known.settings;
  const { embed } = await getSettings(database, "embed");
  const settings = readEmbedSettings(embed);
  kept.set(database, { settings, readAt: now() });
  return settings;
}

/** The trainer chose others. */
export const forgetEmbedSettings = ({ database }: Platform): boolean => kept.delete(database);
