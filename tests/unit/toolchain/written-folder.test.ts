import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isWritten, writeFolder } from "../../../scripts/lib/written-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "miran-written-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const folder = () => join(place, "texts");
const record = () => join(place, "record.json");
const write = (source: string, files: Record<string, string>) =>
  writeFolder(folder(), record(), { source, files });

it("a written folder contains the written files, and no other", () => {
  write("1", { "a.js": "a", "deep/b.js": "b" });
  write("2", { "a.js": "a", "c.js": "c" });
  expect(readdirSync(folder(), { recursive: true }).toSorted()).toEqual(["a.js", "c.js", "deep"]);
  expect(existsSync(join(folder(), "deep/b.js"))).toBe(false);
});

it("an unchanged file is not rewritten", () => {
  write("1", { "a.js": "a", "b.js": "b" });
  const inode = (name: string) => statSync(join(folder(), name)).ino;
  const before = [inode("a.js"), inode("b.js")];
  write("2", { "a.js": "a", "b.js": "changed" });
  expect(inode("a.js")).toBe(before[0]);
  expect(inode("b.js")).not.toBe(before[1]);
});

it("a folder counts as written from its source only while it is unchanged", () => {
  expect(isWritten(folder(), record(), "1")).toBe(false);
  write("1", { "a.js": "a" });
  expect(isWritten(folder(), record(), "1")).toBe(true);
  expect(isWritten(folder(), record(), "2")).toBe(false);
  writeFileSync(join(folder(), "a.js"), "another");
  expect(isWritten(folder(), record(), "1")).toBe(false);
  write("1", { "a.js": "a" });
  writeFileSync(join(folder(), "b.js"), "one more");
  expect(isWritten(folder(), record(), "1")).toBe(false);
  write("1", { "a.js": "a" });
  rmSync(join(folder(), "a.js"));
  expect(isWritten(folder(), record(), "1")).toBe(false);
});
