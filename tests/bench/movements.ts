import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { say } from "../../scripts/lib/message.mjs";
import { wholeBrowser } from "../support/browser.ts";
import type { Bench, Measurement } from "./lib/bench-run.ts";
import { quickQuarter, timingOf } from "./lib/measure.ts";
import { startSampleServer } from "./lib/sample-server.ts";
import { signInTrainee } from "./lib/trainee-sign-in.ts";

const rounds = 7;
const stills = 18;
const plans = { smallest: { slower: 1, steps: 6 }, full: { slower: 4, steps: 120 } };
type Plan = (typeof plans)["full"];
/** A frame that took this many times as long as one of the screen was dropped. */
const dropped = 1.5;
const limits = { dropped: 0, works: 1.5 };

/** What a phone did in some frames. */
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
export const benchMovements: Bench = async (run) => {
  const plan = run.pick(plans);
  const server = await startSampleServer(run);
  const browser = await chromium.launch(wholeBrowser);
  try {
    const phone = { plan, context: await visitorOf(browser, server.url) };
    const readings: Reading[] = [];
    for (let round = 1; round <= run.rounds(rounds); round++) {
      say(`Round ${round} of ${run.rounds(rounds)} …`);
      readings.push(await (round % 2 === 0 ? bareFirst(phone) : drawnFirst(phone)));
    }
    return measurementOf(plan, readings);
  } finally {
    await browser.close();
    await server.stop();
  }
};

interface Phone {
  plan: Plan;
  context: BrowserContext;
}

/** Somebody who has been here before: what a first visit leaves for later is done. */
async function visitorOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: "ar",
    timezoneId: "Asia/Hebron",
    reducedMotion: "no-preference",
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

async function drawnFirst(phone: Phone): Promise<Reading> {
  const drawn = await readDrawn(phone);
  return { ...drawn, bare: await readBare(phone) };
}

async function bareFirst(phone: Phone): Promise<Reading> {
  const bare = await readBare(phone);
  return { ...(await readDrawn(phone)), bare };
}

async function readDrawn(phone: Phone): Promise<Omit<Reading, "bare">> {
  const { steps } = phone.plan;
  const page = await openList(phone);
  const drawn = await read(page, steps, true);
  await page.locator("main li button").first().click();
  const figure = page.getByRole("dialog").locator("figure");
  await figure.locator("svg > *").nth(50).waitFor({ state: "attached" });
  const moving = await read(page, steps, false);
  await figure.getByRole("button").first().click();
  const resting = await read(page, steps, false);
  await page.close();
  return { drawn, moving, resting };
}

async function readBare(phone: Phone): Promise<Frames> {
  const page = await openList(phone, hideStills);
  const bare = await read(page, phone.plan.steps, true);
  await page.close();
  return bare;
}

/** The list in a page of its own that has come to rest, not scrolled yet. */
async function openList({ context, plan }: Phone, prepare?: () => void): Promise<Page> {
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
  await client.send("Emulation.setCPUThrottlingRate", { rate: plan.slower });
  return page;
}

/** By a sheet of the page's own: its policy takes no style from elsewhere. */
function hideStills() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main li svg { display: none }");
  document.adoptedStyleSheets = [sheet];
}

/** Reads so many frames; of a page that scrolls, each is a step down, then up again. */
const read = (page: Page, steps: number, scrolls: boolean): Promise<Frames> =>
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

function measurementOf({ steps, slower }: Plan, readings: readonly Reading[]): Measurement {
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
  /** Frames that one drops more than the other; a neighbour on a shared processor only adds to them. */
  const droppedBy = (pair: (reading: Reading) => [Frames, Frames]) =>
    quickQuarter(
      readings.map(pair).map(([one, other]) => Math.max(0, one.dropped - other.dropped)),
    );
  const conditions = `of ${steps}, processor ${slower} times slower`;
  return {
    figures: [
      {
        what: `frames dropped by a first scroll, more than without stills, ${conditions}`,
        figure: droppedBy(({ drawn, bare }) => [drawn, bare]),
        unit: "frames",
        limit: limits.dropped,
      },
      {
        what: "work of such a frame, to the same list without stills",
        figure: timingOf(readings.map(({ drawn, bare }) => drawn.works / bare.works)).median,
        unit: "×",
        limit: limits.works,
      },
      {
        what: `frames dropped by a figure that moves, more than at rest, ${conditions}`,
        figure: droppedBy(({ moving, resting }) => [moving, resting]),
        unit: "frames",
        limit: limits.dropped,
      },
    ],
    tables: [{ rows }],
    readings,
  };
}
