import { spawnSync } from "node:child_process";
import { root } from "./install.mjs";
import { say } from "./message.mjs";
import { outputOf } from "./processes.mjs";

/** Runs a command with our own terminal, and says which. */
export function runAloud(command: string, args: string[]): boolean {
  say(`$ ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

/** Installs packages where this machine is a Debian, and ours to change. */
export function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || outputOf("apt-get", ["--version"]) === undefined) return false;
  const install = ["install", "-y", "-q", "--no-install-recommends", ...names];
  return runAloud("apt-get", ["update", "-q"]) && runAloud("apt-get", install);
}

/** Those of these packages that this machine lacks; undefined where it is no Debian. */
export function lackedPackages(names: readonly string[]): string[] | undefined {
  const listed = outputOf("dpkg-query", ["-W", "-f", "${Package} ${db:Status-Status}\n"]);
  if (listed === undefined) return undefined;
  const installed = new Set(listed.split("\n"));
  return names.filter((name) => !installed.has(`${name} installed`));
}
