import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { InboxEvent } from "../../domain/contract/inbox.ts";
import {
  expectAnswer,
  makeWorld,
  ownCaller,
  type Request,
  type RouteRow,
  sendAs,
  type World,
} from "./permissions.ts";
import { tellingOf } from "./route-telling.ts";
import { makeTelling } from "./telling.ts";

function describeEvent(event: InboxEvent): string {
  switch (event.type) {
    case "schedule":
      return `schedule of ${event.kinds.join(" and ")}`;
    case "trainee":
    case "list":
      return `${event.type} ${event.what}`;
    default:
      return event.type;
  }
}

const whoIs = ({ trainee, trainer }: World, id: string) =>
  id === trainee.id ? "trainee" : id === trainer.id ? "trainer" : "others";

/** A new world without earlier people and entries, and the request of a route's row. */
export async function makeOwnWorld(row: RouteRow): Promise<{ world: World; request: Request }> {
  await env.DB.exec("delete from outbox");
  await env.DB.exec("delete from accounts where role = 'trainee'");
  const world = await makeWorld();
  return { world, request: (await row.request?.(world)) ?? {} };
}

/** Calls a writing route as its own caller, and expects the row's answer and the route's events. */
export async function expectOwnWrite(
  route: string,
  row: RouteRow,
  { world, request }: { world: World; request: Request },
): Promise<void> {
  const product = makeTelling();
  const caller = ownCaller(route);
  const answer = await sendAs(caller, world, route, { row, request, send: product.call });
  await expectAnswer(answer, { caller, world, row });
  await product.settle();
  const told = product.told.map(({ to, event }) => `${whoIs(world, to)}: ${describeEvent(event)}`);
  const objectCalls = product.objectCalls.map(({ personId, kind }) =>
    kind === "end" ? `${whoIs(world, personId)}: end of sessions` : `conversation: ${kind}`,
  );
  expect([...new Set([...told, ...objectCalls])].sort()).toEqual(tellingOf(route, request.path));
}
