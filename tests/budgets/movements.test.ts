import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { exerciseCategories } from "../../domain/libraries/exercises.ts";
import { builtClient } from "../../scripts/lib/build.ts";
import { everyModule, findImportPath, laterOf, loadedWith, weighFiles } from "./built-client.ts";

const engine = "exercises/movement/engine.ts";
const entries = ["access.html", "index.html", "start-app.tsx", "trainee/area.tsx"];

/** True for dynamic imports. */
const isLater = (from: string, to: string) => laterOf(from).includes(to);

describe("the movements' code", () => {
  it.each([
    ["an engine", "movement-engine", 6],
    ["their equipment", "movement-gear", 2],
    ["their shared data", "movement-data", 5.1],
  ])("comes with %s (%s) of at most %s kB", (_, name, most) => {
    const { total, told } = weighFiles(new RegExp(`^${name}-.*\\.js$`));
    expect(told).not.toBe("");
    expect(total, told).toBeLessThanOrEqual(most);
  });

  it.each(entries)("is not in the code of %s", (entry) => {
    const drawing = everyModule().filter((path) => path.startsWith("domain/libraries/movement/"));
    expect(drawing.length).toBeGreaterThan(20);
    expect(loadedWith([entry])).not.toContain(engine);
    for (const path of drawing) expect(findImportPath(entry, path, isLater), path).toBeUndefined();
  });

  it("has a file for each category, of at most 5.1 kB", () => {
    const files = readdirSync(join(builtClient, "assets"));
    const sizes = exerciseCategories.map((category) => {
      const found = files.filter((name) => new RegExp(`^${category}-.*\\.js$`).test(name));
      return found.map(
        (name) =>
          gzipSync(readFileSync(join(builtClient, "assets", name)), { level: 9 }).length / 1000,
      );
    });
    for (const [index, each] of sizes.entries()) {
      expect(each.length, exerciseCategories[index]).toBeGreaterThanOrEqual(1);
      expect(Math.max(...each), exerciseCategories[index]).toBeLessThanOrEqual(5.1);
    }
  });
});
