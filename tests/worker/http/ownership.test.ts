import { beforeAll, describe, expect, it } from "vitest";
import { makeProduct } from "../../support/access.ts";
import { expectOwnWrite, makeOwnWorld } from "../../support/own-calls.ts";
import { expectAnswer, secretName, sendAs } from "../../support/permissions.ts";
import { isWriting } from "../../support/route-definitions.ts";
import { type Description, idIn, idsOfRoute } from "../../support/route-ids.ts";
import { matrix, takesIds } from "../../support/route-matrix.ts";
import { rowsOf } from "../../support/rows-of.ts";

/** Without rate limits. */
const { call: send } = makeProduct();

const trainees = Object.entries(matrix).filter(([route]) => route.includes(" /api/trainee/"));
const taking = trainees.filter(([route, row]) => takesIds(route, row));

describe("the ids in a trainee's routes", () => {
  let description: Description;
  beforeAll(async () => {
    description = await (await send("/api/openapi.json")).json();
  });

  it("exist", () => {
    const described = trainees.flatMap(([route]) => idsOfRoute(route, description));
    expect(described.length).toBeGreaterThan(0);
  });

  it.each(trainees)("have their owners in the matrix: %s", (route, { ids }) => {
    const names = idsOfRoute(route, description);
    expect(
      Object.keys(ids).sort(),
      `${route} takes ${names.join(", ") || "no id"}. Its rows have the row of each, and ` +
        "tests/support/made-rows.ts has its owner and its maker",
    ).toEqual(names);
  });
});

describe("a trainee's route with ids", () => {
  it.each(taking)("answers with the owner's row to the owner only: %s", async (route, row) => {
    const { world, request } = await makeOwnWorld(row);
    const { trainee } = world;
    const before = await rowsOf(trainee.id);
    const owned = Object.keys(row.ids).filter((name) => row.ids[name] === "owner");
    for (const name of owned) {
      const id = idIn(route, name, request);
      expect(before, `${name} of ${route} names no row of the owner's: ${id}`).toContain(id);
    }

    if (owned.length > 0) {
      const refused = await sendAs("otherTrainee", world, route, { row, request, send });
      await expectAnswer(refused, { caller: "otherTrainee", world, row });
      expect(await rowsOf(trainee.id)).toBe(before);
    }

    if (isWriting(route)) await expectOwnWrite(route, row, { world, request });

    if (Object.values(row.ids).includes("browser")) return;
    const after = await rowsOf(trainee.id);
    const repeated = await sendAs("otherTrainee", world, route, { row, request, send });
    expect(await repeated.text()).not.toContain(secretName);
    expect(await rowsOf(trainee.id)).toBe(after);
  });
});
