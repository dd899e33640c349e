import { useQuery } from "@tanstack/react-query";
import { m } from "../../../paraglide/messages.js";
import { glanceQuery } from "../../glance/queries.ts";

/** Beside the target of somebody who shows that their doctor decides: what becomes of a deficit in the month. */
export function NoDeficitLine({ traineeId }: { traineeId: string }) {
  // The page's read brought it along.
  const { data } = useQuery({ ...glanceQuery(traineeId), enabled: false });
  if (!data?.fast?.withDoctor) return null;
  return <p className="rounded-md bg-soft p-3 text-sm">{m.fasts_no_deficit()}</p>;
}
