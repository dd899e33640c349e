import { describe, expect, it } from "vitest";
import { runTool } from "../../../scripts/lib/run-tool.ts";

const thrown = (error: string) =>
  `import { runCommand } from "./scripts/lib/message.mjs"; await runCommand(async () => { throw ${error}; });`;

describe("a command on a full disk", () => {
  it.each([
    `Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })`,
    `new Error("D1_ERROR: database or disk is full: SQLITE_FULL")`,
    `new Error("Failed query", { cause: new Error("database or disk is full: SQLITE_FULL") })`,
  ])("ends with a sentence: %s", async (error) => {
    const { ok, output } = await runTool(["--input-type=module", "--eval", thrown(error)]);
    expect(ok).toBe(false);
    expect(output).toBe("The disk is full: free some space and run this again.\n");
  });

  it("shows the stack of an unknown error", async () => {
    const { ok, output } = await runTool([
      "--input-type=module",
      "--eval",
      thrown(`new Error("something else")`),
    ]);
    expect(ok).toBe(false);
    expect(output).toContain("Error: something else\n    at ");
  });
});
