import { Cron } from "croner";
import { unstable_readConfig } from "wrangler";
import { warn } from "./message.mjs";

/** The expressions of `[triggers]` in wrangler.toml. */
export function readCrons(): string[] {
  const { triggers } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  return triggers.crons ?? [];
}

/** Has a local server run what Cloudflare would run at this expression's times. */
export async function fireCron(url: string, cron: string): Promise<void> {
  const query = new URLSearchParams({ cron });
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
}

/**
 * Fires each expression at its own times, in UTC as Cloudflare does, and tells of what failed. A
 * run that takes longer than its interval is not started a second time beside itself.
 */
export function tickCrons(
  crons: readonly string[],
  fire: (cron: string) => Promise<void>,
  tell: (line: string) => void = warn,
): () => void {
  const ticking = crons.map(
    (cron) =>
      new Cron(
        cron,
        {
          timezone: "UTC",
          unref: true,
          protect: true,
          catch: (error) => tell(`The cron ${cron} failed: ${String(error)}`),
        },
        () => fire(cron),
      ),
  );
  return () => {
    for (const each of ticking) each.stop();
  };
}
