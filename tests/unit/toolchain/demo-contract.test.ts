import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/install.mjs";
import { contractFiles } from "../../support/demo/contract.ts";
import { leftOutFiles } from "../../support/demo/left-out.ts";

const found = (pattern: string) => globSync(pattern, { cwd: root });

describe("what is run over the demo's platform", () => {
  it("is there: no name of a file that was moved stays in its list", () => {
    expect(contractFiles.filter((pattern) => found(pattern).length === 0)).toEqual([]);
  });

  it("is not what is left out, which is there, too", () => {
    expect(leftOutFiles.filter((file) => found(file).length === 0)).toEqual([]);
    const inBoth = contractFiles.flatMap(found).filter((file) => leftOutFiles.includes(file));
    expect(inBoth).toEqual([]);
  });
});
