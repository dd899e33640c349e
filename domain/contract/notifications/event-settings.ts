import { z } from "zod";
import { type TrainerEvent, trainerEvents, waysOf } from "../../notifications/trainer-events.ts";

const ways = trainerEvents.map((event) => [event, z.enum(waysOf(event))] as const);

/** The trainer's way of being told of each event. */
export const eventSettings = z.strictObject(
  Object.fromEntries(ways) as Record<TrainerEvent, (typeof ways)[number][1]>,
);
