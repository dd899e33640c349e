import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/install.mjs";
import { contractFiles } from "../../support/demo/contract.ts";
import { excludedFiles } from "../../support/demo/excluded-files.ts";

const found = (pattern: string) => globSync(pattern, { cwd: root });

describe("the tests of the demo's platform", () => {
  it("exist at every listed path", () => {
    expect(contractFiles.filter((pattern) => found(pattern).length === 0)).toEqual([]);
  });

  it("exclude the left-out files, which exist too", () => {
    expect(excludedFiles.filter((file) => found(file).length === 0)).toEqual([]);
    const inBoth = contractFiles.flatMap(found).filter((file) => excludedFiles.includes(file));
    expect(inBoth).toEqual([]);
  });
});
