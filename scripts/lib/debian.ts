import { spawnSync } from "node:child_process";
import { root } from "./install.mjs";
import { say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

/** Prints a command and runs it in this terminal. */
export function runInTerminal(command: string, args: string[]): boolean {
  say(`$ ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

/** Installs packages on Debian as root. @returns false elsewhere, or if it failed */
export function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || outputOf("apt-get", ["--version"]) === undefined) return false;
  const install = ["install", "-y", "-q", "--no-install-recommends", ...names];
  return runInTerminal("apt-get", ["update", "-q"]) && runInTerminal("apt-get", install);
}

/** The missing ones of these packages; undefined on other systems than Debian. */
export function missingPackages(names: readonly string[]): string[] | undefined {
  const listed = outputOf("dpkg-query", ["-W", "-f", "${Package} ${db:Status-Status}\n"]);
  if (listed === undefined) return undefined;
  const installed = new Set(listed.split("\n"));
  return names.filter((name) => !installed.has(`${name} installed`));
}
