import { createBuilder } from "vite";
import { writeLibrary } from "../demo/library.ts";
import { compileTextsOfBuild } from "./texts.ts";

await compileTextsOfBuild();

// What demo mode begins with, beside the code that loads it.
await writeLibrary();

const builder = await createBuilder();
await builder.buildApp();
// The message compiler's project store would keep the process for another half minute.
process.exit(0);
