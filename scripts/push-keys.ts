import { runCommand, say } from "./lib/message.mjs";
import { makePushKeys } from "./lib/push-keys.ts";

await runCommand(async () => {
  const keys = await makePushKeys();
  say("Two secrets for alerts on phones (Web Push). Store each with:");
  say('  npx wrangler secret put NAME --env ""');
  for (const [name, value] of Object.entries(keys)) say(`${name}  ${value}`);
});
