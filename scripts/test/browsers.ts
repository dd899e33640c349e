import { ensureTestBrowsers } from "../lib/chromium.ts";
import { ensureEngines } from "../lib/engines.ts";
import { runCommand, say } from "../lib/message.mjs";

/** Installs the browsers that the tests start, where this machine lacks them. */
await runCommand(async () => {
  ensureTestBrowsers();
  const lack = ensureEngines();
  if (lack !== undefined) say(lack);
});
