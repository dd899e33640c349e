import type { OwnPrayers } from "../../domain/contract/prayers/settings.ts";
import type { PrayerSettings } from "../../domain/prayers/settings.ts";
import { answer } from "../lib/session/answer.ts";
import type { adminClient, traineeClient } from "../lib/session/clients.ts";

/** One side's requests about its own prayer times. */
export interface PrayersApi {
  /** The query key. */
  key: readonly [area: "admin" | "trainee", "prayers"];
  read(signal: AbortSignal): Promise<OwnPrayers>;
  choose(settings: PrayerSettings, signal: AbortSignal): Promise<unknown>;
}

type Client = ReturnType<typeof adminClient | typeof traineeClient>;

/**
 * The requests of one side; both areas have the same routes.
 * @param client of the area
 */
export function prayersApi(
  area: "admin" | "trainee",
  client: () => Pick<Client, "prayers">,
): PrayersApi {
  const prayers = () => client().prayers;
  return {
    key: [area, "prayers"],
    read: (signal) => answer(prayers().$get({}, { init: { signal } })) as Promise<OwnPrayers>,
    choose: (json, signal) => answer(prayers().$put({ json }, { init: { signal } })),
  };
}
