import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { makeRoster } from "../support/rosters.ts";
import type { Bench } from "./lib/bench-run.ts";
import { timingOf } from "./lib/measure.ts";

const people = { smallest: 20, full: 2000 };
const rounds = 9;
/** A mid-range phone's processor beside this one's. A browser slows its page, and not its workers. */
const slower = 4;
const limits = { read: 1, lost: 0 };

interface Reading {
  milliseconds: number;
  rows: number;
}

/** Reads in a worker that has run nothing yet, as the page does. */
async function readOnce(bytes: Uint8Array): Promise<Reading> {
  const worker = new Worker(new URL("./inside/reading-workbook.ts", import.meta.url), {
    workerData: bytes,
  });
  const [reading] = (await once(worker, "message")) as [Reading];
  await worker.terminate();
  return reading;
}

/** 2,000 people of a workbook, from its bytes to the text of the import. */
export const benchImportWorkbook: Bench = async (run) => {
  const count = run.pick(people);
  const bytes = makeRoster(count);
  const readings: Reading[] = [];
  for (let round = 0; round < run.rounds(rounds); round++) readings.push(await readOnce(bytes));
  const { median, p95 } = timingOf(readings.map(({ milliseconds }) => milliseconds));
  return {
    figures: [
      {
        what: "people not read",
        figure: Math.max(...readings.map(({ rows }) => count - rows)),
        unit: "people",
        limit: limits.lost,
        exact: true,
      },
      {
        what: `read on a processor ${slower} times slower`,
        figure: (median * slower) / 1000,
        unit: "s",
        limit: limits.read,
      },
    ],
    tables: [
      {
        rows: [
          { people: count, "kB stored": bytes.length / 1000, "median ms": median, "p95 ms": p95 },
        ],
      },
    ],
    readings,
  };
};
