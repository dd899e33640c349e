import type { StoredSection } from "../plumbing/settings.ts";
import { type PushSettings, pushTypes } from "./push.ts";

/** Events of trainees that notify the trainer. */
export const trainerEvents = [
  "message",
  "note",
  "complaint",
  "meals",
  "steps",
  "weight",
  "check_in",
  "absence",
  "subscription",
  "transfer",
  "registration",
] as const;
export type TrainerEvent = (typeof trainerEvents)[number];

/** Ways of telling: none, the list alone, or also an alert on phones. */
const tellingWays = ["none", "list", "phone"] as const;
export type TellingWay = (typeof tellingWays)[number];

/** The trainer's way for each event. */
export type EventSettings = Record<TrainerEvent, TellingWay>;

/** The ways on offer for an event. A message always counts in its conversation. */
export const waysOf = (event: TrainerEvent): readonly TellingWay[] =>
  event === "message" ? ["list", "phone"] : tellingWays;

/** Everybody sends these each week: missing ones are in the queue, sent check-ins in their list. */
const everyWeek: readonly TrainerEvent[] = ["weight", "check_in"];
const usualWay = (event: TrainerEvent): TellingWay =>
  everyWeek.includes(event) ? "none" : "phone";

/** The stored choices (any value, or none). Defaults are alerts, except for what everybody sends each week. */
export function readEventSettings(stored: StoredSection): EventSettings {
  const ways = trainerEvents.map((event) => {
    const chosen = waysOf(event).find((way) => way === stored?.[event]);
    return [event, chosen ?? usualWay(event)] as const;
  });
  return Object.fromEntries(ways) as EventSettings;
}

/**
 * The trainer's choices for push: an active phone is woken for each event as chosen. A silent event is
 * marked when it is stored; a message stores nothing.
 */
export const pushOfTrainer = (
  { quiet }: PushSettings,
  { message }: EventSettings,
): PushSettings => ({
  types: pushTypes.filter((type) => type !== "chat" || message === "phone"),
  quiet,
});
