import type { APIRequestContext, Page } from "@playwright/test";
import { localDateAt } from "../../../domain/calendar.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { newId } from "../../../domain/id.ts";
import { addPerson, enter } from "../../support/entering.ts";
import { test as base } from "../../support/fixtures.ts";
import { makePerson } from "../../support/person.ts";
import { api } from "./planning.ts";

export {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  failWith,
} from "../../support/fixtures.ts";

const headers = { "sec-fetch-site": "same-origin" };
export const listApi = /\/api\/admin\/trainees(\?|$)/;
export const oneApi = /\/api\/admin\/trainees\/[^/]+$/;

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** The trainer's signed-in browser, with the access token of its requests. */
  trainer: { token: string };
  /** Registers a trainee of this test alone. */
  addTrainee(overrides?: Record<string, unknown>): Promise<Person>;
  getTrainee(id: string): Promise<TraineeDetails>;
  /** Changes a trainee as another device of the trainer. */
  changeTrainee(id: string, changes: Record<string, unknown>): Promise<void>;
  /** Deletes a trainee as another device of the trainer. */
  deleteTrainee(id: string): Promise<void>;
  /** Signs in another device of a person, which sends requests without a screen. */
  deviceOf(person: Pick<Person, "email" | "password">): Promise<ReturnType<typeof api>>;
  /** Sends a weight as the trainee's own device. */
  sendWeight(person: Person, kg: number): Promise<void>;
}

export const test = base.extend<Fixtures>({
  trainer: [
    async ({ signInAs }, use) => {
      const { accessToken } = await signInAs("trainer");
      await use({ token: accessToken });
    },
    { auto: true },
  ],
  addTrainee: async ({ context }, use) => {
    await use(async (overrides = {}) => {
      const person = makePerson({ name: `سلمى ${marker()}`, ...overrides });
      await addPerson(context.request, person);
      return person;
    });
  },
  getTrainee: async ({ context, trainer }, use) => {
    await use(async (id) => {
      const authorization = `Bearer ${trainer.token}`;
      const response = await context.request.get(`/api/admin/trainees/${id}`, {
        headers: { authorization },
      });
      return (await response.json()) as TraineeDetails;
    });
  },
  changeTrainee: async ({ context, trainer }, use) => {
    await use(async (id, data) => {
      const response = await context.request.patch(`/api/admin/trainees/${id}`, {
        data,
        headers: { ...headers, authorization: `Bearer ${trainer.token}` },
      });
      if (!response.ok()) throw new Error(await response.text());
    });
  },
  deleteTrainee: async ({ context, trainer }, use) => {
    await use(async (id) => {
      const response = await context.request.delete(`/api/admin/trainees/${id}`, {
        data: {},
        headers: { ...headers, authorization: `Bearer ${trainer.token}` },
      });
      if (!response.ok()) throw new Error(await response.text());
    });
  },
  deviceOf: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const devices: APIRequestContext[] = [];
    await use(async ({ email, password }) => {
      const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      devices.push(device);
      const { accessToken } = await enter(device, { role: "trainee", email, password });
      return api(device, accessToken);
    });
    for (const device of devices) await device.dispose();
  },
  sendWeight: async ({ deviceOf }, use) => {
    await use(async (person, weight) => {
      const { post } = await deviceOf(person);
      const date = localDateAt(Date.now(), "Asia/Hebron");
      await post("/api/trainee/weight", { id: newId(), date, weight, source: "sent" });
    });
  },
});

/** Unique letters for a name. */
export const marker = () =>
  Array.from(newId().slice(-6), (digit) => "ابتثجحخدذرزسشصضط"[Number.parseInt(digit, 16)]).join("");

/** Sends texts from a trainee's own device, one after the other. */
export async function say(
  { post }: Pick<ReturnType<typeof api>, "post">,
  ...texts: string[]
): Promise<void> {
  for (const text of texts)
    await post("/api/trainee/conversation/messages", {
      clientId: newId(),
      body: { kind: "text", text },
    });
}

/** The screen's message about a finished action. */
export const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "رسائل الشاشة" }).getByText(text);

export const searchBox = (page: Page) => page.getByRole("search").getByRole("textbox");

export async function find(page: Page, text: string) {
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: text })}`);
  await page.getByRole("link", { name: text }).first().waitFor();
}

/** Opens the menu of the only row and chooses an item. */
export async function choose(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}
