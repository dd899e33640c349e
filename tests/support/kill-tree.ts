import { readdirSync, readFileSync } from "node:fs";

/** Every process of this machine, and by whom it was started. */
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
      // It has ended meanwhile.
      return [];
    }
  });
}

/**
 * Ends at once, as an empty battery does, every process whose command names something, and all that they
 * started: a browser is a shell script with the browser below it, and dozens of processes below that.
 */
export function killTree(named: string): void {
  const all = processes();
  const doomed = new Set<number>();
  const add = (pid: number) => {
    if (pid === process.pid || doomed.has(pid)) return;
    doomed.add(pid);
    for (const each of all) if (each.parent === pid) add(each.pid);
  };
  for (const { pid, command } of all) if (command.includes(named)) add(pid);
  if (doomed.size === 0) throw new Error(`nothing runs that names ${named}`);
  for (const pid of doomed) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended with its parent.
    }
  }
}
