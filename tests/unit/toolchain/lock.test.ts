import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noteServing, readHolder } from "../../../scripts/lib/lock.mjs";
import { lockState, servedPort, stateLockFile } from "../../../scripts/lib/state-lock.mjs";

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "miran-lock-"));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const write = (content: object | string) =>
  writeFileSync(
    stateLockFile(state),
    typeof content === "string" ? content : JSON.stringify(content),
  );

describe("the lock of a state folder", () => {
  it("names its holder, and is deleted on release", () => {
    const release = lockState(state, "npm start");
    expect(readHolder(stateLockFile(state))).toMatchObject({
      pid: process.pid,
      command: "npm start",
    });
    release();
    expect(existsSync(stateLockFile(state))).toBe(false);
  });

  it("is refused while another process holds it, and stays unchanged", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    await once(other, "spawn");
    write({ pid: other.pid, command: "npm run dev", workerd: [] });
    expect(() => lockState(state, "npm start")).toThrow(/in use by "npm run dev"/);
    expect(readFileSync(stateLockFile(state), "utf8")).toContain("npm run dev");
    other.kill();
    await once(other, "exit");
  });

  it.each([
    ["of a dead process", { pid: 2 ** 30, command: "npm start", workerd: [] }],
    ["that is half written", '{"pid":'],
    ["that is empty", ""],
  ])("is taken over from a file %s", (_, content) => {
    write(content);
    lockState(state, "npm start");
    expect(readHolder(stateLockFile(state))?.pid).toBe(process.pid);
  });

  it("contains the port while the folder is served", () => {
    expect(servedPort(state)).toBeUndefined();
    lockState(state, "npm start");
    expect(servedPort(state)).toBeUndefined();
    noteServing(stateLockFile(state), { workerd: [], port: 9123 });
    expect(servedPort(state)).toBe(9123);
    write({ pid: 2 ** 30, command: "npm start", workerd: [], port: 9123 });
    expect(servedPort(state)).toBeUndefined();
  });

  it("is not released by a former holder", () => {
    const release = lockState(state, "npm start");
    write({ pid: 2 ** 30, command: "another", workerd: [] });
    release();
    expect(existsSync(stateLockFile(state))).toBe(true);
  });
});
