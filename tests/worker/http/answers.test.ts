import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { InboxEvent } from "../../../domain/contract/conversations/inbox.ts";
import { app } from "../../../worker/app.ts";
import {
  type Caller,
  makeWorld,
  type RouteRow,
  sendAs,
  type World,
} from "../../support/permissions.ts";
import { matrix } from "../../support/route-matrix.ts";
import { onlyRefused, telling } from "../../support/route-telling.ts";
import { makeTelling } from "../../support/telling.ts";
import { makePlans } from "../../support/trainees.ts";

const isWriting = (route: string) => !/^(?:GET|HEAD|ALL) /.test(route);
const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))];
const writing = routes.filter((route) => isWriting(route) && route.includes(" /api/"));

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

/** Calls a route as whom it is for, and says who was told what. */
async function observe(route: string, row: RouteRow): Promise<{ told: string[]; ok: boolean }> {
  await env.DB.exec("delete from outbox");
  await makePlans();
  const world = await makeWorld();
  const product = makeTelling();
  const caller: Caller = route.includes(" /api/admin/")
    ? "trainer"
    : route.includes(" /api/trainee/")
      ? "trainee"
      : "visitor";
  const request = (await row.request?.(world)) ?? {};
  const answer = await sendAs(caller, world, route, { row, request, send: product.call });
  await product.settle();
  const told = product.told.map(({ to, event }) => `${whoIs(world, to)}: ${describeEvent(event)}`);
  const asked = product.asked.map(({ of, what }) =>
    what === "end" ? `${whoIs(world, of)}: end of sessions` : `conversation: ${what}`,
  );
  return { told: [...new Set([...told, ...asked])].sort(), ok: answer.ok };
}

describe("whom a writing route tells", () => {
  it("is listed for every one, and for no other", () => {
    expect(writing.length).toBeGreaterThan(0);
    const unlisted = writing.filter((route) => !telling[route]);
    const gone = Object.keys(telling).filter((route) => !writing.includes(route));
    const list = "tests/support/route-telling.ts";
    expect(unlisted, `${list} does not say whom these tell; [] is an answer`).toEqual([]);
    expect(gone, `${list} speaks of routes that are no more, or do not write`).toEqual([]);
  });

  it.each(Object.entries(telling))("is who is told by %s", async (route, listed) => {
    const row = matrix[route];
    if (!row) throw new Error(`${route} has no row in tests/support/route-matrix.ts`);
    const { told, ok } = await observe(route, row);
    expect(told).toEqual([...listed].sort());
    expect(ok, "what was refused tells nobody: its row has a request that succeeds").toBe(
      !onlyRefused.includes(route),
    );
  });
});
