// What surrounds the built Worker on a local server, compiled as one module (built-worker.ts).
export { aheadHandlers } from "./ahead-worker.ts";
export { distantWorker } from "./distant-worker.ts";
