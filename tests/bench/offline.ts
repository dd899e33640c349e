import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { say } from "../../scripts/lib/message.mjs";
import { wholeBrowser } from "../support/browser.ts";
import type { Bench, Measurement, RunSize } from "./lib/bench-run.ts";
import { noteHome } from "./lib/home-shown.ts";
import { quickQuarter, timingOf } from "./lib/measure.ts";
import { startSampleServer } from "./lib/sample-server.ts";
import { signInTrainee } from "./lib/trainee-sign-in.ts";
import { openedPage, startUnattended } from "./lib/unattended-browser.ts";

const rounds = 5;
const unattendedRounds = 12;
/** A slow phone with one bar, as Lighthouse has it; the smallest run is of this machine as it is. */
const phones: Record<RunSize, Phone> = {
  smallest: {
    slower: 1,
    network: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  },
  full: {
    slower: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    },
  },
};

interface Phone {
  slower: number;
  network: {
    offline: boolean;
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
}
/** Milliseconds without a network; with one, as a share of a first opening in the same round. */
const limits = { offline: 450, again: 2 / 3 };

interface Opening {
  /** Nothing of the app is on the device, but who it is. */
  first: number;
  again: number;
}

/** Without a network. */
interface Unattended {
  home: number;
  /** A page that holds nothing, on the same phone: what no page can be faster than. */
  empty: number;
}

/** When the home stands on the screen with its data, from the page's beginning, on a slow phone. */
export const benchOffline: Bench = async (run) => {
  const phone = run.pick(phones);
  const server = await startSampleServer(run);
  const devices: string[] = [];
  try {
    const openings: Opening[] = [];
    for (let round = 1; round <= run.rounds(rounds); round++) {
      say(`Round ${round} of ${run.rounds(rounds)} …`);
      const profile = newDevice();
      devices.push(profile);
      openings.push(await measure(profile, server.url, phone));
    }
    const kept = devices.at(-1) ?? "";
    const unattended: Unattended[] = [];
    for (let round = 1; round <= run.rounds(unattendedRounds); round++) {
      unattended.push({
        home: await timeUnattended(kept, phone, `${server.url}/trainee`),
        empty: await timeUnattended(kept, phone, emptyPage),
      });
    }
    return measurementOf(openings, unattended);
  } finally {
    await server.stop();
    for (const profile of devices) rmSync(profile, { recursive: true, force: true });
  }
};

const newDevice = () => mkdtempSync(join(tmpdir(), "miran-opening-"));

async function measure(profile: string, base: string, phone: Phone): Promise<Opening> {
  const visit = async (work: (context: BrowserContext) => Promise<number>) => {
    const context = await chromium.launchPersistentContext(profile, {
      ...wholeBrowser,
      baseURL: base,
      locale: "ar",
      timezoneId: "Asia/Hebron",
      isMobile: true,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  const first = await visit(async (context) => {
    const page = await enter(context);
    await forgetApp(page);
    const shown = await timeHome(context, phone);
    await untilKept(context);
    return shown;
  });
  const again = await visit((context) => timeHome(context, phone));
  return { first, again };
}

/** Signs in, and has the device remember who it is. */
async function enter(context: BrowserContext): Promise<Page> {
  await signInTrainee(context);
  const page = await context.newPage();
  await page.goto("/trainee");
  await page.waitForFunction(() => localStorage.getItem("who") !== null);
  await page.goto("about:blank");
  return page;
}

async function forgetApp(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.send("Storage.clearDataForOrigin", {
    origin: "*",
    storageTypes: "cache_storage,service_workers,indexeddb",
  });
  await page.close();
}

async function timeHome(context: BrowserContext, { slower, network }: Phone): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(noteHome);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await client.send("Network.emulateNetworkConditions", network);
  await page.goto("/trainee", { waitUntil: "commit" });
  await page.waitForFunction(() => window.homeShown !== undefined, undefined, { timeout: 60_000 });
  const shown = await page.evaluate(() => window.homeShown ?? Number.NaN);
  await page.close();
  return shown;
}

const emptyPage = `data:text/html;charset=utf-8,<main><section aria-label="اليوم">.</section></main>`;
const noNetwork = ["--host-resolver-rules=MAP * ~NOTFOUND", "--window-size=390,844"];

/**
 * Without a network, and without a driver of tests, whose watching is a good part of so short a time; each time on a
 * device that has been opened as often as `kept`.
 */
async function timeUnattended(kept: string, { slower }: Phone, address: string): Promise<number> {
  const profile = newDevice();
  cpSync(kept, profile, { recursive: true });
  const browser = await startUnattended(profile, noNetwork);
  try {
    const page = await openedPage(browser);
    const screen = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
    await page.ask("Emulation.setDeviceMetricsOverride", screen);
    await page.ask("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.ask("Page.enable");
    const source = `(${noteHome})()`;
    await page.ask("Page.addScriptToEvaluateOnNewDocument", { source });
    await page.ask("Page.navigate", { url: address });
    for (const patience = Date.now() + 60_000; Date.now() < patience; await wait(200)) {
      const shown = await page.read("window.homeShown");
      if (typeof shown !== "number") continue;
      page.leave();
      return shown;
    }
    throw new Error("The home never stood on the screen.");
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Until the device keeps the screens and the home's data. */
async function untilKept(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/trainee");
  const isWhole = () =>
    page.evaluate(async () => Boolean(await caches.match("/pages/en/trainee-sign-in.html")));
  for (const end = Date.now() + 120_000; !(await isWhole()); ) {
    if (Date.now() > end) throw new Error("The device never kept the screens.");
    await page.waitForTimeout(200);
  }
  await page.close();
}

function measurementOf(
  openings: readonly Opening[],
  unattended: readonly Unattended[],
): Measurement {
  const quick = (page: keyof Unattended) => quickQuarter(unattended.map((each) => each[page]));
  return {
    figures: [
      {
        what: "home without a network",
        figure: quick("home"),
        unit: "ms",
        limit: limits.offline,
      },
      { what: "an empty page without a network", figure: quick("empty"), unit: "ms" },
      {
        what: "second opening with a network, to the first",
        figure: timingOf(openings.map(({ first, again }) => again / first)).median,
        unit: "×",
        limit: limits.again,
      },
    ],
    tables: [
      {
        title: "With a network:",
        rows: openings.map(({ first, again }, round) => ({
          round: String(round + 1),
          "first, ms": Math.round(first),
          "again, ms": Math.round(again),
        })),
      },
      {
        title: "Without one:",
        rows: unattended.map(({ home, empty }, round) => ({
          round: String(round + 1),
          "home, ms": Math.round(home),
          "an empty page, ms": Math.round(empty),
        })),
      },
    ],
    readings: { openings, unattended },
  };
}
