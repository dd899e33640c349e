import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The maximum of retained output lines. */
const maxLines = 1_000;

/** The output of a process, line by line. */
export function linesOf(stream: Readable) {
  const lines: string[] = [];
  const reader = createInterface({ input: stream });
  reader.on("line", (line) => {
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
  });
  return {
    /** The lines since the last call. */
    take: () => lines.splice(0),
    /** Waits for the next matching line. */
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

/** Waits for the exit of a process. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("exit", () => done()));
}
