import { useQuery } from "@tanstack/react-query";
import { glanceQuery } from "../../glance/queries.ts";

/** Whether somebody shows the trainer that their doctor decides about the month. */
export function useWithDoctor(traineeId: string): boolean {
  // The page's read brought it along.
  const { data } = useQuery({ ...glanceQuery(traineeId), enabled: false });
  return data?.fast?.withDoctor ?? false;
}
