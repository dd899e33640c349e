import { resolve } from "node:path";
import { readDeployment, type Stage } from "./lib/deployment.ts";
import { invitationMinutes, inviteTrainer } from "./lib/invitation.ts";
import { Refusal, runCommand, say } from "./lib/message.mjs";
import { defaultPort, defaultState, readNumber, readOptions } from "./lib/options.mjs";
import { queryIn, type Where } from "./lib/query.ts";
import { trainerEmail } from "./lib/sample-data.ts";
import { servedPort } from "./lib/state-lock.mjs";

const usage = `usage: npm run trainer:invite [-- --remote [--staging] | -- --port N --state DIR]
  Creates the trainer's account if it is missing, and prints a link that sets its password:
  valid once, within ${invitationMinutes} minutes.
  --remote     in the deployed database, for TRAINER_EMAIL at APP_ORIGIN of wrangler.toml
  --staging    in the database of [env.staging] there
  --port N     the port of the local product (default: of the running one, else ${defaultPort})
  --state DIR  the folder of the local database (default ${defaultState})`;

interface LinkCount {
  links: number;
}

function readDeployedVars(stage: Stage): { APP_ORIGIN: string; TRAINER_EMAIL: string } {
  const { APP_ORIGIN, TRAINER_EMAIL } = readDeployment(stage).vars;
  if (!APP_ORIGIN || !TRAINER_EMAIL)
    throw new Refusal("wrangler.toml lacks APP_ORIGIN or TRAINER_EMAIL.");
  return { APP_ORIGIN, TRAINER_EMAIL };
}

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    {
      remote: { type: "boolean" },
      staging: { type: "boolean" },
      port: { type: "string" },
      state: { type: "string" },
    },
    usage,
  );
  const state = resolve(options.state ?? defaultState);
  const port = readNumber(options.port, {
    name: "port",
    least: 1,
    most: 65535,
    fallback: servedPort(state) ?? defaultPort,
    usage,
  });
  const stage: Stage = options.staging ? "staging" : "production";
  const vars = options.remote
    ? readDeployedVars(stage)
    : { APP_ORIGIN: `http://localhost:${port}`, TRAINER_EMAIL: trainerEmail() };
  const { link, statements } = await inviteTrainer(vars.TRAINER_EMAIL, vars.APP_ORIGIN);
  const where: Where = options.remote ? { stage } : { state };
  const results = await queryIn<LinkCount>(where, statements);
  if (!results.at(-1)?.[0]?.links)
    throw new Refusal(`${vars.TRAINER_EMAIL} is the address of a trainee's account.`);
  say(`For ${vars.TRAINER_EMAIL}, once, within ${invitationMinutes} minutes:\n${link}`);
});
