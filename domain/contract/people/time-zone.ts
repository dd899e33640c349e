import { z } from "zod";
import { timeZone } from "../accounts/sign-in.ts";

/** The zone that a trainee's days are counted in from now on. */
export const timeZoneBody = z.strictObject({ timeZone });
