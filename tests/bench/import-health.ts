import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Bench } from "./lib/bench-run.ts";
import { writeHealthExport } from "./lib/health-export.ts";

/** Days of 1,370 records: the full size is 5 million records, 1 GB. */
const days = { smallest: 20, full: 3660 };
const today = "2026-12-01";
const limits = { memory: 60, seconds: 60, wrong: 0 };
const megabyte = 1_000_000;
/** The worker fails above these MB of heap, so that it is bounded at every moment and not where it is measured. */
const resourceLimits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 20 };

interface Reading {
  milliseconds: number;
  /** Bytes; buffers include those that are garbage. */
  most: { heap: number; withBuffers: number };
  reports: number;
  steps: { date: string; steps: number }[];
}

/** An export of Apple Health of ten years, from the file to the totals of its days. */
export const benchImportHealth: Bench = async (run) => {
  const folder = mkdtempSync(join(tmpdir(), "import-health-"));
  try {
    const path = join(folder, "export.zip");
    const made = await writeHealthExport(path, run.pick(days));
    const worker = new Worker(new URL("./inside/reading-health.ts", import.meta.url), {
      workerData: { path, today },
      resourceLimits,
    });
    const [reading] = (await once(worker, "message")) as [Reading];
    await worker.terminate();
    const found = new Map(reading.steps.map(({ date, steps }) => [date, steps]));
    const wrong = made.steps.filter(({ date, steps }) => found.get(date) !== steps).length;
    const seconds = reading.milliseconds / 1000;
    return {
      figures: [
        { what: "days not right", figure: wrong, unit: "days", limit: limits.wrong, exact: true },
        {
          what: "heap in use at most",
          figure: reading.most.heap / megabyte,
          unit: "MB",
          limit: limits.memory,
        },
        { what: "read", figure: seconds, unit: "s", limit: limits.seconds },
      ],
      tables: [
        {
          rows: [
            {
              records: made.records,
              "MB of markup": made.bytes / megabyte,
              days: made.steps.length,
              "reports of progress": reading.reports,
              "MB of heap and buffers": reading.most.withBuffers / megabyte,
              s: seconds,
            },
          ],
        },
      ],
      readings: { ...reading, steps: undefined },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
