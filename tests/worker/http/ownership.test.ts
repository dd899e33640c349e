import { beforeEach, describe, expect, it } from "vitest";
import { makeWorld, secretName, sendAs, type World } from "../../support/permissions.ts";
import { matrix } from "../../support/route-matrix.ts";
import { rowsOf } from "../../support/rows-of.ts";
import { type Description, idIn, takenIds } from "../../support/taken-ids.ts";
import { call } from "../../support/worker.ts";

const trainees = Object.entries(matrix).filter(([route]) => route.includes(" /api/trainee/"));
const taking = trainees.filter(([, { ids }]) => Object.keys(ids).length > 0);

describe("the ids that a trainee's routes take", () => {
  let description: Description;
  beforeEach(async () => {
    description = await (await call("/api/openapi.json")).json();
  });

  it("are some: there is something to check", () => {
    const described = trainees.flatMap(([route]) => takenIds(route, description));
    expect(described.length).toBeGreaterThan(0);
  });

  it.each(trainees)("each say in the matrix whose they are: %s", (route, { ids }) => {
    const taken = takenIds(route, description);
    expect(
      Object.keys(ids).sort(),
      `${route} takes ${taken.join(", ") || "no id"}. Its row in tests/support/route-matrix.ts says whose each is: ` +
        "make a row of the owner's before (tests/support/made-rows.ts) and name it as `owner`",
    ).toEqual(taken);
  });
});

describe.each(taking)("%s", (route, row) => {
  let world: World;
  beforeEach(async () => {
    world = await makeWorld();
  });

  it("gives the owner's row to the owner, and leaves it as it is for a stranger", async () => {
    const { trainee } = world;
    const request = (await row.request?.(world)) ?? {};
    const before = await rowsOf(trainee.id);
    const owned = Object.keys(row.ids).filter((name) => row.ids[name] === "owner");
    for (const name of owned) {
      const id = idIn(route, name, request);
      expect(before, `${name} of ${route} names no row of the owner's: ${id}`).toContain(id);
    }

    if (owned.length > 0) {
      const refused = await sendAs("otherTrainee", world, route, { row, request });
      expect(refused.status).toBe(row.expected.otherTrainee);
      expect(await rowsOf(trainee.id)).toBe(before);
    }

    const answer = await sendAs("trainee", world, route, { row, request });
    expect(answer.status, await answer.clone().text()).toBe(200);

    if (Object.values(row.ids).includes("browser")) return;
    const after = await rowsOf(trainee.id);
    const repeated = await sendAs("otherTrainee", world, route, { row, request });
    expect(await repeated.text()).not.toContain(secretName);
    expect(await rowsOf(trainee.id)).toBe(after);
  });
});
