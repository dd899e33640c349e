import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import type { Bench, BenchRun, Figure, Measurement } from "./lib/bench-run.ts";
import {
  type LighthouseBrowser,
  type PageReading,
  startLighthouse,
  summaryOf,
} from "./lib/lighthouse.ts";
import { addPlainPage, plainPath } from "./lib/plain-page.ts";
import { startSampleServer } from "./lib/sample-server.ts";

const rounds = 12;
/** Blocking time counts as what a page adds to the script-free copy's, in ms. */
const limits = {
  signInRatio: 1.4,
  homeLcp: 1200,
  homeBlocking: 60,
  blocking: 40,
  cls: 0.01,
  score: 98,
};

interface Page {
  name: string;
  path: string;
  signedIn?: true;
  /** From search engines, by robots.txt. */
  hidden?: true;
}

const plain = "sign-in without script";
const signIns = ["trainer sign-in", "trainee sign-in"];
const home = "trainee home";

/** The script-free copy first, in every round, so that a slow moment meets all alike. */
const pages: Page[] = [
  { name: plain, path: plainPath, hidden: true },
  { name: "trainer sign-in", path: "/" },
  { name: "trainee sign-in", path: "/trainee/login" },
  { name: "registration", path: "/trainee/register" },
  { name: "reset request", path: "/reset-password", hidden: true },
  { name: home, path: "/trainee", signedIn: true, hidden: true },
];

/** What takes every way of reading a page: the copy, and the home of who has signed in. */
const fewest = pages.filter(({ name }) => name === plain || name === home);

/** Lighthouse (mobile, simulated throttling) on the visitors' pages and the signed-in home. */
export const benchWeb: Bench = async (run) => {
  const removePlainPage = addPlainPage();
  try {
    const server = await startSampleServer(run);
    try {
      return measurementOf(await measure(server.url, run));
    } finally {
      await server.stop();
    }
  } finally {
    removePlainPage();
  }
};

async function measure(base: string, run: BenchRun): Promise<Map<string, PageReading>> {
  const read = run.pick({ smallest: fewest, full: pages });
  const look = run.pick({ smallest: "brief" as const, full: "whole" as const });
  // Signing in must not make a trainee of the other pages' visitor: two people, two browsers.
  const visitor = await startLighthouse("visitor", look);
  const trainee = await startLighthouse("trainee", look);
  try {
    await signIn(trainee, base);
    // The first page of a new browser pays for the browser.
    if (run.judges) await visitor.read(base + plainPath);
    const readings = new Map<string, PageReading[]>(read.map(({ name }) => [name, []]));
    for (let round = 1; round <= run.rounds(rounds); round++) {
      say(`Round ${round} of ${run.rounds(rounds)} …`);
      for (const { name, path, signedIn, hidden = false } of read) {
        const browser = signedIn ? trainee : visitor;
        readings.get(name)?.push(await browser.read(base + path, { hidden }));
      }
    }
    return new Map([...readings].map(([name, all]) => [name, summaryOf(all)]));
  } finally {
    await visitor.close();
    await trainee.close();
  }
}

/** Through the form, as people do: cookie and cached name are then where theirs are. */
function signIn(browser: LighthouseBrowser, base: string): Promise<void> {
  return browser.visit(async (page) => {
    await page.goto(`${base}/trainee/login`);
    await page.keyboard.press("Escape");
    await page.locator("[name=email]").fill(sampleTrainee.email);
    await page.locator("[name=password]").fill(sampleTrainee.password);
    await page.locator("[type=submit]").click();
    await page.waitForURL(`${base}/trainee`);
    await page.waitForLoadState("networkidle");
  });
}

function measurementOf(read: Map<string, PageReading>): Measurement {
  const bare = read.get(plain);
  if (!bare) throw new Error("the script-free copy was not read");
  return {
    figures: [...read].flatMap(([name, reading]) => figuresOf(name, reading, bare)),
    tables: [
      {
        rows: [...read].map(([page, { lcp, fcp, tbt, cls, scores, failing }]) => ({
          page,
          "LCP ms": Math.round(lcp),
          "FCP ms": Math.round(fcp),
          "TBT ms": Math.round(tbt),
          CLS: cls.toFixed(4),
          performance: scores.performance ?? "",
          accessibility: scores.accessibility ?? "",
          practices: scores["best-practices"] ?? "",
          SEO: scores.seo ?? "",
          "costs points": failing.join(" "),
        })),
      },
    ],
    readings: Object.fromEntries(read),
  };
}

function lcpOf(name: string, { lcp }: PageReading, plainLcp: number): Figure[] {
  if (name === home) {
    return [{ what: `${name}, LCP`, figure: lcp, unit: "ms", limit: limits.homeLcp }];
  }
  if (!signIns.includes(name)) return [];
  return [
    {
      what: `${name}, LCP to the script-free copy's`,
      figure: lcp / plainLcp,
      unit: "×",
      limit: limits.signInRatio,
    },
  ];
}

function figuresOf(name: string, reading: PageReading, bare: PageReading): Figure[] {
  if (name === plain) return [];
  const lowest = Math.min(...Object.values(reading.scores));
  return [
    ...lcpOf(name, reading, bare.lcp),
    {
      what: `${name}, blocking time above the script-free copy's`,
      figure: reading.tbt - bare.tbt,
      unit: "ms",
      limit: name === home ? limits.homeBlocking : limits.blocking,
    },
    { what: `${name}, layout shift`, figure: reading.cls, unit: "", limit: limits.cls },
    {
      what: `${name}, points missing in the lowest score`,
      figure: 100 - lowest,
      unit: "points",
      limit: 100 - limits.score,
    },
  ];
}
