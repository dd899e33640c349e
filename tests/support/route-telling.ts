import { consentNews, consentPurposes } from "../../domain/people/consents.ts";
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
  const { both, own, trainer, besides = [] } = tells;
  const topic = both ?? own ?? trainer;
  const event = topic ? topicIn(topic, kindIn(route, path)) : "";
  const ordered = [
    ...(both || own ? [`trainee: ${event}`] : []),
    ...(both || trainer ? [`trainer: ${event}`] : []),
  ];
  const caller = ownCaller(route);
  return [...ordered, ...besides.map((each) => each.replace(/^caller:/, `${caller}:`))].sort();
}

function topicIn(
  topic: NonNullable<Facts["both"] | Facts["trainer"]>,
  kind: ScheduleKind | undefined,
): string {
  if (topic === "settings" || topic === "payments") return topic;
  if (typeof topic === "string") return `trainee ${topic}`;
  // The example of the path's purpose is the first one.
  if ("consent" in topic) return `trainee ${consentNews[consentPurposes[0]].news}`;
  if ("list" in topic) return `list ${topic.list}`;
  const whole = kind ?? "exercises and meals";
  return `schedule of ${topic.schedule === "week" ? whole : topic.schedule}`;
}

function kindIn(route: string, path: string): ScheduleKind | undefined {
  const at = route.split(" ")[1]?.split("/").indexOf(":kind") ?? -1;
  return at < 0 ? undefined : (path.split("/")[at] as ScheduleKind);
}
