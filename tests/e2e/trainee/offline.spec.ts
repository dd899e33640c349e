import type { Page } from "@playwright/test";
import { m } from "../../../web/paraglide/messages.js";
import { addPerson, enter } from "../../support/entering.ts";
import { goOffline } from "../../support/fixtures.ts";
import { makePerson } from "../../support/person.ts";
import { composer } from "../talking.ts";
import { goWithin } from "../within.ts";
import { readStore } from "./device-stores.ts";
import { calories } from "./eating.ts";
import {
  expect,
  expectKept,
  expectNoAxeViolations,
  expectNoOverflow,
  keptReads,
  meals,
  signOut,
  test,
} from "./flight.ts";
import { today } from "./newcomer.ts";
import { passSet } from "./training.ts";
import { namesOf, type WaitingWrite, waitingWrites, watchSent } from "./waiting.ts";

const program = () => `/trainee/exercise/program/${today()}`;
const bar = (page: Page) => page.getByRole("status").filter({ hasText: "لا يوجد اتصال" });
const logButton = (page: Page) => page.getByRole("button", { name: /^تمت المجموعة/ });
/** The bar with this text about waiting writes. */
const waiting = (page: Page, what: string) =>
  page.getByRole("button", { name: /^بانتظار الإرسال/ }).filter({ hasText: what });
const inArabic = { locale: "ar" } as const;

/** The bar's words for sets: of one exercise after its name, of several as a sum. */
function setsText(sets: number, exercises: number): string {
  const counted = m.offline_sets({ count: sets }, inArabic);
  return exercises === 1 ? `(${counted})` : `: ${counted}`;
}
const bought = (page: Page, meal = "") =>
  page.getByRole("checkbox", { name: new RegExp(`^${meal}`) });

/** Screens opened before the flight, with the cached noun of each. */
const screens = {
  "": "home",
  "/exercise": "exercise-week",
  "/diet": "meal-week",
  "/diet/shopping": "shopping-week",
  "/weight": "weight",
  "/steps": "steps",
  "/notes": "notes",
  "/chat": "conversation",
};

