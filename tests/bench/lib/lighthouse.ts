import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { root } from "../../../scripts/lib/install.mjs";
import { quickQuarter, timingOf } from "./measure.ts";
import { startUnattended } from "./unattended-browser.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** What Lighthouse looks at, and how long it waits for more to come: `brief` shows that it reads. */
const settings = {
  brief: {
    onlyCategories: ["performance"] satisfies Category[],
    disableFullPageScreenshot: true,
    // Without a pause it would not even wait for the first paint.
    pauseAfterFcpMs: 100,
    pauseAfterLoadMs: 100,
    networkQuietThresholdMs: 100,
    cpuQuietThresholdMs: 100,
  },
  whole: { onlyCategories: [...categories] },
};

export interface PageReading {
  /** Milliseconds, as simulated on a slow phone and network. */
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  /** 0–100. */
  scores: Partial<Record<Category, number>>;
  /** Audits that cost points, for whoever has to find out why. */
  failing: string[];
}

/** What robots.txt keeps from search engines cannot be read by them, which is no fault. */
interface Look {
  hidden?: boolean;
}

export interface LighthouseBrowser {
  read(url: string, look?: Look): Promise<PageReading>;
  /** Does something as the visitor whose browser it is; cookies and storage stay. */
  visit(work: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A browser with an empty profile, of which Lighthouse is the only observer while it reads. */
export async function startLighthouse(
  name: string,
  look: keyof typeof settings,
): Promise<LighthouseBrowser> {
  const profile = join(root, ".wrangler/bench/browsers", name);
  rmSync(profile, { recursive: true, force: true });
  const unattended = await startUnattended(profile);
  const { port } = unattended;
  return {
    read: (url, { hidden = false } = {}) => read(url, { port, look, hidden }),
    visit: async (work) => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await browser.contexts()[0]?.newPage();
      if (!page) throw new Error("the browser has no profile of its own");
      await work(page);
      await page.close();
      await browser.close();
    },
    close: async () => {
      await unattended.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

// Now and then Lighthouse misses the start of a navigation in its own trace, and says: run again.
const tries = 3;

async function read(
  url: string,
  through: { port: number; look: keyof typeof settings; hidden: boolean },
  left = tries,
): Promise<PageReading> {
  const { port, look, hidden } = through;
  const skipAudits = hidden ? ["is-crawlable"] : null;
  const result = await lighthouse(url, { port, logLevel: "error", skipAudits, ...settings[look] });
  if (!result || result.lhr.runtimeError) {
    if (left > 1) return read(url, through, left - 1);
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  const { audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: value("largest-contentful-paint"),
    fcp: value("first-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      settings[look].onlyCategories.map((name) => [
        name,
        Math.round((result.lhr.categories[name]?.score ?? 0) * 100),
      ]),
    ),
    failing: categories.flatMap((name) =>
      (result.lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/** Of several readings the quick quarter of each time, and the middle of what the machine cannot disturb. */
export function summaryOf(readings: readonly PageReading[]): PageReading {
  const quick = (of: (reading: PageReading) => number) => quickQuarter(readings.map(of));
  const scoreOf = (name: string) => (reading: PageReading) =>
    reading.scores[name as Category] ?? Number.NaN;
  return {
    lcp: quick(({ lcp }) => lcp),
    fcp: quick(({ fcp }) => fcp),
    tbt: quick(({ tbt }) => tbt),
    cls: timingOf(readings.map(({ cls }) => cls)).median,
    scores: Object.fromEntries(
      Object.keys(readings[0]?.scores ?? {}).map((name) => [
        name,
        timingOf(readings.map(scoreOf(name))).median,
      ]),
    ),
    failing: [...new Set(readings.flatMap((reading) => reading.failing))],
  };
}
