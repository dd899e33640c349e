import { buildProduct, builtClient, builtConfig } from "./lib/build.ts";
import { carryOver } from "./lib/carry-over.ts";
import { faultsOf, readDeployment, type Stage, stageArgs } from "./lib/deployment.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { queryRemotely } from "./lib/remote-database.ts";
import { runInteractively, tools } from "./lib/run-tool.ts";
import { awaitStarterLibrary } from "./lib/starter-release.ts";

const stage: Stage = "production";

/** Open pages find the files of the build that is live now for one more deployment. */
async function keepLiveFiles(origin: string): Promise<void> {
  const carried = await carryOver(origin, builtClient);
  if (carried === undefined) say(`${origin} lists no files to carry over: a first deployment?`);
  else say(`Carries over ${carried} files of the build before`);
}

async function wrangler(...args: string[]): Promise<void> {
  say(`$ wrangler ${args.join(" ")}`);
  if (!(await runInteractively([tools.wrangler, ...args])))
    throw new Refusal("The deployment stopped here.");
}

await runCommand(async () => {
  const deployment = readDeployment(stage);
  const faults = faultsOf(deployment).map((fault) => `  ${fault}`);
  if (faults.length > 0) throw new Refusal(`wrangler.toml is not ready:\n${faults.join("\n")}`);
  await buildProduct({ force: true });
  await keepLiveFiles(deployment.vars.APP_ORIGIN ?? "");
  await wrangler("d1", "migrations", "apply", "DB", "--remote", ...stageArgs(stage));
  await wrangler("deploy", "--config", builtConfig);
  await awaitStarterLibrary(queryRemotely);
});
