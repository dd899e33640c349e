import { type PushSettings, pushTypes } from "./push.ts";

/** What of the trainees tells the trainer. */
export const trainerEvents = [
  "message",
  "note",
  "complaint",
  "meals",
  "steps",
  "weight",
  "absence",
  "subscription",
  "registration",
] as const;
export type TrainerEvent = (typeof trainerEvents)[number];

/** How: not at all, in the product alone, or with an alert on phones besides. */
const tellingWays = ["none", "list", "phone"] as const;
export type TellingWay = (typeof tellingWays)[number];

/** How the trainer is told of each event. */
export type EventSettings = Record<TrainerEvent, TellingWay>;

/** What may be chosen for an event: a message always counts in its conversation. */
export const waysOf = (event: TrainerEvent): readonly TellingWay[] =>
  event === "message" ? ["list", "phone"] : tellingWays;

/** A weight comes every week from everybody: the list of today tells whose is missing. */
const usualWay = (event: TrainerEvent): TellingWay => (event === "weight" ? "none" : "phone");

/** The stored choices (anything, or nothing); what nobody chose is told in every way but weights. */
export function readEventSettings(
  stored: Record<string, unknown> | null | undefined,
): EventSettings {
  const ways = trainerEvents.map((event) => {
    const chosen = waysOf(event).find((way) => way === stored?.[event]);
    return [event, chosen ?? usualWay(event)] as const;
  });
  return Object.fromEntries(ways) as EventSettings;
}

/**
 * What the trainer's phones may be woken for: whoever turned a phone on is told of each event as
 * chosen. An event that keeps phones silent says so when it is stored; a message stores nothing.
 */
export const pushOfTrainer = (
  { quiet }: PushSettings,
  { message }: EventSettings,
): PushSettings => ({
  types: pushTypes.filter((type) => type !== "chat" || message === "phone"),
  quiet,
});
