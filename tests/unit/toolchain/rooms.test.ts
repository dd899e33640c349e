import { describe, expect, it } from "vitest";
import { findStrays, findUpwardImports, layers, rooms } from "../../../scripts/lint/rooms.ts";
import { readSource } from "../../../scripts/lint/source.ts";

/** A sample with one file in each layer, and these additional paths. */
const straysOf = (...paths: string[]) =>
  findStrays([
    ...layers.map(
      ({ folder, hasFileRooms }) => `${folder}/${hasFileRooms ? "people.ts" : "people/a.ts"}`,
    ),
    ...paths,
  ]);

describe("the rooms of each layer", () => {
  it.each([
    "domain/steps.ts",
    "domain/steps/targets.ts",
    "domain/contract/steps.ts",
    "worker/data/steps.ts",
    "worker/actions/steps/send-steps.ts",
    "worker/db/schema/steps.ts",
    "worker/db/schema/body/weights.ts",
    "tests/unit/domain/steps.test.ts",
    "tests/worker/steps/steps.test.ts",
  ])("refuse %s, and describe each room", (path) => {
    const [stray, ...others] = straysOf(path);
    expect(others).toEqual([]);
    expect(stray?.path).toBe(path);
    for (const [room, { holds }] of Object.entries(rooms)) {
      expect(stray?.message).toContain(`${room}: ${holds}`);
    }
  });

  it.each([
    "worker/db/schema/activity/steps.ts",
    "domain/activity/steps.ts",
    "domain/calendar.ts",
    "domain/contract/activity/steps.ts",
    "worker/data/scope.ts",
    "worker/db/schema/activity.ts",
    "worker/edge/cloudflare.ts",
    "tests/worker/http/tells.test.ts",
    "tests/unit/toolchain/rooms.test.ts",
  ])("have a place for %s", (path) => expect(straysOf(path)).toEqual([]));

  it.each(layers)("need a file to check in $folder", ({ folder }) => {
    const rest = layers.map((layer) => `${layer.folder}/people/a.ts`);
    const found = findStrays(rest.filter((path) => !path.startsWith(`${folder}/`)));
    expect(found.map(({ message }) => message)).toContain(
      `finds nothing to check: ${folder}/ has no file`,
    );
  });
});

describe("the floors of the rooms", () => {
  const upwardOf = (path: string, code: string) =>
    findUpwardImports([
      readSource("worker/data/people/a.ts", `import { b } from "../body/b.ts";`),
      readSource(path, code),
    ]);

  it.each([
    ["a room above", "worker/data/people/b.ts", `import { a } from "../templates/a.ts";`],
    ["a type of one", "domain/people/b.ts", `import type { A } from "../activity/a.ts";`],
    ["one loaded lazily", "worker/actions/plumbing/b.ts", `import("../jobs/a.ts");`],
    ["one re-exported", "worker/data/body/b.ts", `export { a } from "../people/a.ts";`],
    ["a neighbour on its floor", "worker/data/libraries/b.ts", `import "../memberships/a.ts";`],
    [
      "a room above in another layer",
      "worker/data/body/b.ts",
      `import "../../../domain/jobs/a.ts";`,
    ],
    ["any room, below all", "worker/data/scope.ts", `import { a } from "./plumbing/a.ts";`],
    ["any room, in the rules' ground", "domain/list.ts", `import { a } from "./accounts/a.ts";`],
  ])("refuse an import of %s, with a remedy", (_, path, code) => {
    expect(upwardOf(path, code)).toEqual([
      {
        path,
        line: 1,
        message: expect.stringMatching(/may not look up to .* Move shared code/),
      },
    ]);
  });

  it.each([
    ["a room below", "worker/data/people/b.ts", `import { a } from "../body/a.ts";`],
    ["its own", "worker/data/people/b.ts", `import { a } from "./c.ts";`],
    ["the common ground", "worker/data/plumbing/b.ts", `import { a } from "../scope.ts";`],
    ["the closed sets of a noun", "domain/contract/inbox.ts", `import "../jobs/a.ts";`],
    ["anything from a route", "worker/routes/admin/b.ts", `import "../../data/jobs/a.ts";`],
  ])("allow an import of %s", (_, path, code) => expect(upwardOf(path, code)).toEqual([]));

  it("need an import to check", () => {
    expect(findUpwardImports([readSource("web/a.ts", `import "./b.ts";`)])).toEqual([
      {
        path: "scripts/lint/rooms.ts",
        line: 1,
        message: expect.stringContaining("nothing to check"),
      },
    ]);
  });
});
