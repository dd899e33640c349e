import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newId } from "../../domain/id.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { addPerson, type Credentials, enter } from "../support/entering.ts";
import { test as base } from "../support/fixtures.ts";
import { makePerson } from "../support/person.ts";

export { expect, expectNoAxeViolations } from "../support/fixtures.ts";

const headers = { "sec-fetch-site": "same-origin" };

/** A signed-in person in a separate browser. */
interface Talker {
  page: Page;
  context: BrowserContext;
  id: string;
  name: string;
  /** Sends texts as another device of the same person, one after the other. */
  say(...texts: string[]): Promise<void>;
}

interface Fixtures {
  /** A trainee of this test alone, and the trainer. */
  talk: { trainee: Talker; trainer: Talker };
}

export const test = base.extend<Fixtures>({
  talk: async ({ browser, baseURL, extraHTTPHeaders, locale }, use, { project }) => {
    const look = { baseURL, extraHTTPHeaders, locale } as object;
    const open = () => openContext(browser, { ...project.use, ...look });
    const [own, others] = [await open(), await open()];
    const id = newId();
    const name = `سلمى ${id.slice(-6)}`;
    const person = makePerson({ id, name });
    await addPerson(own.request, person);
    const { email, password } = person;
    const trainee = await arrive(
      own,
      { role: "trainee", email, password },
      "/api/trainee/conversation",
    );
    const trainer = await arrive(others, sampleTrainer, `/api/admin/conversations/${id}`);
    await use({ trainee: { ...trainee, id, name }, trainer: { ...trainer, id, name } });
    await own.close();
    await others.close();
  },
});

function openContext(browser: Browser, options: Parameters<Browser["newContext"]>[0]) {
  return browser.newContext({ ...options, permissions: ["microphone", "clipboard-write"] });
}

async function arrive(
  context: BrowserContext,
  credentials: Credentials,
  conversation: string,
): Promise<Omit<Talker, "id" | "name">> {
  const answer = await enter(context.request, credentials);
  await context.addInitScript((who) => {
    if (!localStorage.getItem("who")) localStorage.setItem("who", who);
  }, JSON.stringify(answer.who));
  const authorization = `Bearer ${answer.accessToken}`;
  return {
    context,
    page: await context.newPage(),
    say: async (...texts) => {
      for (const text of texts) {
        const data = { clientId: newId(), body: { kind: "text", text } };
        const sent = await context.request.post(`${conversation}/messages`, {
          data,
          headers: { ...headers, authorization },
        });
        if (!sent.ok()) throw new Error(await sent.text());
      }
    },
  };
}

export const messageList = (page: Page) => page.getByRole("region", { name: "الرسائل" });
export const composer = (page: Page) => page.getByRole("textbox", { name: "رسالة…" });
export const bubble = (page: Page, text: string | RegExp) =>
  messageList(page).getByRole("article").filter({ hasText: text });

/** Writes, and sends by the button, because Enter breaks the line on a phone. */
export async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole("button", { name: "إرسال", exact: true }).click();
}

/** The visible texts, from top to bottom. */
export const texts = (page: Page) =>
  messageList(page).locator("article p[dir=auto]").allInnerTexts();
