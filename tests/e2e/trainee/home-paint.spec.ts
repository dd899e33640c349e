import type { Page } from "@playwright/test";
import { weekStart } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { holdBack } from "../../support/hold-back.ts";
import { keptReads } from "./device-stores.ts";
import { changeAnswer, expect, homeApi, test, today } from "./newcomer.ts";

interface Doors {
  page: Page;
  signInAs: (who: "trainee") => Promise<unknown>;
  register: () => Promise<unknown>;
}

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records each moved element with its place before and after. */
function watchShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  const boxOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources) {
        const markup = node instanceof Element ? node.outerHTML : node?.textContent;
        moved.push(`${boxOf(previousRect)} → ${boxOf(currentRect)}: ${markup?.slice(0, 200)}`);
      }
  }).observe({ type: "layout-shift", buffered: true });
}

/** A late font moves words of the first paint, wherever its local substitutes are missing. */
async function forgetFirstShifts(): Promise<void> {
  await document.fonts.load("1em 'Readex Pro'");
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  (window as unknown as { moved: string[] }).moved.length = 0;
}

/** The fullest day: Sunday's weight is due, only the last meals may be left, and each text is long. */
const fillDay =
  (left: number) =>
  (body: Home): Home => ({
    ...body,
    insight: { kind: "weight", change: -0.9, calories: 1190 },
    ramadan: null,
    trainerWord: {
      name: "سامي",
      photo: null,
      kind: "text",
      text: "كلمة ".repeat(40),
      at: Date.now(),
    },
    unreadMessages: 3,
    weight: { ...body.weight, current: null },
    day: {
      exercises: body.day.exercises.map((each) => ({ ...each, status: "pending" })),
      meals: body.day.meals.map((each, place) => ({
        ...each,
        status: place < body.day.meals.length - left ? "consumed" : "pending",
      })),
    },
  });

/** On a Sunday afternoon, because the card of today differs by day and hour. */
const withFullDay =
  (left: number) =>
  async ({ page, signInAs }: Doors) => {
    await signInAs("trainee");
    await page.clock.setFixedTime(new Date(`${weekStart(today())}T13:30:00Z`));
    await changeAnswer<Home>(page, homeApi, fillDay(left));
  };

/** The question before Ramadan, whose code loads with it. */
const withQuestion = async ({ page, register }: Doors) => {
  await register();
  const ramadan = { year: 1448, first: today(), eid: "2099-01-01", view: null };
  await changeAnswer<Home>(page, homeApi, (home) => ({ ...home, ramadan }));
};

for (const [who, open] of [
  ["of a full day", withFullDay(Number.POSITIVE_INFINITY)],
  ["of a full day under way", withFullDay(2)],
  ["of a full day near its end", withFullDay(1)],
  ["of a newcomer", ({ register }: Doors) => register()],
  ["with the question before Ramadan", withQuestion],
] as const) {
  test(`the home ${who} moves nothing when its data come, and is at most 1.6 screens high`, async ({
    page,
    signInAs,
    register,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ page, signInAs, register });
    await page.addInitScript(watchShifts);
    const held = await holdBack(page, homeApi);
    await page.goto("/trainee");
    // The app sets the title; before that the prerendered frame is shown.
    await expect(page).toHaveTitle(/الرئيسية · مِران$/);
    await expect(page.getByRole("main").getByRole("status").first()).toBeAttached();
    await page.evaluate(forgetFirstShifts);
    held.release();
    await expect(page.getByRole("navigation", { name: "أقسامك" })).toBeVisible();
    // Code that loads after the data fills places of its own height.
    await expect.poll(() => keptReads(page)).toContain("home");
    const seen = await page.evaluate(() => ({
      moved: (window as unknown as { moved: string[] }).moved,
      screens: document.documentElement.scrollHeight / innerHeight,
    }));
    expect(seen.moved).toEqual([]);
    expect(seen.screens).toBeLessThanOrEqual(1.6);
  });
}

const plan = (page: Page) => page.getByRole("heading", { name: "مدربك يجهّز برنامجك" });

/** Opens the home, leaves it, and opens it again while all code is held back. */
async function openAgainWithoutCode(page: Page) {
  await page.goto("/trainee");
  // The plan's code loads separately, and only the visible home is stored on leaving.
  await expect(plan(page)).toBeVisible();
  await expect.poll(() => keptReads(page)).toContain("home");
  await page.goto("about:blank");
  const held = await holdBack(page, "**/assets/*.js");
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(plan(page)).toBeVisible();
  return held;
}

test("the home is shown as last seen before any code loads, on its own day only", async ({
  page,
  register,
}) => {
  await register();
  const week = page.getByRole("list", { name: "أيام الأسبوع" });
  const held = await openAgainWithoutCode(page);
  await expect(page.locator("[id=root]")).toHaveCount(1);
  await page.mouse.wheel(0, 2000);
  await expect(week).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أهلاً");
  await expect(week).toHaveCount(0);
  held.release();
});

test("the home looks the same before and after the app's styles load", async ({
  page,
  signInAs,
}) => {
  await signInAs("trainee");
  const boxes = () =>
    page
      .locator("#root > *, main > div > *, main [role=progressbar], main svg")
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height, top }) => width > 0 && height > 0 && top < innerHeight)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ")),
      );
  await page.goto("/trainee");
  await expect(page.getByRole("button", { name: /^تم: / }).first()).toBeVisible();
  await expect.poll(() => keptReads(page)).toContain("home");
  await page.evaluate(() => document.fonts.ready);
  const drawn = await boxes();
  await page.goto("about:blank");
  const held = await holdBack(page, /\/assets\/.*\.(js|css)$/);
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "اليوم", exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(drawn.length).toBeGreaterThan(10);
  await expect.poll(boxes).toEqual(drawn);
  held.release();
});

test("without «remember me» the home is shown as last seen until the browser ends", async ({
  page,
  register,
}) => {
  const { credentials } = await register();
  const signedIn = await page.request.post("/api/access/sign-in", {
    data: {
      email: credentials.email,
      password: credentials.password,
      area: "trainee",
      remember: false,
    },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(signedIn.status()).toBe(200);
  const held = await openAgainWithoutCode(page);

  // A browser forgets this cookie as it ends, together with the session's.
  await page.context().clearCookies({ name: "reads-open" });
  await page.goto("/trainee", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أهلاً");
  await expect(plan(page)).toHaveCount(0);
  held.release();
  await expect(plan(page)).toBeVisible();
});
