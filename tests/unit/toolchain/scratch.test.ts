import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/install.mjs";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "miran-scratch-"));
});
afterEach(() => rmSync(place, { recursive: true }));

/** A process that writes a temporary file after it chose its folder. */
function runIn(chosen: string) {
  const script = `
    import { writeFileSync } from "node:fs";
    import { tmpdir } from "node:os";
    import { useScratchFolder } from "./scripts/test/scratch.ts";
    const folder = useScratchFolder(process.argv[1]);
    writeFileSync(tmpdir() + "/file", "");
    console.log(JSON.stringify({ folder, isUsed: tmpdir() === folder }));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script, chosen],
    { cwd: root, encoding: "utf8", env: { ...process.env, TMPDIR: place } },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout) as { folder: string; isUsed: boolean };
}

describe("the folder for temporary files of a run", () => {
  it("is used by the run and removed with its files at the end", () => {
    const { folder, isUsed } = runIn("/dev/shm");
    expect(isUsed).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it("lies among other temporary files where the preferred place cannot be written", () => {
    expect(runIn(join(place, "nothing")).folder.startsWith(place)).toBe(true);
  });

  it("is removed by the next run where its run was killed", () => {
    const { pid: ended } = spawnSync(process.execPath, ["--version"]);
    mkdirSync(join(place, `miran-test-${ended}-x/state`), { recursive: true });
    const ours = [`miran-test-${process.pid}-x`, "miran-state-1"];
    for (const name of ours) mkdirSync(join(place, name));
    runIn(join(place, "nothing"));
    expect(readdirSync(place).toSorted()).toEqual(ours.toSorted());
  });
});
