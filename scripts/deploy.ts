import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildProduct, builtClient, builtConfig } from "./lib/build.ts";
import { carryOver } from "./lib/carry-over.ts";
import { root } from "./lib/install.mjs";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { remoteDatabase } from "./lib/remote-database.ts";
import { runInteractively, tools } from "./lib/run-tool.ts";
import { applyStarter } from "./library/apply.ts";
import { starter } from "./library/starter.ts";

/** What wrangler.toml holds until somebody makes it their own. */
const samples: [pattern: RegExp, advice: string][] = [
  [
    /00000000-0000-0000-0000-000000000000/,
    "database_id: put the id that `npx wrangler d1 create miran` prints",
  ],
  [/^APP_ORIGIN = .*miran\.example/m, "APP_ORIGIN: put the public address of your deployment"],
  [/^TRAINER_EMAIL = .*miran\.example/m, "TRAINER_EMAIL: put the trainer's address"],
  [/^VAPID_SUBJECT = .*miran\.example/m, "VAPID_SUBJECT: put `mailto:` and an address of yours"],
  [/^MAIL_FROM = .*miran\.example/m, "MAIL_FROM: put an address of your own domain"],
];

function refuseSamples(): void {
  const config = readFileSync(join(root, "wrangler.toml"), "utf8");
  const left = samples
    .filter(([pattern]) => pattern.test(config))
    .map(([, advice]) => `  ${advice}`);
  if (left.length === 0) return;
  throw new Refusal(`wrangler.toml still holds sample values:\n${left.join("\n")}`);
}

/** Open pages find the files of the build that is live now for one more deployment. */
async function keepLiveFiles(): Promise<void> {
  const config = readFileSync(join(root, "wrangler.toml"), "utf8");
  const origin = /^APP_ORIGIN = "(.*)"/m.exec(config)?.[1] ?? "";
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
  refuseSamples();
  await buildProduct({ force: true });
  await keepLiveFiles();
  await wrangler(
    "d1",
    "migrations",
    "apply",
    "DB",
    "--remote",
    "--config",
    join(root, "wrangler.toml"),
  );
  if (await applyStarter(remoteDatabase, starter)) say("Wrote the starter library");
  await wrangler("deploy", "--config", builtConfig);
});
