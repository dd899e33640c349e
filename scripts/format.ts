import { runCommand, say } from "./lib/message.mjs";
import { runTool, tools } from "./lib/run-tool.ts";

await runCommand(async () => {
  const paths = process.argv.slice(2);
  const options = ["--write", "--colors=off", "--error-on-warnings", "--max-diagnostics=50"];
  const { ok, output } = await runTool([tools.biome, "check", ...options, ...paths]);
  say(output.trim());
  process.exitCode = ok ? 0 : 1;
});
