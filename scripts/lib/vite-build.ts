import { createBuilder } from "vite";
import { writeLibrary } from "../demo/library.ts";
import { bundledTexts, compileTexts, workerTexts } from "./texts.ts";

await compileTexts(bundledTexts, workerTexts);

// What demo mode begins with, beside the code that loads it.
await writeLibrary();

const builder = await createBuilder();
await builder.buildApp();
// The message compiler's project store would keep the process for another half minute.
process.exit(0);
