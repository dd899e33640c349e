import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { adminPaths } from "../../domain/admin-paths.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { wholeBrowser } from "../support/browser.ts";
import type { Bench, Measurement } from "./lib/bench-run.ts";
import { fillWaiting, waiting } from "./lib/check-in-history.ts";
import { timingOf } from "./lib/measure.ts";
import { startSampleServer } from "./lib/sample-server.ts";
import { sampleDay } from "./lib/state.ts";

const rounds = 9;
const slower = { smallest: 1, full: 4 };
/** Milliseconds from the tap; requests of its own. */
const limits = { drawn: 1000, requests: 1 };
const rows = "main li a[data-row-link]";

interface Reading {
  /** Milliseconds from the tap until a window of rows, and all of them, are on the screen. */
  first: number;
  drawn: number;
  /** Requests of check-ins and of photos. */
  requests: number;
}

/** The list of sixty waiting check-ins, from another screen of the trainer's. */
export const benchCheckIns: Bench = async (run) => {
  const server = await startSampleServer(run);
  const browser = await chromium.launch(wholeBrowser);
  try {
    await fillWaiting(server.database, { through: sampleDay() });
    const context = await browser.newContext({
      baseURL: server.url,
      locale: "ar",
      timezoneId: "Asia/Hebron",
      viewport: { width: 1440, height: 900 },
    });
    await signInTrainer(context);
    const readings: Reading[] = [];
    for (let round = 0; round <= run.rounds(rounds); round++) {
      say(`Round ${round} of ${run.rounds(rounds)} …`);
      const reading = await read(context, run.pick(slower));
      // The first one fills the browser's caches.
      if (round > 0) readings.push(reading);
    }
    return measurementOf(readings, run.pick(slower));
  } finally {
    await browser.close();
    await server.stop();
  }
};

async function signInTrainer({ request }: BrowserContext): Promise<void> {
  const { email, password } = sampleTrainer;
  await request.post("/api/access/sign-in", {
    data: { email, password, area: "trainer", remember: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
}

async function read(context: BrowserContext, rate: number): Promise<Reading> {
  const page = await context.newPage();
  try {
    await page.goto(adminPaths.steps);
    await page.waitForLoadState("networkidle");
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate });
    let requests = 0;
    page.on("request", (request) => {
      if (/\/check-ins|\/photos/.test(new URL(request.url()).pathname)) {
        if (request.resourceType() === "fetch") requests += 1;
      }
    });
    const drawn = watch(page);
    const link = page.locator(`nav a[href="${adminPaths.checkIns}"]`).first();
    await link.hover();
    await page.mouse.down();
    await page.mouse.up();
    const last = page.locator(rows).nth(waiting - 1);
    const [times] = await Promise.all([drawn, last.waitFor({ state: "attached" })]);
    return { ...times, requests };
  } finally {
    await page.close();
  }
}

/** From the press until the task after the paint of so many rows. */
const watch = (page: Page): Promise<Omit<Reading, "requests">> =>
  page.evaluate(
    ({ all, rows }) =>
      new Promise<{ first: number; drawn: number }>((done) => {
        let [tap, first] = [0, 0];
        const onTap = ({ timeStamp }: Event) => {
          tap = timeStamp;
        };
        addEventListener("pointerdown", onTap, { capture: true, once: true });
        const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
        const observer = new MutationObserver(() => {
          const count = document.querySelectorAll(rows).length;
          if (count > 0 && first === 0) {
            first = -1;
            painted(() => {
              first = performance.now() - tap;
            });
          }
          if (count < all) return;
          observer.disconnect();
          painted(() => done({ first, drawn: performance.now() - tap }));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    { all: waiting, rows },
  );

function measurementOf(readings: readonly Reading[], rate: number): Measurement {
  const of = (pick: (reading: Reading) => number) => timingOf(readings.map(pick)).median;
  const conditions = `processor ${rate} times slower`;
  return {
    figures: [
      {
        what: `${waiting} waiting check-ins are drawn after the tap, ${conditions}`,
        figure: of(({ drawn }) => drawn),
        unit: "ms",
        limit: limits.drawn,
      },
      {
        what: `their first window, ${conditions}`,
        figure: of(({ first }) => first),
        unit: "ms",
      },
      {
        what: "requests of the list",
        figure: Math.max(...readings.map(({ requests }) => requests)),
        unit: "requests",
        limit: limits.requests,
        exact: true,
      },
    ],
    tables: [
      {
        rows: readings.map(({ first, drawn, requests }, index) => ({
          round: String(index + 1),
          "first ms": Math.round(first),
          "drawn ms": Math.round(drawn),
          requests,
        })),
      },
    ],
    readings,
  };
}
