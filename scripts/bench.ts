import { benchApi } from "../tests/bench/api.ts";
import { benchChat } from "../tests/bench/chat.ts";
import { benchCron } from "../tests/bench/cron.ts";
import { benchFaults } from "../tests/bench/faults.ts";
import { benchFoods } from "../tests/bench/foods.ts";
import { benchNotifications } from "../tests/bench/notifications.ts";
import { benchSizes } from "../tests/bench/sizes.ts";
import { benchStart } from "../tests/bench/start.ts";
import { benchVideo } from "../tests/bench/video.ts";
import { benchWeb } from "../tests/bench/web.ts";
import { Refusal, runCommand } from "./lib/message.mjs";

/** Each measures, prints JSON and a table, and tells whether its limits were kept. */
const benchmarks: Record<string, () => Promise<boolean>> = {
  api: benchApi,
  chat: benchChat,
  cron: benchCron,
  faults: benchFaults,
  foods: benchFoods,
  notifications: benchNotifications,
  sizes: benchSizes,
  start: benchStart,
  video: benchVideo,
  web: benchWeb,
};

await runCommand(async () => {
  const known = Object.keys(benchmarks);
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const usage = `usage: npm run bench [-- NAME …]\n  ${known.join(" ")} (default: all)`;
    throw new Refusal(`There is no benchmark "${unknown}".\n\n${usage}`, 2);
  }
  let kept = true;
  for (const name of names.length > 0 ? names : known)
    kept = ((await benchmarks[name]?.()) ?? false) && kept;
  process.exit(kept ? 0 : 1);
});
