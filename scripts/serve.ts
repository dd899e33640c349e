import { tellLaterDay } from "./lib/another-day.mjs";
import { buildProduct } from "./lib/build.ts";
import { fireCron, readCrons, tickCrons } from "./lib/cron-ticker.ts";
import { whenAskedToEnd } from "./lib/ending.ts";
import { type LocalServer, startLocalServer } from "./lib/local-server.ts";
import { noteServing } from "./lib/lock.mjs";
import { runCommand, say } from "./lib/message.mjs";
import { readServerOptions } from "./lib/options.mjs";
import { listWorkerdOf } from "./lib/processes.mjs";
import { announce } from "./lib/sample-data.ts";
import { stateLockFile } from "./lib/state-lock.mjs";

// Started by start.mjs, which holds the lock of the state folder.
await runCommand(async () => {
  const options = readServerOptions(process.argv.slice(2), "npm start", { distant: true });
  const { port, state, daysAhead, empty, distance } = options;
  tellLaterDay(state, daysAhead);
  let server: LocalServer | undefined;
  let stopTicking = () => {};
  whenAskedToEnd(async () => {
    stopTicking();
    await server?.stop();
  });
  await buildProduct();
  server = await startLocalServer({
    port,
    state,
    empty,
    distance,
    ...(daysAhead > 0 && { daysAhead }),
  });
  noteServing(stateLockFile(state), { workerd: listWorkerdOf(process.pid), port });
  const { url } = server;
  stopTicking = tickCrons(readCrons(), (cron) => fireCron(url, cron));
  announce(server.contents, url);
  say("Safari keeps no session on http://localhost: open it in another browser on this machine.");
});
