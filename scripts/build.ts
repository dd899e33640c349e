import { buildDemo, buildProduct } from "./lib/build.ts";
import { runCommand, say } from "./lib/message.mjs";
import { readOptions } from "./lib/options.mjs";

const usage = `usage: npm run build [-- --demo]
  Builds the product into dist/.
  --demo  builds the demo by itself instead, for any server of files, into dist/demo/`;

await runCommand(async () => {
  const { demo } = readOptions(process.argv.slice(2), { demo: { type: "boolean" } }, usage);
  if (demo) await buildDemo({ force: true });
  else await buildProduct({ force: true });
  say(`Built into ${demo ? "dist/demo/" : "dist/"}.`);
});
