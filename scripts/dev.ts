import { createServer } from "vite";
import { tellLaterDay } from "./lib/another-day.mjs";
import { fireCron, readCrons, tickCrons } from "./lib/cron-ticker.ts";
import { whenAskedToEnd } from "./lib/ending.ts";
import { readLocalSecrets } from "./lib/local-secrets.ts";
import { noteServing } from "./lib/lock.mjs";
import { runCommand } from "./lib/message.mjs";
import { readServerOptions } from "./lib/options.mjs";
import { listWorkerdOf } from "./lib/processes.mjs";
import { announce, localVars, prepareState } from "./lib/sample-data.ts";
import { stateLockFile } from "./lib/state-lock.mjs";

// Started by dev.mjs, which holds the lock of the state folder. vite.config.ts reads the two variables.
await runCommand(async () => {
  const { port, state, daysAhead, empty } = readServerOptions(process.argv.slice(2), "npm run dev");
  tellLaterDay(state, daysAhead);
  whenAskedToEnd(async () => {});
  const contents = await prepareState(state, { empty, daysAhead });
  process.env.MIRAN_STATE = state;
  process.env.MIRAN_VARS = JSON.stringify({
    ...localVars(port, await readLocalSecrets(state)),
    DAYS_AHEAD: String(daysAhead),
  });
  const server = await createServer({ server: { port, strictPort: true, host: "localhost" } });
  const url = `http://localhost:${port}`;
  const stopTicking = tickCrons(readCrons(), (cron) => fireCron(url, cron));
  whenAskedToEnd(() => {
    stopTicking();
    return server.close();
  });
  await server.listen();
  noteServing(stateLockFile(state), { workerd: listWorkerdOf(process.pid), port });
  announce(contents, url);
});
