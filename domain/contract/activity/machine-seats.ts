import { z } from "zod";
import { seatText } from "../../activity/machine-seats.ts";
import { field, id } from "../fields.ts";

/** The trainee's setting of an exercise's machine. */
export const machineSeat = z.object({ exerciseId: z.string(), seat: z.string() });

export const newMachineSeat = z.strictObject({
  /** The request's id, made by the client. */
  id,
  exerciseId: id,
  /** Empty removes the stored one. */
  seat: field(seatText),
});
export type NewMachineSeat = z.infer<typeof newMachineSeat>;
