import { Refusal, runCommand, say } from "./lib/message.mjs";
import { checkLine, readSmokeAccount, smoke } from "./lib/smoke.ts";

const usage = `usage: npm run smoke -- https://your-address
  Checks a deployment from outside: its sign-in page, health, a write and a socket. It changes no lasting data.
  SMOKE_EMAIL, SMOKE_PASSWORD  in the environment: an account without two-factor, which signs in and out;
                               without them the check is a refused sign-in`;

function readAddress(args: readonly string[]): string {
  const [address = "", ...others] = args;
  if (others.length > 0 || !URL.canParse(address)) throw new Refusal(usage, 2);
  const { protocol, origin, hostname } = new URL(address);
  if (protocol === "https:" || (protocol === "http:" && hostname === "localhost")) return origin;
  throw new Refusal(`An address begins with https://, not ${protocol}//\n\n${usage}`, 2);
}

await runCommand(async () => {
  const checks = await smoke(readAddress(process.argv.slice(2)), readSmokeAccount());
  for (const check of checks) say(checkLine(check));
  if (checks.some(({ fault }) => fault !== undefined))
    throw new Refusal("The deployment failed these checks.");
});
