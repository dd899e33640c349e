import { runServing } from "./lib/serving.mjs";

await runServing("npm run dev", "scripts/dev.ts");
