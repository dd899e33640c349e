import { env } from "cloudflare:workers";
import { viewAsHeader } from "../../domain/people/view-as.ts";
import type { LogEntry } from "../../worker/platform.ts";
import { makeProduct } from "./access.ts";
import {
  type Caller,
  ownCaller,
  type Request,
  type RouteRow,
  sendAs,
  type World,
} from "./permissions.ts";
import { factsOfRoute } from "./route-definitions.ts";
import { matrix } from "./route-matrix.ts";

/** A read by a caller, prepared once so that every round asks the same. */
interface Question {
  name: string;
  caller: Caller;
  route: string;
  row: RouteRow;
  request: Request;
}

const reads = Object.entries(matrix).filter(([route]) => route.startsWith("GET "));

/** All reads of the trainer, those of a trainee's screens in the trainer's view, and those of another trainee. */
export async function prepareReads(world: World): Promise<Question[]> {
  const questions: Question[] = [];
  for (const [route, row] of reads) {
    const request = (await row.request?.(world)) ?? {};
    const asked = { route, row, request };
    if (ownCaller(route) === "trainer")
      questions.push({ ...asked, name: route, caller: "trainer" });
    if (ownCaller(route) !== "trainee") continue;
    questions.push({ ...asked, name: `another's ${route}`, caller: "otherTrainee" });
    if (factsOfRoute(route).viewAs !== "shown") continue;
    const headers = { ...request.headers, [viewAsHeader]: world.trainee.id };
    questions.push({
      ...asked,
      name: `viewed ${route}`,
      caller: "trainer",
      request: { ...request, headers },
    });
  }
  return questions;
}

/** Parts of answers that differ each time: signed tickets, which are random. */
const steady = (text: string) =>
  text
    .replace(/ticket(=|":")[\w.~-]+/g, "ticket")
    .replace(/"files":\{[^}]*\}/g, '"files":{}')
    .replace(/"(?:requestId|instance)":"[^"]*"/g, "");

/** A product whose log is recorded as of a deployment, without what differs each time. */
export function makeWatched() {
  const lines: string[] = [];
  const product = makeProduct({
    environment: "production",
    log: ({ requestId: _, ms: __, ...entry }: LogEntry & { requestId?: unknown; ms?: unknown }) =>
      void lines.push(JSON.stringify(entry)),
  });
  return { ...product, lines };
}

/** The answers to all questions, by name: status and text. */
export async function answersOf(
  world: World,
  questions: readonly Question[],
  send: ReturnType<typeof makeProduct>["call"],
): Promise<Record<string, string>> {
  // Copies are limited to a few an hour.
  await env.DB.exec("delete from access_attempts");
  const found: Record<string, string> = {};
  for (const { name, caller, route, row, request } of questions) {
    const answer = await sendAs(caller, world, route, { row, request, send });
    // Archives are not compressed, so their text is in their bytes.
    const text = new TextDecoder().decode(await answer.arrayBuffer());
    found[name] = `${answer.status} ${steady(text)}`;
  }
  return found;
}
