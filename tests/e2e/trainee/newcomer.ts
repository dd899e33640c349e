import type { BrowserContext, Page, Request } from "@playwright/test";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { addPerson, type Credentials } from "../../support/entering.ts";
import { test as base, expect } from "../../support/fixtures.ts";
import { makePerson } from "../../support/person.ts";

export {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  expectOneLine,
  failWith,
} from "../../support/fixtures.ts";

export const today = () => localDateAt(Date.now(), "Asia/Hebron");
export const daysAgo = (days: number) => addDays(today(), -days);

const headers = { "sec-fetch-site": "same-origin" };

interface Newcomer {
  id: string;
  name: string;
  /** The access token of this browser's first requests. */
  token: string;
  /** Credentials for another device. */
  credentials: Credentials;
  /** Records a weight of some days ago, as another device of the same person. */
  weigh(days: number, kg: number): Promise<void>;
}

interface Fixtures {
  /** Registers a trainee of this test alone, and signs this browser in. */
  register(overrides?: Record<string, unknown>): Promise<Newcomer>;
}

export const test = base.extend<Fixtures>({
  register: async ({ context, signInAs }, use) => {
    await use(async (overrides = {}) => {
      const person = makePerson(overrides);
      await addPerson(context.request, person);
      const { id, name, email, password } = person;
      const credentials = { role: "trainee", email, password } as const;
      const { accessToken: token } = await signInAs(credentials);
      return { id, token, name, credentials, weigh: (days, kg) => weigh(context, token, days, kg) };
    });
  },
});

async function weigh(context: BrowserContext, token: string, days: number, kg: number) {
  const data = { id: newId(), date: daysAgo(days), weight: kg, source: "sent" };
  const authorization = `Bearer ${token}`;
  const response = await context.request.post("/api/trainee/weight", {
    data,
    headers: { ...headers, authorization },
  });
  if (!response.ok()) throw new Error(await response.text());
}

interface SentWeight {
  id: string;
  date: string;
  weight: number;
  source: string;
}

/** Records the page's sent weights from now on. */
export function watchSentWeights(page: Page): SentWeight[] {
  const sent: SentWeight[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/trainee/weight")) {
      sent.push(request.postDataJSON() as SentWeight);
    }
  });
  return sent;
}

/** Changes the API's answers by the test. */
export async function changeAnswer<T>(page: Page, url: string, change: (body: T) => T) {
  await page.route(url, async (route) => {
    // A kept-alive connection may end at the moment of its reuse.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: change((await response.json()) as T) });
  });
}

export const homeApi = "**/api/trainee/home?*";
export const weightApi = "**/api/trainee/weight";

/** Loads the side menu's code by opening it once. */
export async function meetMenu(page: Page): Promise<void> {
  const menu = page.getByRole("dialog", { name: "القائمة" });
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}
