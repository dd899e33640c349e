import { buildProduct } from "./lib/build.ts";
import { Refusal, runCommand } from "./lib/message.mjs";

/**
 * Each measures, prints JSON and a table, and tells whether its limits were kept. Their modules use
 * texts that a fresh clone has only once it is built.
 */
const benchmarks: Record<string, () => Promise<boolean>> = {
  api: async () => (await import("../tests/bench/api.ts")).benchApi(),
  chat: async () => (await import("../tests/bench/chat.ts")).benchChat(),
  cron: async () => (await import("../tests/bench/cron.ts")).benchCron(),
  demo: async () => (await import("../tests/bench/demo.ts")).benchDemo(),
  export: async () => (await import("../tests/bench/export.ts")).benchExport(),
  faults: async () => (await import("../tests/bench/faults.ts")).benchFaults(),
  foods: async () => (await import("../tests/bench/foods.ts")).benchFoods(),
  import: async () => (await import("../tests/bench/import.ts")).benchImport(),
  movements: async () => (await import("../tests/bench/movements.ts")).benchMovements(),
  notifications: async () => (await import("../tests/bench/notifications.ts")).benchNotifications(),
  offline: async () => (await import("../tests/bench/offline.ts")).benchOffline(),
  sizes: async () => (await import("../tests/bench/sizes.ts")).benchSizes(),
  start: async () => (await import("../tests/bench/start.ts")).benchStart(),
  templates: async () => (await import("../tests/bench/templates.ts")).benchTemplates(),
  video: async () => (await import("../tests/bench/video.ts")).benchVideo(),
  web: async () => (await import("../tests/bench/web.ts")).benchWeb(),
};

await runCommand(async () => {
  const known = Object.keys(benchmarks);
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const usage = `usage: npm run bench [-- NAME …]\n  ${known.join(" ")} (default: all)`;
    throw new Refusal(`There is no benchmark "${unknown}".\n\n${usage}`, 2);
  }
  await buildProduct();
  let kept = true;
  for (const name of names.length > 0 ? names : known)
    kept = ((await benchmarks[name]?.()) ?? false) && kept;
  process.exit(kept ? 0 : 1);
});
