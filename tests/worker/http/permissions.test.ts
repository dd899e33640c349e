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

/** None is refused as one too many. */
const { call: send } = makeProduct();

/** Who is turned away, or only reads, changes nothing: all of them share one. */
let shared: World;
beforeAll(async () => {
  shared = await makeWorld();
});

const prepare = async (world: World, row: RouteRow) => ({
  world,
  request: (await row.request?.(world)) ?? {},
});

describe("the permission matrix", () => {
  it("knows some routes: which there are, routes.txt says", () => {
    expect(Object.keys(matrix).length).toBeGreaterThan(200);
  });

  // Whom it is for calls it in answers.test.ts.
  it.each(Object.entries(matrix))("answers everybody else as it should: %s", async (route, row) => {
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
