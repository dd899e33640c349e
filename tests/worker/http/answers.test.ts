import { beforeAll, describe, expect, it } from "vitest";
import { makeProduct } from "../../support/access.ts";
import { expectOwnWrite, makeOwnWorld } from "../../support/own-calls.ts";
import {
  expectAnswer,
  makeWorld,
  ownCaller,
  sendAs,
  type World,
} from "../../support/permissions.ts";
import { apiRoutes, factsOfRoute, isWriting } from "../../support/route-definitions.ts";
import { matrix, takesIds } from "../../support/route-matrix.ts";
import { makePlans } from "../../support/trainees.ts";

/** Without rate limits. */
const { call: send } = makeProduct();

const rows = Object.entries(matrix);
const readings = rows.filter(([route]) => !isWriting(route));
// Routes with ids are called in ownership.test.ts, between a stranger's calls.
const writes = rows.filter(([route, row]) => isWriting(route) && !takesIds(route, row));

beforeAll(makePlans);

describe("a read", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });

  it.each(readings)("answers its caller: %s", async (route, row) => {
    const request = (await row.request?.(world)) ?? {};
    const caller = ownCaller(route);
    const answer = await sendAs(caller, world, route, { row, request, send });
    await expectAnswer(answer, { caller, world, row });
  });
});

describe("a write", () => {
  it("names its events, and reads name none", () => {
    const telling = apiRoutes.filter((route) => factsOfRoute(route).tells !== undefined);
    expect(telling.length).toBeGreaterThan(0);
    expect(telling).toEqual(apiRoutes.filter(isWriting));
  });

  it.each(writes)("answers its caller, and sends its events: %s", async (route, row) => {
    await expectOwnWrite(route, row, await makeOwnWorld(row));
  });
});
