import type { z } from "zod";
import { traineeDetails } from "../people/trainees.ts";
import { traineeGlance } from "./glance.ts";

/** A trainee's page: the details, and the summary above them. */
export const person = traineeDetails.extend({ glance: traineeGlance });
export type Person = z.infer<typeof person>;
