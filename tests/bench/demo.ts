import { type Browser, chromium, type Page } from "@playwright/test";
import { builtDemo } from "../../scripts/lib/build.ts";
import { launchOptions } from "../support/browser.ts";
import { serveFiles } from "../support/file-server.ts";
import type { Bench } from "./lib/bench-run.ts";
import { noteHome } from "./lib/home-shown.ts";
import { timingOf } from "./lib/measure.ts";

const rounds = 5;
/** A mid-range phone's processor beside this one's. */
const slower = { smallest: 1, full: 4 };
const limits = { prepared: 3_000, entered: 1_500 };

interface Reading {
  /** The sample data, from the server's start until it answers, at this machine's own speed. */
  prepared: number;
  /** From the tap until the home is drawn, with a slower processor for the page. */
  entered: number;
  /** The same for the page opened anew, over what was kept. */
  opened: number;
}

/** The demo as a visitor of a server of files meets it. */
export const benchDemo: Bench = async (run) => {
  const rate = run.pick(slower);
  const site = await serveFiles(builtDemo);
  const browser = await chromium.launch(launchOptions);
  const readings: Reading[] = [];
  try {
    for (let round = 0; round < run.rounds(rounds); round++)
      readings.push(await visit(browser, site.url, rate));
  } finally {
    await browser.close();
    site.close();
  }
  const median = (name: keyof Reading) => timingOf(readings.map((each) => each[name])).median;
  const steps = ["prepared", "entered", "opened"] as const;
  return {
    figures: [
      {
        what: `sample data on a processor ${slower.full} times slower`,
        figure: median("prepared") * slower.full,
        unit: "ms",
        limit: limits.prepared,
      },
      {
        what: `entering, the page's processor ${rate} times slower`,
        figure: median("entered"),
        unit: "ms",
        limit: limits.entered,
      },
      {
        what: `opening anew, the page's processor ${rate} times slower`,
        figure: median("opened"),
        unit: "ms",
      },
    ],
    tables: [{ rows: steps.map((step) => ({ step, "median ms": median(step) })) }],
    readings,
  };
};

async function visit(browser: Browser, url: string, rate: number): Promise<Reading> {
  // Who slows the page down slows what shares its processor, too, by how much nobody tells.
  const { context: asItIs, prepared } = await arrive(browser, url, 1);
  await asItIs.close();
  const { context, page } = await arrive(browser, url, rate);
  await page.getByRole("button", { name: "تجربة تطبيق المتدرب" }).click();
  const entered = await homeShown(page);
  await page.reload({ waitUntil: "commit" });
  const opened = await homeShown(page);
  await context.close();
  return { prepared, entered, opened };
}

/** At the demo's door, with the sample data there. */
async function arrive(browser: Browser, url: string, rate: number) {
  const context = await browser.newContext({ locale: "ar", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(noteAnswers);
  await page.addInitScript(noteHome);
  await page.goto(`${url}/trainee/login`);
  const noted = await page.waitForFunction(
    () => (window as unknown as { preparedMs?: number }).preparedMs,
  );
  return { context, page, prepared: Number(await noted.jsonValue()) };
}

/** Milliseconds by the page's own clock: a slow page answers questions of a driver late, too. */
async function homeShown(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => window.homeShown, undefined, { polling: 250 });
  return Number(await shown.jsonValue());
}

/** Runs in the page: how long its worker takes from all that it needs to its first answer. */
function noteAnswers(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...sent: [{ kind: string }]) {
    if (sent[0].kind === "start") {
      const start = performance.now();
      const note = ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind !== "answer") return;
        Object.assign(window, { preparedMs: performance.now() - start });
        this.removeEventListener("message", note);
      };
      this.addEventListener("message", note);
    }
    return (postMessage as (...all: unknown[]) => void).apply(this, sent);
  } as typeof postMessage;
}
