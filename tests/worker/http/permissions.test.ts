import { beforeAll, describe, expect, it } from "vitest";
import { makeProduct } from "../../support/access.ts";
import {
  type Caller,
  callers,
  expectAnswer,
  makeWorld,
  ownCaller,
  type RouteRow,
  sendAs,
  type World,
} from "../../support/permissions.ts";
import { isWriting } from "../../support/route-definitions.ts";
import { matrix } from "../../support/route-matrix.ts";

/** Without rate limits. */
const { call: send } = makeProduct();

/** Refused callers and readers change nothing, so they share one world. */
let shared: World;
beforeAll(async () => {
  shared = await makeWorld();
});

const prepare = async (world: World, row: RouteRow) => ({
  world,
  request: (await row.request?.(world)) ?? {},
});

describe("the permission matrix", () => {
  it("covers many routes; routes.txt lists them", () => {
    expect(Object.keys(matrix).length).toBeGreaterThan(200);
  });

  // The route's own caller is in answers.test.ts.
  it.each(Object.entries(matrix))("answers all other callers as listed: %s", async (route, row) => {
    const prepared = await prepare(shared, row);
    const isOwn = (caller: Caller) => ![401, 403, 404].includes(row.expected[caller]);
    for (const caller of callers.filter((each) => each !== ownCaller(route))) {
      const of =
        isWriting(route) && isOwn(caller) ? await prepare(await makeWorld(), row) : prepared;
      const answer = await sendAs(caller, of.world, route, { row, request: of.request, send });
      await expectAnswer(answer, { caller, world: of.world, row });
    }
  });
});
