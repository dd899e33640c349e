import { z } from "zod";
import { timeZone } from "../accounts/sign-in.ts";

/** The zone of a trainee's days from now on. */
export const timeZoneBody = z.strictObject({ timeZone });
