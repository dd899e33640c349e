import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildProduct } from "../../scripts/lib/build.ts";
import { root } from "../../scripts/lib/install.mjs";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import { wholeBrowser } from "../support/browser.ts";
import { timingOf } from "./lib/measure.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";

const rounds = 5;
const slower = 4;
/** Frames of a scroll, one step each, down the page and up again. */
const steps = 120;
/** A frame that took this many times as long as one of the screen was dropped. */
const dropped = 1.5;
const limits = { dropped: 0, works: 1.5 };

interface Scroll {
  /** Frames that came too late. */
  dropped: number;
  /** Milliseconds that a frame kept the processor, on average. */
  works: number;
}

/** The list of a muscle's 18 exercises, scrolled on a slow phone, beside itself without its stills. */
export async function benchMovements(): Promise<boolean> {
  await buildProduct();
  const server = await startLocalServer({ state: join(root, ".wrangler/bench/movements") });
  const browser = await chromium.launch(wholeBrowser);
  try {
    const context = await browser.newContext({
      ...{ baseURL: server.url, locale: "ar", timezoneId: "Asia/Hebron" },
      viewport: { width: 390, height: 844 },
    });
    const page = await openList(context);
    const readings: { drawn: Scroll; bare: Scroll }[] = [];
    for (let round = 1; round <= rounds; round++) {
      say(`Round ${round} of ${rounds} …`);
      const drawn = await scroll(page);
      await hideStills(page, true);
      const bare = await scroll(page);
      await hideStills(page, false);
      readings.push({ drawn, bare });
    }
    return tell(readings);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openList(context: BrowserContext): Promise<Page> {
  const { email, password } = sampleTrainee;
  await context.request.post("/api/access/sign-in", {
    data: { email, password, area: "trainee", remember: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const page = await context.newPage();
  await page.goto("/trainee/exercise/all/legs");
  await page.waitForFunction(() => document.querySelectorAll("main li svg path").length > 18 * 4);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

/** A sheet of the page's own: its policy takes no style from elsewhere. */
const hideStills = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main li svg { display: none }");
    document.adoptedStyleSheets = hidden ? [sheet] : [];
  }, hidden);

/** Down and up again, a step a frame. */
const scroll = (page: Page): Promise<Scroll> =>
  page.evaluate(
    async ({ steps, dropped }) => {
      const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
      const far = document.documentElement.scrollHeight - innerHeight;
      const idle: number[] = [];
      let before = await nextFrame();
      for (let count = 0; count < 30; count += 1) {
        const now = await nextFrame();
        idle.push(now - before);
        before = now;
      }
      const frame = idle.toSorted((a, b) => a - b)[15] ?? 16.7;
      const channel = new MessageChannel();
      let [late, works] = [0, 0];
      for (let step = 1; step <= steps; step += 1) {
        const part = step <= steps / 2 ? (2 * step) / steps : 2 - (2 * step) / steps;
        scrollTo(0, far * part);
        // From the frame's beginning to the task after it has been painted.
        const now = await nextFrame();
        const painted = new Promise((done) => {
          channel.port1.onmessage = done;
        });
        channel.port2.postMessage(undefined);
        await painted;
        works += performance.now() - now;
        if (now - before > dropped * frame && step > 1) late += 1;
        before = now;
      }
      return { dropped: late, works: works / steps };
    },
    { steps, dropped },
  );

function tell(readings: readonly { drawn: Scroll; bare: Scroll }[]): boolean {
  const rows = readings.map(({ drawn, bare }, index) => ({
    round: String(index + 1),
    dropped: drawn.dropped,
    "dropped without stills": bare.dropped,
    "ms a frame": drawn.works,
    "without stills": bare.works,
  }));
  say(table(rows));
  const checks: Check[] = [
    {
      name: `dropped frames of ${steps} more than without stills, median, processor ${slower} times slower`,
      value: timingOf(readings.map(({ drawn, bare }) => Math.max(0, drawn.dropped - bare.dropped)))
        .median,
      limit: limits.dropped,
    },
    {
      name: "work of a frame, as a ratio to the same list without stills, median",
      value: timingOf(readings.map(({ drawn, bare }) => drawn.works / bare.works)).median,
      limit: limits.works,
    },
  ];
  sayChecks(checks);
  return checks.every(isMet);
}
