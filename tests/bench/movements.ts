import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildProduct } from "../../scripts/lib/build.ts";
import { root } from "../../scripts/lib/install.mjs";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { say } from "../../scripts/lib/message.mjs";
import { wholeBrowser } from "../support/browser.ts";
import { timingOf } from "./lib/measure.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";
import { signInTrainee } from "./lib/trainee-sign-in.ts";

const rounds = 7;
const slower = 4;
const stills = 18;
const steps = 120;
/** A frame that took this many times as long as one of the screen was dropped. */
const dropped = 1.5;
const limits = { dropped: 0, works: 1.5 };

/** What a phone did in 120 frames. */
interface Frames {
  /** That came too late. */
  dropped: number;
  /** Milliseconds that one kept the processor, on average. */
  works: number;
}

interface Reading {
  /** A first scroll down the list of a muscle and up again. */
  drawn: Frames;
  bare: Frames;
  /** An exercise's dialog, whose figure moves. */
  moving: Frames;
  resting: Frames;
}

/**
 * 18 drawn exercises on a slow phone: their first scroll, beside that of the same list without its
 * stills, and one of them moving, beside itself at rest.
 */
export async function benchMovements(): Promise<boolean> {
  await buildProduct();
  const server = await startLocalServer({ state: join(root, ".wrangler/bench/movements") });
  const browser = await chromium.launch(wholeBrowser);
  try {
    const context = await visitorOf(browser, server.url);
    const readings: Reading[] = [];
    for (let round = 1; round <= rounds; round++) {
      say(`Round ${round} of ${rounds} …`);
      readings.push(await (round % 2 === 0 ? bareFirst(context) : drawnFirst(context)));
    }
    return tell(readings);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Somebody who has been here before: what a first visit leaves for later is done. */
async function visitorOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL, locale: "ar", timezoneId: "Asia/Hebron", reducedMotion: "no-preference" },
    viewport: { width: 390, height: 844 },
  });
  await signInTrainee(context);
  const page = await context.newPage();
  await page.goto("/trainee");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  await page.close();
  return context;
}

async function drawnFirst(context: BrowserContext): Promise<Reading> {
  const drawn = await readDrawn(context);
  return { ...drawn, bare: await readBare(context) };
}

async function bareFirst(context: BrowserContext): Promise<Reading> {
  const bare = await readBare(context);
  return { ...(await readDrawn(context)), bare };
}

async function readDrawn(context: BrowserContext): Promise<Omit<Reading, "bare">> {
  const page = await openList(context);
  const drawn = await read(page, true);
  await page.locator("main li button").first().click();
  const figure = page.getByRole("dialog").locator("figure");
  await figure.locator("svg > *").nth(50).waitFor({ state: "attached" });
  const moving = await read(page, false);
  await figure.getByRole("button").first().click();
  const resting = await read(page, false);
  await page.close();
  return { drawn, moving, resting };
}

async function readBare(context: BrowserContext): Promise<Frames> {
  const page = await openList(context, hideStills);
  const bare = await read(page, true);
  await page.close();
  return bare;
}

/** The list in a page of its own that has come to rest, not scrolled yet. */
async function openList(context: BrowserContext, prepare?: () => void): Promise<Page> {
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare);
  // The last thing that a page opens; its greeting has what is shown asked for once more.
  const greeted = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived"));
  await page.goto("/trainee/exercise/all/legs");
  await page.waitForFunction(
    (stills) => document.querySelectorAll("main li svg:has(path)").length >= stills,
    stills,
  );
  await greeted;
  await page.waitForLoadState("networkidle");
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

/** By a sheet of the page's own: its policy takes no style from elsewhere. */
function hideStills() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main li svg { display: none }");
  document.adoptedStyleSheets = [sheet];
}

/** Reads 120 frames; of a page that scrolls, each is a step down, then up again. */
const read = (page: Page, scrolls: boolean): Promise<Frames> =>
  page.evaluate(
    async ({ steps, dropped, scrolls }) => {
      const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
      const far = document.documentElement.scrollHeight - innerHeight;
      const idle: number[] = [];
      let before = await nextFrame();
      for (let count = 0; count < 30; count += 1) {
        const now = await nextFrame();
        idle.push(now - before);
        before = now;
      }
      const frame = idle.toSorted((a, b) => a - b)[5] ?? 16.7;
      const channel = new MessageChannel();
      let [late, works] = [0, 0];
      for (let step = 1; step <= steps; step += 1) {
        const part = step <= steps / 2 ? (2 * step) / steps : 2 - (2 * step) / steps;
        if (scrolls) scrollTo(0, far * part);
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
    { steps, dropped, scrolls },
  );

function tell(readings: readonly Reading[]): boolean {
  const rows = readings.map(({ drawn, bare, moving, resting }, index) => ({
    round: String(index + 1),
    "scrolled: dropped": drawn.dropped,
    "without stills": bare.dropped,
    "ms a frame": drawn.works,
    "ms without": bare.works,
    "moving: dropped": moving.dropped,
    "at rest": resting.dropped,
    "ms moving": moving.works,
    "ms at rest": resting.works,
  }));
  say(table(rows));
  const medianOf = (value: (reading: Reading) => number) => timingOf(readings.map(value)).median;
  const more = (one: Frames, other: Frames) => Math.max(0, one.dropped - other.dropped);
  const conditions = `of ${steps}, median, processor ${slower} times slower`;
  const checks: Check[] = [
    {
      name: `frames dropped by a first scroll, more than without stills, ${conditions}`,
      value: medianOf(({ drawn, bare }) => more(drawn, bare)),
      limit: limits.dropped,
    },
    {
      name: "work of such a frame, as a ratio to the same list without stills, median",
      value: medianOf(({ drawn, bare }) => drawn.works / bare.works),
      limit: limits.works,
    },
    {
      name: `frames dropped by a figure that moves, more than at rest, ${conditions}`,
      value: medianOf(({ moving, resting }) => more(moving, resting)),
      limit: limits.dropped,
    },
  ];
  sayChecks(checks);
  return checks.every(isMet);
}
