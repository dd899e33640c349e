import type { ScheduleKind } from "../../domain/schedules/schedules.ts";
import type { Telling } from "../../worker/routes/http/tells.ts";
import { ownCaller } from "./permissions.ts";
import { factsOfRoute } from "./route-definitions.ts";

type Facts = Exclude<Telling, "nobody">;

/**
 * The events that a writing route declares, by receiver. Conversations tell both sides of messages and marks
 * themselves, and ended sessions tell their windows.
 * @param path the requested path, for the `kind` of a week's part
 */
export function tellingOf(route: string, path = ""): string[] {
  const { tells = "nobody" } = factsOfRoute(route);
  if (tells === "nobody") return [];
  const { both, trainer, besides = [] } = tells;
  const topic = both ?? trainer;
  const event = topic ? topicIn(topic, kindIn(route, path)) : "";
  const ordered = [...(both ? [`trainee: ${event}`] : []), ...(topic ? [`trainer: ${event}`] : [])];
  const caller = ownCaller(route);
  return [...ordered, ...besides.map((each) => each.replace(/^caller:/, `${caller}:`))].sort();
}

function topicIn(
  topic: NonNullable<Facts["both"] | Facts["trainer"]>,
  kind: ScheduleKind | undefined,
): string {
  if (topic === "settings" || topic === "payments") return topic;
  if (typeof topic === "string") return `trainee ${topic}`;
  if ("list" in topic) return `list ${topic.list}`;
  const whole = kind ?? "exercises and meals";
  return `schedule of ${topic.schedule === "week" ? whole : topic.schedule}`;
}

function kindIn(route: string, path: string): ScheduleKind | undefined {
  const at = route.split(" ")[1]?.split("/").indexOf(":kind") ?? -1;
  return at < 0 ? undefined : (path.split("/")[at] as ScheduleKind);
}
