import { Cron } from "croner";
import { unstable_readConfig } from "wrangler";
import { warn } from "./message.mjs";

/** The expressions of `[triggers]` in wrangler.toml. */
export function readCrons(): string[] {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  return triggers.crons ?? [];
}

/** Runs the jobs of a cron expression on a local server. */
export async function fireCron(url: string, cron: string): Promise<void> {
  const query = new URLSearchParams({ cron });
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
}

/**
 * Fires each expression at its times in UTC, as Cloudflare does, and reports failures. A run longer than its
 * interval is not started a second time meanwhile.
 */
export function tickCrons(
  crons: readonly string[],
  fire: (cron: string) => Promise<void>,
  report: (line: string) => void = warn,
): () => void {
  const ticking = crons.map(
    (cron) =>
      new Cron(
        cron,
        {
          timezone: "UTC",
          unref: true,
          protect: true,
          catch: (error) => report(`The cron ${cron} failed: ${String(error)}`),
        },
        () => fire(cron),
      ),
  );
  return () => {
    for (const each of ticking) each.stop();
  };
}
