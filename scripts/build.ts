import { buildProduct } from "./lib/build.ts";
import { runCommand, say } from "./lib/message.mjs";

await runCommand(async () => {
  await buildProduct({ force: true });
  say("Built into dist/.");
});
