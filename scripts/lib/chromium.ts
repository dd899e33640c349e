import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDebian, runInTerminal } from "./debian.ts";
import { Refusal, say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

const systemFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const inSystem = (...names: string[]) =>
  systemFolders.flatMap((folder) => names.map((name) => join(folder, name)));

/** The cache folder of Playwright's own browser, and that browser's folder name. */
function playwrightFolder(): { cache: string; name: string } | undefined {
  let folder = dirname(chromium.executablePath());
  while (!/^chromium-\d+$/.test(basename(folder))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return { cache: dirname(folder), name: basename(folder) };
}

/** Paths of Playwright's shells, beside its full browser, which alone has a known path. */
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

/** Chromium without a window: the same engine in three quarters of the processor time. */
function findHeadlessShell(): string | undefined {
  return findFirst([...inSystem("chromium-headless-shell"), ...playwrightShells()]);
}

/** The full browser of this machine: of CHROMIUM, of the system, or of Playwright. */
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

/** The browser of the tests: of CHROMIUM, a headless shell, or the full browser. */
export function findTestBrowser(): string | undefined {
  return findFirst([process.env.CHROMIUM ?? ""]) ?? findHeadlessShell() ?? findChromium();
}

// Chromium has no sandbox as root. The other flags prevent its own requests.
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

const installByPlaywright = (...args: string[]) =>
  runInTerminal(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...args]);

const runs = (path: string | undefined) =>
  path !== undefined && outputOf(path, [...chromiumFlags, "--version"]) !== undefined;

/**
 * Finds or installs the browsers of the tests: a shell of Debian or Playwright, and the full browser.
 * @returns variables for the tests
 */
export function ensureTestBrowsers(): { CHROMIUM?: string } {
  const full = ensureChromium();
  if (process.env.CHROMIUM || runs(findHeadlessShell())) return {};
  say("No headless shell of Chromium on this machine: installing one for the browser tests.");
  const name = "chromium-headless-shell";
  const installed = installFromDebian(name) || installByPlaywright(name);
  if (installed && runs(findHeadlessShell())) return {};
  say(`None could be installed: the browser tests run in ${full} and take longer.`);
  return { CHROMIUM: full };
}

/** Finds a full Chromium, or installs one of Debian or Playwright. */
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
    "No Chromium could be installed. Install Chromium or Google Chrome and run again, or set its path: CHROMIUM=/path/to/chromium npm test",
  );
}
