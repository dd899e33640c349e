import { compileTexts, screenTexts, workerTexts } from "./lib/texts.ts";

await compileTexts(screenTexts, workerTexts);
// The compiler's project store would keep the process alive for half a minute.
process.exit(0);
