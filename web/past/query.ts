import { queryOptions } from "@tanstack/react-query";
import type { PastSide } from "./side.ts";

/** Everything that the screen of a person's past shows. */
export const pastQuery = ({ key, read }: PastSide) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => read(signal) });
