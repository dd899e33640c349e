import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import type { Matter } from "./compose.ts";

/** The subject of a line of the queue, if it is more than the week. */
export function matterOf({ reason }: Pick<ShownLine, "reason">): Matter | undefined {
  if (reason === "payment") return "debt";
  return reason === "ending" ? "ending" : undefined;
}
