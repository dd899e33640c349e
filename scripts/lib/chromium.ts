import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDebian, runAloud } from "./debian.ts";
import { Refusal, say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

const systemFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const inSystem = (...names: string[]) =>
  systemFolders.flatMap((folder) => names.map((name) => join(folder, name)));

/** The folder in which Playwright keeps its own browser of this version, and its name. */
function playwrightFolder(): { cache: string; name: string } | undefined {
  let folder = dirname(chromium.executablePath());
  while (!/^chromium-\d+$/.test(basename(folder))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return { cache: dirname(folder), name: basename(folder) };
}

/** Playwright tells the path of its full browser only; the shell lies beside it. */
function playwrightShells(): string[] {
  const own = playwrightFolder();
  if (!own) return [];
  const folder = join(own.cache, own.name.replace("chromium-", "chromium_headless_shell-"));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /^(chrome-)?headless[_-]shell(\.exe)?$/.test(basename(path)))
    .map((path) => join(folder, path));
}

const findFirst = (paths: string[]) => paths.find((path) => existsSync(path));

/** Chromium without anything to look at: the same engine at three quarters of the processor's time. */
function findHeadlessShell(): string | undefined {
  return findFirst([...inSystem("chromium-headless-shell"), ...playwrightShells()]);
}

/** The whole browser of this machine: the one named by CHROMIUM, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return findFirst([
    process.env.CHROMIUM ?? "",
    ...inSystem("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    chromium.executablePath(),
  ]);
}

/** What the browser tests run in: the one named by CHROMIUM, a headless shell, else the whole browser. */
export function findTestBrowser(): string | undefined {
  return findFirst([process.env.CHROMIUM ?? ""]) ?? findHeadlessShell() ?? findChromium();
}

// As root Chromium has no sandbox; the rest keeps it from calling home.
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

const installByPlaywright = (...args: string[]) =>
  runAloud(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...args]);

const runs = (path: string | undefined) =>
  path !== undefined && outputOf(path, [...chromiumFlags, "--version"]) !== undefined;

/**
 * Finds what the browser tests run in, or installs it: the shell, Debian's or else Playwright's,
 * and the whole browser for what the shell lacks.
 * @returns what the tests must be told of it
 */
export function ensureTestBrowsers(): { CHROMIUM?: string } {
  const whole = ensureChromium();
  if (process.env.CHROMIUM || runs(findHeadlessShell())) return {};
  say("No headless shell of Chromium on this machine: installing one for the browser tests.");
  const name = "chromium-headless-shell";
  const installed = installFromDebian(name) || installByPlaywright(name);
  if (installed && runs(findHeadlessShell())) return {};
  say(`None could be installed: the browser tests run in ${whole}, and take longer.`);
  return { CHROMIUM: whole };
}

/** Finds a whole Chromium, or installs one: Debian's, else Playwright's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  say("No Chromium on this machine: installing one.");
  const installed =
    installFromDebian("chromium") ||
    installByPlaywright("--with-deps", "chromium") ||
    installByPlaywright("chromium");
  const executable = findChromium();
  if (installed && executable) return executable;
  throw new Refusal(
    "No Chromium could be installed. Install Chromium or Google Chrome and run again, or name it: CHROMIUM=/path/to/chromium npm test",
  );
}
