import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findInstallGap, findLockMismatch, root } from "../../../scripts/lib/install.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "miran-install-"));
  write("package.json", { dependencies: { hono: "1.0.0" } });
  write("package-lock.json", { packages: { "": { dependencies: { hono: "1.0.0" } }, ...locked } });
  write("node_modules/.package-lock.json", { packages: installed });
  write("node_modules/hono/package.json", {});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const installed = { "node_modules/hono": { version: "1.0.0" } };
const locked = { ...installed, "node_modules/for-windows": { version: "1.0.0", optional: true } };

function write(path: string, content: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}
const remove = (path: string) => rmSync(join(folder, path), { recursive: true });

describe("the check of installed dependencies", () => {
  it("passes if all packages of this system are installed", () => {
    expect(findInstallGap(folder)).toBeUndefined();
  });

  it.each([
    ["nothing was installed", "node_modules", /not installed yet/],
    ["npm did not finish", "node_modules/.package-lock.json", /did not finish/],
    ["a package's folder is missing", "node_modules/hono", /hono is broken/],
  ])("fails if %s", (_, gone, reason) => {
    remove(gone);
    expect(findInstallGap(folder)).toMatch(reason);
  });

  it("fails for another version", () => {
    write("node_modules/.package-lock.json", {
      packages: { "node_modules/hono": { version: "0.9.0" } },
    });
    expect(findInstallGap(folder)).toMatch(/not the locked version 1\.0\.0/);
  });
});

describe("the lock file", () => {
  it("matches package.json", () => expect(findLockMismatch(folder)).toBeUndefined());

  it.each([
    ["another version", { hono: "2.0.0" }],
    ["another package", { hono: "1.0.0", zod: "1.0.0" }],
    ["one package less", {}],
  ])("does not match if package.json names %s", (_, dependencies) => {
    write("package.json", { dependencies });
    expect(findLockMismatch(folder)).toContain("package-lock.json");
  });

  it("matches in this repository", () => expect(findLockMismatch(root)).toBeUndefined());

  it("contains the packages of every system, so that npm ci accepts it everywhere", async () => {
    const { default: lock } = await import("../../../package-lock.json", {
      with: { type: "json" },
    });
    const packages = lock.packages as Record<
      string,
      { optionalDependencies?: Record<string, string> }
    >;
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
    );
    expect(missing).toEqual([]);
  });
});

function isLocked(packages: object, path: string, name: string): boolean {
  for (
    let base = path;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))
  ) {
    if (`${base === "" ? "" : `${base}/`}node_modules/${name}` in packages) return true;
    if (base === "") return false;
  }
}
