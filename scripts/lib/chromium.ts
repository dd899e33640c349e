import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./install.mjs";
import { Refusal, say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const systemPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const systemFolders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

function listCandidates(): string[] {
  return [
    process.env.CHROMIUM ?? "",
    ...systemFolders.flatMap((folder) => systemNames.map((name) => join(folder, name))),
    ...systemPaths,
    chromium.executablePath(),
  ];
}

/** The browser of this machine: the one named by CHROMIUM, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return listCandidates().find((path) => existsSync(path));
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

function run(command: string, args: string[]): boolean {
  say(`$ ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

const playwright = (...args: string[]) =>
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...args, "chromium"]);

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || outputOf("apt-get", ["--version"]) === undefined) return false;
  return run("apt-get", ["update", "-q"]) && run("apt-get", ["install", "-y", "-q", "chromium"]);
}

/** Finds a Chromium, or installs one: Playwright's, else Debian's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  say("No Chromium on this machine: installing one for the browser tests.");
  const installed = playwright("--with-deps") || installFromDebian() || playwright();
  const executable = findChromium();
  if (installed && executable) return executable;
  throw new Refusal(
    "No Chromium could be installed. Install Chromium or Google Chrome and run again, or name it: CHROMIUM=/path/to/chromium npm test",
  );
}
