import { m } from "../../../paraglide/messages.js";
import { useWithDoctor } from "./use-with-doctor.ts";

/** Beside the target of somebody who shows that their doctor decides: what becomes of a deficit in the month. */
export function NoDeficitLine({ traineeId }: { traineeId: string }) {
  const withDoctor = useWithDoctor(traineeId);
  if (!withDoctor) return null;
  return <p className="rounded-md bg-soft p-3 text-sm">{m.fasts_no_deficit()}</p>;
}
