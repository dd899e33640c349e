import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const statusOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
};
const field = (text: string, name: string) =>
  new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(text)?.[1] ?? "";

/** The workerd that this process runs. */
function workerdOfHere(): string {
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const text = statusOf(pid);
      return field(text, "PPid") === String(process.pid) && field(text, "Name") === "workerd";
    });
  const [pid] = found;
  if (pid === undefined || found.length > 1) throw new Error(`${found.length} workerd are running`);
  return pid;
}

/** Megabytes that workerd holds now. */
export const residentMegabytes = () => Number(field(statusOf(workerdOfHere()), "VmRSS")) / 1000;

/** Megabytes of resident memory: before something, and at its highest meanwhile. */
interface Memory {
  before: number;
  highest: number;
}

/** Watches workerd's memory by the kernel's own mark of the highest, which misses no moment. */
export async function watchMemory(act: () => Promise<unknown>): Promise<Memory> {
  const pid = workerdOfHere();
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = Number(field(statusOf(pid), "VmRSS")) / 1000;
  await act();
  return { before, highest: Number(field(statusOf(pid), "VmHWM")) / 1000 };
}
