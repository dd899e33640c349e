import { openAsBlob } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { readArchive } from "../../../web/past/health/read-archive.ts";

/** What a fresh worker of the page does with an archive: milliseconds, bytes that it used at most, and the days found. */
const { path, today } = workerData as { path: string; today: string };
let most = { heap: 0, withBuffers: 0 };
const look = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  most = {
    heap: Math.max(most.heap, heapUsed),
    withBuffers: Math.max(most.withBuffers, heapUsed + arrayBuffers),
  };
};
const start = performance.now();
let reports = 0;
const found = await readArchive(await openAsBlob(path), {
  today,
  report() {
    reports += 1;
    look();
  },
});
const milliseconds = performance.now() - start;
const steps = "read" in found && "past" in found.read ? found.read.past.steps : [];
parentPort?.postMessage({ milliseconds, most, reports, steps });
