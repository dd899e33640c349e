import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";
import type { LocalDate } from "../../domain/calendar.ts";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import { daysAheadHeader } from "../../scripts/lib/ahead-worker.ts";
import { daysAheadOf } from "../../scripts/lib/another-day.mjs";
import { sampleNewcomer, sampleTrainee, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { type Credentials, enter } from "./entering.ts";

export { expectNoAxeViolations } from "./accessibility.ts";
export { expect };

export const people = { trainer: sampleTrainer, trainee: sampleTrainee, newcomer: sampleNewcomer };
type Person = keyof typeof people;

interface Fixtures {
  /** The day that this spec's browser and server believe in; the real one by default. Its time of day stays. */
  day: LocalDate | undefined;
  /** Signs this test's browser in, as a seeded person or with credentials of the test. */
  signInAs(person: Person | Credentials): Promise<SignedIn>;
}

let callers = 0;

/** An IP address for each test, so that the rate limits count each test separately. */
function nextAddress(worker: number): string {
  callers += 1;
  return `10.${worker % 256}.${Math.floor(callers / 256) % 256}.${callers % 256}`;
}

/**
 * Each test signs in itself. A refresh token works once, so a stored session shared by tests would count as
 * stolen.
 */
export const test = base.extend<Fixtures>({
  day: [undefined, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders, day }, use, { workerIndex }) => {
    const ahead = day === undefined ? 0 : (daysAheadOf(day) ?? 0);
    await use({
      ...extraHTTPHeaders,
      "cf-connecting-ip": nextAddress(workerIndex),
      ...(ahead > 0 && { [daysAheadHeader]: String(ahead) }),
    });
  },
  page: async ({ page }, use) => {
    for (const step of ["goto", "reload"] as const) answerWhenRunning(page, step);
    await use(page);
    // A late answer after the end of a test is no failure.
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
 * Stores the signed-in person for the first page, as the form does; later changes are the app's.
 * `setStorageState` would open another page.
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
 * Waits for the running app after `goto` and `reload`, because the prerendered shell looks like the app and its
 * links load documents. With `waitUntil` the shell is enough.
 */
function answerWhenRunning(page: Page, step: "goto" | "reload"): void {
  const open = page[step].bind(page) as (...args: unknown[]) => Promise<Response | null>;
  const opened = async (...args: unknown[]) => {
    const answer = await open(...args);
    const options = args.at(-1) as { waitUntil?: string } | string | undefined;
    if (typeof options === "object" && options.waitUntil) return answer;
    // Polling with each animation frame would force unneeded drawing.
    await page.waitForFunction(
      () => !document.getElementById("root") || !("earlyClick" in window),
      undefined,
      { polling: 50 },
    );
    return answer;
  };
  Object.assign(page, { [step]: opened });
}

/** Expects that no element is wider than the screen or an open dialog, at the present or a given width. */
export async function expectNoOverflow(page: Page, width?: number): Promise<void> {
  const size = page.viewportSize();
  if (width !== undefined && size) await page.setViewportSize({ ...size, width });
  // The layout follows a new width with a delay, so the check polls.
  await expect
    .poll(() => page.evaluate(tooWide), { message: `wider than the screen on ${page.url()}` })
    .toEqual([]);
}

/** Expects a short text or number on one line, uncut. */
export async function expectOneLine(text: Locator): Promise<void> {
  await expect.poll(() => text.evaluate(linesOf), { message: `lines of ${text}` }).toBe(1);
}

function linesOf(element: Element): number {
  if (element.scrollWidth > element.clientWidth) return 0;
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

/** Elements wider than the screen or an open dialog. Runs in the page. */
export function tooWide(): string[] {
  const screenWidth = document.documentElement.clientWidth;
  const panning = [...document.querySelectorAll("dialog[open] .overflow-y-auto")].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  if (panning.length > 0) return panning.map((element) => element.outerHTML.slice(0, 160));
  if (document.documentElement.scrollWidth <= screenWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > screenWidth + 1);
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** For `test.use` in tests of motion. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Answers requests with an error of the server, until it is unrouted. */
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

/** Goes offline once the offline notice is loaded, which follows a trainee's first screen. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator("header:not(main *) + [role=status]")).toBeAttached();
  await page.context().setOffline(true);
}
