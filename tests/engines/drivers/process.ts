import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Enough to read of what a process said last. */
const maxLines = 1_000;

/** What a process says, line by line. */
export function linesOf(stream: Readable) {
  const lines: string[] = [];
  const reader = createInterface({ input: stream });
  reader.on("line", (line) => {
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
  });
  return {
    /** What was said since the last time. */
    take: () => lines.splice(0),
    /** Waits for the next line that looks so. */
    next: (pattern: RegExp) =>
      new Promise<string>((found, failed) => {
        const look = (line: string) => {
          if (!pattern.test(line)) return;
          reader.off("line", look);
          found(line);
        };
        reader.on("line", look);
        reader.once("close", () =>
          failed(new Error(`ended before ${pattern}: ${lines.join("\n")}`)),
        );
      }),
  };
}

/** Waits for the end of a process that was told to end. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("exit", () => done()));
}
