import { buildProduct, builtClient, builtConfig } from "./lib/build.ts";
import { carryOver } from "./lib/carry-over.ts";
import { faultsOf, readDeployment, type Stage, stageArgs } from "./lib/deployment.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { readOptions } from "./lib/options.mjs";
import { queryRemotely } from "./lib/remote-database.ts";
import { runInteractively, tools } from "./lib/run-tool.ts";
import { checkLine, readSmokeAccount, smoke } from "./lib/smoke.ts";
import { awaitStarterLibrary } from "./lib/starter-release.ts";

const usage = `usage: npm run deploy [-- --staging]
  Builds, migrates the remote database, deploys, waits for the starter library and checks the deployment
  (as \`npm run smoke\`, with SMOKE_EMAIL and SMOKE_PASSWORD of the environment).
  --staging  the deployment of [env.staging] in wrangler.toml`;

/** Carries over the files of the live build, which open pages still request. */
async function keepLiveFiles(origin: string): Promise<void> {
  const carried = await carryOver(origin, builtClient);
  if (carried === undefined) say(`${origin} lists no files to carry over: a first deployment?`);
  else say(`Carries over ${carried} files of the live build`);
}

async function wrangler(...args: string[]): Promise<void> {
  say(`$ wrangler ${args.join(" ")}`);
  if (!(await runInteractively([tools.wrangler, ...args])))
    throw new Refusal("wrangler failed; the deployment is incomplete.");
}

async function checkDeployment(origin: string): Promise<void> {
  const checks = await smoke(origin, readSmokeAccount());
  for (const check of checks) say(checkLine(check));
  if (checks.some(({ fault }) => fault !== undefined))
    throw new Refusal("It is deployed, but failed these checks: see docs/operations/deploy.md.");
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), { staging: { type: "boolean" } }, usage);
  const stage: Stage = options.staging ? "staging" : "production";
  const deployment = readDeployment(stage);
  const { APP_ORIGIN: origin = "" } = deployment.vars;
  const faults = faultsOf(deployment).map((fault) => `  ${fault}`);
  if (faults.length > 0)
    throw new Refusal(`wrangler.toml is not ready for ${stage}:\n${faults.join("\n")}`);
  await buildProduct({ force: true, stage });
  await keepLiveFiles(origin);
  await wrangler("d1", "migrations", "apply", "DB", "--remote", ...stageArgs(stage));
  await wrangler("deploy", "--config", builtConfig);
  await awaitStarterLibrary((sql) => queryRemotely(sql, stage));
  await checkDeployment(origin);
});
