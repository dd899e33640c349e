import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { sampleNewcomer, sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { type Credentials, enter } from "./entering.ts";

export { expectNoAxeViolations } from "./accessibility.ts";
export { expect };

export const people = { trainer: sampleTrainer, trainee: sampleTrainee, newcomer: sampleNewcomer };
type Person = keyof typeof people;

interface Fixtures {
  /** Signs this test's browser in, as a seeded person or as somebody the test made. */
  signInAs(person: Person | Credentials): Promise<SignedIn>;
}

let callers = 0;

/** An address for each test: the rate limits count by it, and tests must not count together. */
function nextAddress(worker: number): string {
  callers += 1;
  return `10.${worker % 256}.${Math.floor(callers / 256) % 256}.${callers % 256}`;
}

/**
 * Every test signs in by itself: a refresh token works once, so a stored session shared between
 * tests would count as stolen.
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    await use({ ...extraHTTPHeaders, "cf-connecting-ip": nextAddress(workerIndex) });
  },
  page: async ({ page }, use) => {
    for (const step of ["goto", "reload"] as const) answerWhenRunning(page, step);
    await use(page);
    // An answer that was on its way when the test had seen enough is nobody's failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  signInAs: async ({ context }, use) => {
    await use(async (person) => {
      const credentials = typeof person === "string" ? people[person] : person;
      const answer = await enter(context.request, credentials);
      await rememberWho(context, answer);
      return answer;
    });
  },
});

/**
 * The first page after a sign-in past the form finds who signed in, as after the form; what becomes of that later is
 * the app's. `setStorageState` would open a page of its own for it.
 */
async function rememberWho(context: BrowserContext, { who, accessToken }: SignedIn) {
  await context.addInitScript(
    ([mark, remembered]) => {
      try {
        if (localStorage.getItem("signed in by tests") === mark) return;
        localStorage.setItem("signed in by tests", mark);
        localStorage.setItem("who", remembered);
      } catch {
        // A frame without storage.
      }
    },
    [accessToken, JSON.stringify(who)] as const,
  );
}

/**
 * The frame that is rendered ahead looks like the app, and its links load documents: an address counts as opened
 * when the app runs. `waitUntil` asks for the frame.
 */
function answerWhenRunning(page: Page, step: "goto" | "reload"): void {
  const open = page[step].bind(page) as (...args: unknown[]) => Promise<Response | null>;
  const opened = async (...args: unknown[]) => {
    const answer = await open(...args);
    const asked = args.at(-1) as { waitUntil?: string } | string | undefined;
    if (typeof asked === "object" && asked.waitUntil) return answer;
    // Asked with each frame, it would have the frames drawn for nobody.
    await page.waitForFunction(
      () => !document.getElementById("root") || !("earlyClick" in window),
      undefined,
      { polling: 50 },
    );
    return answer;
  };
  Object.assign(page, { [step]: opened });
}

/** Nothing reaches over the sides of the screen or of an open dialog, at the present width or at a given one. */
export async function expectNoOverflow(page: Page, width?: number): Promise<void> {
  const size = page.viewportSize();
  if (width !== undefined && size) await page.setViewportSize({ ...size, width });
  // The layout follows a new width a moment later: what counts is where it comes to rest.
  await expect
    .poll(() => page.evaluate(tooWide), { message: `wider than the screen on ${page.url()}` })
    .toEqual([]);
}

/** A short text or number stands in one line, with nothing of it cut. */
export async function expectOneLine(text: Locator): Promise<void> {
  await expect.poll(() => text.evaluate(linesOf), { message: `lines of ${text}` }).toBe(1);
}

function linesOf(element: Element): number {
  if (element.scrollWidth > element.clientWidth) return 0;
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

function tooWide(): string[] {
  const room = document.documentElement.clientWidth;
  const panning = [...document.querySelectorAll("dialog[open] .overflow-y-auto")].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  if (panning.length > 0) return panning.map((element) => element.outerHTML.slice(0, 160));
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > room + 1);
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** For `test.use`: where what moves is the point, or may come in the way. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Answers as the server does when it is in trouble, until it is undone. */
export async function failWith(
  page: Page,
  url: string | RegExp,
  method: string,
  status: number,
  code: string,
) {
  await page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: "application/problem+json",
          body: JSON.stringify({ type: "about:blank", title: code, status, code, requestId: "r1" }),
        })
      : route.fallback(),
  );
}

/** Takes the network away once what tells of that is here; it comes right behind a trainee's first screen. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator("header:not(main *) + [role=status]")).toBeAttached();
  await page.context().setOffline(true);
}
