import { describe, expect, it } from "vitest";
import { findStrays, layers, rooms } from "../../../scripts/lint/rooms.ts";

/** A house with one thing in each layer, and what else is put there. */
const straysOf = (...paths: string[]) =>
  findStrays([
    ...layers.map(
      ({ folder, ofFiles }) => `${folder}/${ofFiles ? "trainees.ts" : "trainees/a.ts"}`,
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
    "worker/db/schema/activity/steps.ts",
    "tests/unit/domain/steps.test.ts",
    "tests/worker/steps/steps.test.ts",
  ])("refuse %s, and say what each of them holds", (path) => {
    const [stray, ...others] = straysOf(path);
    expect(others).toEqual([]);
    expect(stray?.path).toBe(path);
    for (const [room, holds] of Object.entries(rooms)) {
      expect(stray?.message).toContain(`${room}: ${holds}`);
    }
  });

  it.each([
    "domain/activity/steps.ts",
    "domain/calendar.ts",
    "domain/contract/activity/steps.ts",
    "worker/data/scope.ts",
    "worker/db/schema/activity.ts",
    "worker/edge/cloudflare.ts",
    "tests/worker/http/tells.test.ts",
    "tests/unit/toolchain/rooms.test.ts",
  ])("have a place for %s", (path) => expect(straysOf(path)).toEqual([]));

  it.each(layers)("are not guarded in vain in $folder", ({ folder }) => {
    const rest = layers.map((layer) => `${layer.folder}/trainees/a.ts`);
    const found = findStrays(rest.filter((path) => !path.startsWith(`${folder}/`)));
    expect(found.map(({ message }) => message)).toContain(
      `finds nothing to check: ${folder}/ holds no file`,
    );
  });
});