async function typeMeal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "إضافة وجبة", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /بيدك|يدوية/ })
    .click();
  const form = page.getByRole("dialog");
  await form.getByLabel("اسم الوجبة").fill("تمر وجوز");
  await form.locator("form").getByText("وجبة خفيفة").click();
  for (const [label, value] of [
    ["السعرات", "٢٢٠"],
    ["بروتين", "3,5"],
    ["كربوهيدرات", "30.2"],
    ["دهون", "9"],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByRole("button", { name: "إضافة", exact: true }).click();
  await form.getByRole("button", { name: "تم", exact: true }).click();
  await expect(form).toBeHidden();
}

test.describe.configure({ timeout: 180_000 });

test("in flight mode from a cold start a day is read and logged, and each entry is sent once", async ({
  phone,
  register,
  plan,
  readDay,
}) => {
  const { id, credentials, weigh } = await register();
  await weigh(7, 80);
  await plan(id, 2);
  let page = await phone.open();
  await test.step("opened screens are cached", async () => {
    await phone.signIn(credentials);
    await page.goto("/trainee");
    for (const [path, noun] of Object.entries(screens)) {
      if (path) await goWithin(page, `/trainee${path}`);
      await expect.poll(() => keptReads(page)).toContain(noun);
      if (noun === "shopping-week") await bought(page, meals[0]).check();
    }
    await expectKept(page, Object.values(screens));
    await phone.close();
  });

  await test.step("a phone started in flight mode shows that, and reports unopened screens", async () => {
    page = await phone.open();
    await page.context().setOffline(true);
    await page.goto("/trainee");
    await expect(bar(page)).toContainText("آخر تحديث");
    await expect(page.getByRole("link", { name: /^وزن الصباح/ })).toContainText("80");
    await goWithin(page, "/trainee/profile");
    await expect(page.getByText("هذه الصفحة تُفتح أول مرة مع اتصال")).toBeVisible();
    await expectNoAxeViolations(page, { within: "main" });
    await page
      .getByRole("navigation", { name: /تُفتح الآن/ })
      .getByRole("link")
      .nth(1)
      .click();
    await expect(page.getByRole("link", { name: /^تمارين الأسبوع/ })).toBeVisible();
    await goWithin(page, "/trainee/diet/shopping");
    await expect(bought(page, meals[0])).toBeChecked();
    await bought(page, meals[1]).check();
    await expect(page.getByText("صنف للشراء")).toBeVisible();
  });

  await test.step("a write shown as waiting outlives a browser killed at that moment", async () => {
    await goWithin(page, program());
    // Each exercise has five; the fifth and the tenth complete one.
    for (let sets = 1; sets <= 10; sets += 1) {
      const said = setsText(sets, Math.ceil(sets / 5));
      await logButton(page).click();
      await expect(waiting(page, said)).toBeVisible();
      await phone.kill();
      page = await phone.open();
      await page.context().setOffline(true);
      await page.goto(program());
      await expect(waiting(page, said)).toBeVisible();
    }
    await expect(page.getByText("أحسنتِ! أنهيتِ تمارين اليوم")).toBeVisible();
  });

  await test.step("a whole day is logged", async () => {
    await goWithin(page, "/trainee/diet");
    for (const name of meals) {
      const done = page.getByRole("button", { name: `تم: ${name}` });
      await done.click();
      await expect(done).toHaveAttribute("aria-pressed", "true");
    }
    await expect(calories(page)).toContainText("1,350");
    await typeMeal(page);
    await expect(calories(page)).toContainText("1,570");
    await goWithin(page, "/trainee/weight");
    await page.getByRole("slider", { name: "مسطرة الوزن" }).press("PageDown");
    await page.getByRole("button", { name: "أرسل وزني!" }).click();
    await expect(page.getByText("الوزن 79.0 كغ محفوظ هنا")).toBeVisible();
    await goWithin(page, "/trainee/steps");
    await page.getByRole("button", { name: "تعديل الخطوات" }).click();
    await page.getByRole("textbox", { name: "خطوات اليوم" }).fill("4444");
    await page.getByRole("button", { name: "حفظ" }).click();
    await expect(page.getByRole("progressbar", { name: "خطوات اليوم" })).toContainText("4,444");
    await expect(page.getByText("محفوظة على الهاتف، وتُرسل عند عودة الاتصال.")).toBeVisible();
    await goWithin(page, "/trainee/notes");
    await page.getByRole("button", { name: "إضافة ملاحظة" }).click();
    await page.getByLabel("نص الملاحظة").fill("تمرين بلا اتصال");
    await page.getByRole("dialog").getByRole("button", { name: "إرسال" }).click();
    await expect(page.getByRole("list", { name: "الملاحظات" })).toContainText([
      /بانتظار الإرسال.*تمرين بلا اتصال/s,
    ]);
  });

  let recorded: WaitingWrite[] = [];
  await test.step("waiting writes are counted, and outlive a killed browser", async () => {
    const all = "10 مجموعات · 4 وجبات · وزن · خطوات يوم · ملاحظة";
    await waiting(page, all).click();
    const sheet = page.getByRole("dialog", { name: "بانتظار الإرسال" });
    await expect(sheet).toContainText(all);
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expectNoOverflow(page, 320);
    recorded = await waitingWrites(page);
    await goWithin(page, "/trainee/chat");
    await composer(page).fill("نصف جملة");
    await expect
      .poll(async () => JSON.stringify(await readStore(page, "miran-drafts", "drafts")))
      .toContain("نصف جملة");
    await phone.kill();
  });

  await test.step("with a network each is sent once", async () => {
    page = await phone.open();
    const sent = watchSent(page);
    await page.goto("/trainee/chat");
    await expect(composer(page)).toHaveValue("نصف جملة");
    await expect.poll(() => waitingWrites(page), { timeout: 30_000 }).toEqual([]);
    expect(sent.toSorted()).toEqual(namesOf(recorded));
    await expect(bar(page)).toHaveCount(0);
    const day = await readDay(credentials);
    expect(day.exercises.items.map(({ status }) => status)).toEqual(["completed", "completed"]);
    expect(day.exercises.performed.flatMap((each) => each.sets)).toHaveLength(10);
    expect(day.meals.meals.map(({ status }) => status)).toEqual(meals.map(() => "consumed"));
    expect(day.meals.ownMeals).toMatchObject([{ name: "تمر وجوز", calories: 220, protein: 3.5 }]);
    expect(day.weight.days.filter(({ date }) => date === today())).toMatchObject([{ weight: 79 }]);
    expect(day.steps.records).toMatchObject([{ date: today(), steps: 4444 }]);
    expect(day.notes.notes.map(({ text }) => text)).toEqual(["تمرين بلا اتصال"]);
  });
});

test("two windows without a network log at the same time, and each entry arrives once", async ({
  page,
  context,
  register,
  plan,
  readDay,
}) => {
  const { id, credentials } = await register();
  await plan(id, 2);
  await page.goto(program());
  const other = await context.newPage();
  await other.goto("/trainee/diet");
  await expect(other.getByRole("button", { name: `تم: ${meals[0]}` })).toBeVisible();
  await goOffline(page);
  for (const name of meals) {
    await logButton(page).click();
    await passSet(page);
    await other.getByRole("button", { name: `تم: ${name}` }).click();
  }
  await expect.poll(() => waitingWrites(page)).toHaveLength(6);
  const waiting = await waitingWrites(page);
  const sent = [watchSent(page), watchSent(other)];
  await context.setOffline(false);
  await expect.poll(() => waitingWrites(page), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => waitingWrites(other)).toEqual([]);
  expect(sent.flat().toSorted()).toEqual(namesOf(waiting));
  const day = await readDay(credentials);
  expect(day.exercises.performed.flatMap((each) => each.sets)).toHaveLength(3);
  expect(day.meals.meals.map(({ status }) => status)).toEqual(meals.map(() => "consumed"));
});

test.describe("cached data", () => {
  test.use({ serviceWorkers: "allow" });

  test("is deleted for another account, and at the sign-out", async ({
    page,
    context,
    register,
  }) => {
    const first = await register();
    const second = makePerson();
    await addPerson(context.request, second);
    await page.goto("/trainee");
    await expectKept(page, ["home"]);
    await context.clearCookies();
    await enter(context.request, {
      role: "trainee",
      email: second.email,
      password: second.password,
    });
    await page.goto("/trainee");
    const places = () => page.evaluate(() => Object.keys(localStorage).join());
    // The page reloads for the new account. Reads fail meanwhile, and count as the old one.
    const held = () =>
      Promise.all([keptReads(page), places()]).then(
        (all) => all.join(),
        () => first.id,
      );
    await expect.poll(held, { timeout: 30_000 }).toContain(second.id);
    await expect.poll(held, { timeout: 30_000 }).not.toContain(first.id);
    await expect.poll(() => keptReads(page)).toContain("home");

    await signOut(page);
    expect(await keptReads(page)).toBe("");
    await context.setOffline(true);
    await page.goto("/trainee");
    await expect(page).toHaveURL(/\/trainee\/login/);
    await expect(page.getByLabel("البريد الإلكتروني")).toBeVisible();
  });
});

test("a missing file of an old build reloads the page once", async ({ page, register }) => {
  await register();
  await page.goto("/trainee");
  await page.waitForLoadState("networkidle");
  let pages = 0;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    pages === 0 ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.getByRole("link", { name: /^وزن الصباح/ }).click();
  await expect(page.getByRole("slider", { name: "مسطرة الوزن" })).toBeVisible();
  expect(pages).toBe(1);
});
