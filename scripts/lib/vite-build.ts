import { createBuilder } from "vite";

const builder = await createBuilder();
await builder.buildApp();
// The message compiler's project store would keep the process for another half minute.
process.exit(0);
