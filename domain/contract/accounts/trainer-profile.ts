import { z } from "zod";
import { photo } from "../photo.ts";
import { contactSettings } from "./contact-settings.ts";
import { nameSettings } from "./settings.ts";

/** The trainer's names, contact and photo. */
export const trainerProfile = z.object({ names: nameSettings, contact: contactSettings, photo });
export type TrainerProfile = z.infer<typeof trainerProfile>;
