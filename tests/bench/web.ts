import { join } from "node:path";
import { buildProduct } from "../../scripts/lib/build.ts";
import { root } from "../../scripts/lib/install.mjs";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { say } from "../../scripts/lib/message.mjs";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import {
  type LighthouseBrowser,
  medianOf,
  type PageReading,
  startLighthouse,
} from "./lib/lighthouse.ts";
import { timingOf } from "./lib/measure.ts";
import { addPlainPage, plainPath } from "./lib/plain-page.ts";
import { type Check, isMet, sayChecks, table } from "./lib/report.ts";

const rounds = 9;
/** Blocking time counts as what a page adds to the script-free copy of its own round, in ms. */
const limits = {
  signInRatio: 1.4,
  homeLcp: 2000,
  homeBlocking: 60,
  blocking: 40,
  cls: 0.01,
  score: 98,
};

interface Page {
  name: string;
  path: string;
  signedIn?: true;
}

const plain = "sign-in without script";
const signIns = ["trainer sign-in", "trainee sign-in"];
const home = "trainee home";

/** The script-free copy first, in every round, so that a slow moment meets all alike. */
const pages: Page[] = [
  { name: plain, path: plainPath },
  { name: "trainer sign-in", path: "/" },
  { name: "trainee sign-in", path: "/trainee/login" },
  { name: "registration", path: "/trainee/register" },
  { name: "reset request", path: "/reset-password" },
  { name: home, path: "/trainee", signedIn: true },
];

/** Lighthouse (mobile, simulated throttling) on the visitors' pages and the signed-in home. */
export async function benchWeb(): Promise<boolean> {
  await buildProduct();
  const removePlainPage = addPlainPage();
  try {
    const state = join(root, ".wrangler/bench/web");
    const server = await startLocalServer({ state });
    try {
      return tell(await measure(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    removePlainPage();
  }
}

interface Measured extends PageReading {
  /** Median of what each round's blocking time is above that of the copy in it. */
  addedTbt: number;
}

const medianAdded = (all: readonly PageReading[], bare: readonly PageReading[]) =>
  timingOf(all.map(({ tbt }, round) => tbt - (bare[round]?.tbt ?? Number.NaN))).median;

async function measure(base: string): Promise<Map<string, Measured>> {
  // Signing in must not make a trainee of the other pages' visitor: two people, two browsers.
  const visitor = await startLighthouse("visitor");
  const trainee = await startLighthouse("trainee");
  try {
    await signIn(trainee, base);
    // The first page of a new browser pays for the browser.
    await visitor.read(base + plainPath);
    const readings = new Map<string, PageReading[]>(pages.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round++) {
      say(`Round ${round} of ${rounds} …`);
      for (const { name, path, signedIn } of pages) {
        const browser = signedIn ? trainee : visitor;
        readings.get(name)?.push(await browser.read(base + path));
      }
    }
    const bare = readings.get(plain) ?? [];
    return new Map(
      [...readings].map(([name, all]) => [
        name,
        { ...medianOf(all), addedTbt: medianAdded(all, bare) },
      ]),
    );
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

function tell(medians: Map<string, Measured>): boolean {
  const checks = [...medians].flatMap(([name, reading]) => checksOf(name, reading, medians));
  say(JSON.stringify({ bench: "web", rounds, pages: Object.fromEntries(medians), checks }));
  say(
    table(
      [...medians].map(([page, { lcp, fcp, tbt, addedTbt, cls, scores, failing }]) => ({
        page,
        "LCP ms": Math.round(lcp),
        "FCP ms": Math.round(fcp),
        "TBT ms": Math.round(tbt),
        "above script-free": Math.round(addedTbt),
        CLS: cls.toFixed(4),
        performance: scores.performance,
        accessibility: scores.accessibility,
        practices: scores["best-practices"],
        SEO: scores.seo,
        "costs points": failing.join(" "),
      })),
    ),
  );
  sayChecks(checks);
  return checks.every(isMet);
}

function checksOf(name: string, reading: Measured, medians: Map<string, Measured>): Check[] {
  if (name === plain) return [];
  const of = (what: string) => `${name}, ${what}`;
  const lowest = Math.min(...Object.values(reading.scores));
  const plainLcp = medians.get(plain)?.lcp ?? Number.NaN;
  return [
    ...(signIns.includes(name)
      ? [
          {
            name: of("LCP ÷ script-free"),
            value: reading.lcp / plainLcp,
            limit: limits.signInRatio,
          },
        ]
      : []),
    ...(name === home ? [{ name: of("LCP ms"), value: reading.lcp, limit: limits.homeLcp }] : []),
    {
      name: of("TBT ms above script-free"),
      value: reading.addedTbt,
      limit: name === home ? limits.homeBlocking : limits.blocking,
    },
    { name: of("CLS"), value: reading.cls, limit: limits.cls },
    {
      name: of("points missing in the lowest score"),
      value: 100 - lowest,
      limit: 100 - limits.score,
    },
  ];
}
