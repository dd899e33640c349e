import { createBuilder } from "vite";
import { writeLibrary } from "../demo/library.ts";
import { compileTextsOfBuild } from "./texts.ts";

await compileTextsOfBuild();

// The first database of demo mode, beside the code that loads it.
await writeLibrary();

const builder = await createBuilder();
await builder.buildApp();
// The message compiler's project store would keep the process alive for half a minute.
process.exit(0);
