import { readdirSync, readFileSync } from "node:fs";

/** All processes of this machine with their parents. */
function processes(): { pid: number; parent: number; command: string }[] {
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    try {
      if (!pid) return [];
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, "utf8")
          .replace(/^.*\) \S /, "")
          .split(" ")[0],
      );
      return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
    } catch {
      // The process has just ended.
      return [];
    }
  });
}

/**
 * Kills all processes with a text in their command, and their descendants, as an empty battery does. A browser is
 * a shell script with dozens of processes below it.
 */
export function killTree(text: string): void {
  const all = processes();
  const doomed = new Set<number>();
  const add = (pid: number) => {
    if (pid === process.pid || doomed.has(pid)) return;
    doomed.add(pid);
    for (const each of all) if (each.parent === pid) add(each.pid);
  };
  for (const { pid, command } of all) if (command.includes(text)) add(pid);
  if (doomed.size === 0) throw new Error(`no process has ${text} in its command`);
  for (const pid of doomed) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process has ended with its parent.
    }
  }
}
