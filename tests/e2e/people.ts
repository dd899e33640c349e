import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, type BrowserContext, type Page, request } from "@playwright/test";
import { dayOfWeek, weekStart } from "../../domain/calendar.ts";
import type { ExercisesPage } from "../../domain/contract/libraries/exercises.ts";
import { newId } from "../../domain/id.ts";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { sampleNewcomer, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { openDoor } from "../support/door.ts";
import { type Credentials, enter } from "../support/entering.ts";
import { test as base, expect } from "../support/fixtures.ts";

export const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Hebron" }).format(Date.now());

export const accessSeconds = 8;

export interface Person {
  /** The open window. */
  readonly page: Page;
  id: string;
  /** Opens this person's window, signed in, unless it is open. */
  open(): Promise<Page>;
  /** The states of this window's connection, in their order. */
  states(): Promise<string[]>;
  /** Sends a message as another device of this person. */
  write(text: string): Promise<void>;
  /** Reads everything, as another device. */
  read(): Promise<void>;
  /** Sends today's weight, as another device of the trainee. */
  weigh(kilograms: number): Promise<void>;
  /** Changes the trainee's weight, as another device of the trainer. */
  setWeight(kilograms: number): Promise<void>;
  /** Plans an exercise for the trainee today, as another device of the trainer, and returns its name. */
  planToday(): Promise<string>;
  /** Signs out on every device. */
  leaveEverywhere(): Promise<void>;
}

interface People {
  trainer: Person;
  trainee: Person;
}

interface House {
  url: string;
  door: string;
}

interface LiveWindow {
  liveStates: string[];
}

interface Entered {
  id: string;
  credentials: Credentials;
  device: APIRequestContext;
  accessToken: string;
}

/**
 * A separate server with short-lived socket proofs, so that settings reach no other test.
 * Windows are expensive, so each opens on first use.
 */
export const test = base.extend<{ people: People }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const state = mkdtempSync(join(tmpdir(), "miran-live-"));
      const vars = { LIVE_ACCESS_SECONDS: String(accessSeconds) };
      const seed = { trainees: 2, weeks: 1 };
      const server = await startLocalServer({ state, seed, vars });
      const door = await openDoor(server, state);
      await use({ url: server.url, door: door.url });
      await door.close();
      await server.stop();
      rmSync(state, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  people: async ({ browser, house }, use, { project }) => {
    const contexts: BrowserContext[] = [];
    const apis: APIRequestContext[] = [];
    const arrive = async (credentials: Credentials): Promise<Entered> => {
      const device = await request.newContext({ baseURL: house.url });
      apis.push(device);
      const { who, accessToken } = await enter(device, credentials, house);
      return { id: who.id, credentials, device, accessToken };
    };
    const openWindow = async (credentials: Credentials): Promise<Page> => {
      const context = await browser.newContext({ ...project.use, baseURL: house.url });
      contexts.push(context);
      const { who } = await enter(context.request, credentials, house);
      await context.addInitScript((whoAmI) => {
        localStorage.setItem("who", whoAmI);
        const states: string[] = [];
        Object.assign(window, { liveStates: states });
        new MutationObserver(() =>
          states.push(document.documentElement.dataset.live ?? ""),
        ).observe(document, { attributes: true, attributeFilter: ["data-live"], subtree: true });
      }, JSON.stringify(who));
      return context.newPage();
    };
    const trainee = await arrive(sampleNewcomer);
    const trainer = await arrive(sampleTrainer);
    const person = ({ id, credentials, device, accessToken }: Entered, path: string): Person => {
      let page: Page | undefined;
      const opened = () => {
        if (!page) throw new Error("no window was opened");
        return page;
      };
      const headers = {
        authorization: `Bearer ${accessToken}`,
        "sec-fetch-site": "same-origin",
      };
      const post = async (to: string, data: object, method = "POST") => {
        const response = await device.fetch(to, { method, data, headers });
        expect(response.status(), await response.text()).toBe(200);
      };
      return {
        get page() {
          return opened();
        },
        id,
        open: async () => {
          page ??= await openWindow(credentials);
          return page;
        },
        states: () => opened().evaluate(() => (window as unknown as LiveWindow).liveStates),
        write: (text) =>
          post(`${path}/messages`, { clientId: newId(), body: { kind: "text", text } }),
        read: () => post(`${path}/read`, { through: 1_000_000 }),
        weigh: (weight) =>
          post("/api/trainee/weight", { id: newId(), date: today(), weight, source: "sent" }),
        setWeight: (currentWeight) =>
          post(`/api/admin/trainees/${trainee.id}`, { currentWeight }, "PATCH"),
        planToday: async () => {
          const found = await device.get("/api/admin/exercises?perPage=1", { headers });
          const [exercise] = ((await found.json()) as ExercisesPage).exercises;
          if (!exercise) throw new Error("the library is empty");
          const planned = { dayOfWeek: dayOfWeek(today()), position: 0, sets: 1 };
          const add = [{ id: newId(), exerciseId: exercise.id, ...planned }];
          const week = `/api/admin/trainees/${trainee.id}/weeks/${weekStart(today())}`;
          await post(week, { exercises: { add } }, "PATCH");
          return exercise.name;
        },
        leaveEverywhere: () => post("/api/access/sign-out", { everywhere: true }),
      };
    };
    await use({
      trainee: person(trainee, "/api/trainee/conversation"),
      trainer: person(trainer, `/api/admin/conversations/${trainee.id}`),
    });
    for (const context of contexts) await context.close();
    for (const api of apis) await api.dispose();
  },
});
