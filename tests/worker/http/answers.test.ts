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
import { apiRoutes, isWriting } from "../../support/route-definitions.ts";
import { matrix, takesIds } from "../../support/route-matrix.ts";
import { onlyRefused, telling } from "../../support/route-telling.ts";
import { makePlans } from "../../support/trainees.ts";

/** None is refused as one too many. */
const { call: send } = makeProduct();

const rows = Object.entries(matrix);
const readings = rows.filter(([route]) => !isWriting(route));
// Those that take ids are called in ownership.test.ts, between a stranger's calls.
const writes = rows.filter(([route, row]) => isWriting(route) && !takesIds(route, row));

beforeAll(makePlans);

describe("a reading", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });

  it.each(readings)("answers whom it is for: %s", async (route, row) => {
    const request = (await row.request?.(world)) ?? {};
    const caller = ownCaller(route);
    const answer = await sendAs(caller, world, route, { row, request, send });
    await expectAnswer(answer, { caller, world, row });
  });
});

describe("a write", () => {
  it("has a list of whom it tells, and nothing else has one", () => {
    const writing = apiRoutes.filter(isWriting);
    expect(writing.length).toBeGreaterThan(0);
    const unlisted = writing.filter((route) => !telling[route]);
    const gone = Object.keys(telling).filter((route) => !writing.includes(route));
    const list = "tests/support/route-telling.ts";
    expect(unlisted, `${list} does not say whom these tell; [] is an answer`).toEqual([]);
    expect(gone, `${list} speaks of routes that are no more, or do not write`).toEqual([]);
  });

  it("succeeds in its row, as what was refused tells nobody", () => {
    const refused = rows.filter(
      ([route, { expected }]) => isWriting(route) && expected[ownCaller(route)] >= 400,
    );
    expect(refused.map(([route]) => route).sort()).toEqual([...onlyRefused].sort());
  });

  it.each(writes)("answers whom it is for, and tells whom it should: %s", async (route, row) => {
    await expectOwnWrite(route, row, await makeOwnWorld(row));
  });
});
