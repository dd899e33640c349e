import { compileTexts, screenTexts, workerTexts } from "./lib/texts.ts";

await compileTexts(screenTexts, workerTexts);
// The compiler's project store would keep the process for another half minute.
process.exit(0);
