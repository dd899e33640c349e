import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal, say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const nodeBinary = join(
  root,
  "node_modules/.bin",
  process.platform === "win32" ? "node.cmd" : "node",
);

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/**
 * @typedef {{version?: string; optional?: boolean; dependencies?: Record<string, string>; devDependencies?: Record<string, string>}} LockedPackage
 */

/**
 * @param {string} folder
 * @returns {string | undefined} the reason why the lock file cannot be installed
 */
export function findLockMismatch(folder) {
  if (!existsSync(join(folder, "package-lock.json"))) return "package-lock.json is missing";
  const manifest = readJson(join(folder, "package.json"));
  /** @type {LockedPackage} */
  const locked = readJson(join(folder, "package-lock.json")).packages[""];
  for (const kind of /** @type {const} */ (["dependencies", "devDependencies"])) {
    const wanted = manifest[kind] ?? {};
    const have = locked[kind] ?? {};
    const name = [...Object.keys(wanted), ...Object.keys(have)].find(
      (each) => wanted[each] !== have[each],
    );
    if (name)
      return `package.json wants ${name} ${wanted[name] ?? "no more"}, package-lock.json has ${have[name] ?? "none"}`;
  }
  return undefined;
}

/**
 * Compares npm's record with the lock file, and the folders with the record.
 * @param {string} folder
 * @returns {string | undefined} the reason for installing the dependencies
 */
export function findInstallGap(folder) {
  if (!existsSync(join(folder, "node_modules"))) return "the dependencies are not installed yet";
  const record = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(record)) return "an earlier install did not finish";
  /** @type {Record<string, LockedPackage>} */
  const installed = readJson(record).packages;
  /** @type {Record<string, LockedPackage>} */
  const locked = readJson(join(folder, "package-lock.json")).packages;
  for (const [path, { version, optional }] of Object.entries(locked)) {
    if (path === "") continue;
    const present = installed[path];
    if (!present && optional) continue;
    if (present?.version !== version) return `${path} is not the locked version ${version}`;
    if (!existsSync(join(folder, path, "package.json"))) return `${path} is broken`;
  }
  return undefined;
}

/** @returns {string | undefined} the reason why the installed Node cannot be used */
function findNodeGap() {
  const wanted = readJson(join(root, "node_modules/node/package.json")).version;
  const version = outputOf(nodeBinary, ["--version"]);
  return version === `v${wanted}` ? undefined : `the installed Node ${wanted} does not run`;
}

/** @param {string} errors */
function explainFailure(errors) {
  if (/EUSAGE|in sync|npm ci` can only install/.test(errors)) {
    return "package-lock.json does not fit package.json: run `npm install` and commit the lock file.";
  }
  if (/EACCES|EPERM|EROFS/.test(errors)) return `This folder cannot be written: ${root}`;
  if (/ENOSPC/.test(errors)) return "The disk is full.";
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i.test(
      errors,
    )
  ) {
    return "The npm registry cannot be reached: check the network and start again.";
  }
  return "npm's own message is above.";
}

/** Prints npm's progress. */
function reportProgress() {
  /** @type {Record<string, LockedPackage>} */
  const locked = readJson(join(root, "package-lock.json")).packages;
  const paths = Object.keys(locked).filter((path) => path !== "" && !locked[path]?.optional);
  const timer = setInterval(() => {
    const present = paths.filter((path) => existsSync(join(root, path, "package.json")));
    say(`  … ${present.length} of ${paths.length} packages`);
  }, 5000);
  return () => clearInterval(timer);
}

/**
 * @param {string[]} command
 * @param {string[]} args
 * @returns {Promise<{code: number; errors: string}>}
 */
function runNpm([command, ...first], args) {
  return new Promise((done) => {
    const child = spawn(/** @type {string} */ (command), [...first, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "pipe"],
      shell: process.platform === "win32" && first.length === 0,
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    child.on("error", (error) => done({ code: 1, errors: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, errors }));
  });
}

/** @returns {string[]} */
function findNpm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js") && existsSync(script)) return [process.execPath, script];
  if (outputOf("npm", ["--version"]) === undefined) {
    throw new Refusal(
      "npm is missing: install Node 20 or newer with npm (https://nodejs.org) and start again.",
    );
  }
  return ["npm"];
}

/** Installs the locked dependencies unless they are complete. */
export async function ensureInstalled() {
  const mismatch = findLockMismatch(root);
  if (mismatch) throw new Refusal(`${mismatch}: run \`npm install\` and commit the lock file.`);
  const gap = findInstallGap(root) ?? findNodeGap();
  if (!gap) return;
  const npm = findNpm();
  say(`Installing the locked dependencies: ${gap}.`);
  const stopReporting = reportProgress();
  const { code, errors } = await runNpm(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  stopReporting();
  if (code !== 0) {
    const firstLines = errors.split("\n").slice(0, 12).join("\n");
    throw new Refusal(
      `${firstLines}\n\nInstalling the dependencies failed. ${explainFailure(errors)}`,
    );
  }
  const remaining = findInstallGap(root) ?? findNodeGap();
  if (remaining)
    throw new Refusal(`npm finished, but ${remaining}. Delete node_modules and start again.`);
}
