import { type EmbedSettings, readEmbedSettings } from "../../../domain/operations/embedding.ts";
import { getSettings } from "../../data/plumbing/settings.ts";
import type { Platform } from "../../platform.ts";

/** Milliseconds for which other isolates use cached settings; the settings screen shows it. */
const cacheMs = 60_000;

const cache = new WeakMap<object, { settings: EmbedSettings; readAt: number }>();

/** The sites that may frame a page; cached in the isolate, so that pages cost no read of the database. */
export async function embedSettings({ database, now }: Platform): Promise<EmbedSettings> {
  const known = cache.get(database);
  const age = known ? now() - known.readAt : Number.NaN;
  if (known && age >= 0 && age < cacheMs) return known.settings;
  const { embed } = await getSettings(database, "embed");
  const settings = readEmbedSettings(embed);
  cache.set(database, { settings, readAt: now() });
  return settings;
}

/** Drops the cache after a change by the trainer. */
export const forgetEmbedSettings = ({ database }: Platform): boolean => cache.delete(database);
