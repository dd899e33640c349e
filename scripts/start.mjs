import { runServing } from "./lib/serving.mjs";

await runServing("npm start", "scripts/serve.ts", { distant: true });
