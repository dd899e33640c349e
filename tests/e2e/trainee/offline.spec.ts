import type { Page } from "@playwright/test";
import { addPerson } from "../../support/entering.ts";
import { makePerson } from "../../support/person.ts";
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

const program = () => `/trainee/exercise/program/${today()}`;
const bar = (page: Page) => page.getByRole("status").filter({ hasText: "لا يوجد اتصال" });
const logButton = (page: Page) => page.getByRole("button", { name: /^تمت المجموعة/ });

const nouns = ["home", "exercise-week", "meal-week", "weight", "steps", "notes", "conversation"];

/** Every write that this page sends. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isWrite = request.method() === "POST" && /\/api\/trainee\//.test(request.url());
    const { id } = isWrite ? ((request.postDataJSON() ?? {}) as { id?: string }) : {};
    if (id) sent.push(id);
  });
  return sent;
}

/** What waits on this device, in the order in which it was made. */
const waitingIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([place]) => place.startsWith("waiting:"))
      .map(([, kept]) => JSON.parse(kept) as { at: number; variables: { id: string } })
      .toSorted((one, other) => one.at - other.at)
      .map(({ variables }) => variables.id),
  );

test.describe.configure({ timeout: 180_000 });

test("in flight mode from a cold start a day is read and logged, and each entry is sent once", async ({
  phone,
  register,
  plan,
  readDay,
}) => {
  const { id, credentials, weigh } = await register();
  await weigh(7, 80);
  await plan(id, 4);
  let page = await phone.open();
  await phone.signIn(credentials);
  for (const path of ["", "/exercise", "/diet", "/weight", "/steps", "/notes", "/chat"]) {
    await page.goto(`/trainee${path}`);
    await page.waitForLoadState("networkidle");
  }
  await expectKept(page, nouns);
  await phone.close();

  page = await phone.open();
  await page.context().setOffline(true);
  await page.goto("/trainee");
  await expect(bar(page)).toContainText("آخر تحديث");
  await expect(page.getByRole("link", { name: /^وزن الصباح/ })).toContainText("80");
  await page.goto("/trainee/profile");
  await expect(page.getByText("هذه الصفحة تُفتح أول مرة مع اتصال")).toBeVisible();
  await expectNoAxeViolations(page);

  await page
    .getByRole("navigation", { name: /تُفتح الآن/ })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.getByRole("link", { name: /^تمارين الأسبوع/ })).toBeVisible();
  await page.goto(program());
  await expect(logButton(page)).toBeVisible();
  for (let set = 0; set < 20; set += 1) {
    const before = await waitingIds(page);
    await logButton(page).click();
    await expect.poll(() => waitingIds(page)).not.toEqual(before);
  }
  await page.goto("/trainee/diet");
  for (const name of meals) {
    const done = page.getByRole("button", { name: `تم: ${name}` });
    await done.click();
    await expect(done).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto("/trainee/weight");
  await page.getByRole("slider", { name: "مسطرة الوزن" }).press("PageDown");
  await page.getByRole("button", { name: "أرسل وزني!" }).click();
  await expect(page.getByText("الوزن 79.0 كغ محفوظ هنا")).toBeVisible();
  await page.goto("/trainee/notes");
  await page.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await page.getByLabel("نص الملاحظة").fill("تمرين بلا اتصال");
  await page.getByRole("dialog").getByRole("button", { name: "إرسال" }).click();
  await expect(page.getByRole("list", { name: "الملاحظات" })).toContainText("تمرين بلا اتصال");

  await page.getByRole("button", { name: /بانتظار الإرسال$/ }).click();
  const sheet = page.getByRole("dialog", { name: "بانتظار الإرسال" });
  await expect(sheet).toContainText("3 وجبات · وزن · ملاحظة");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  const waiting = await waitingIds(page);
  await phone.kill(waiting.at(-1) ?? "");

  page = await phone.open();
  const sent = watchSent(page);
  await page.goto("/trainee");
  await expect.poll(() => waitingIds(page), { timeout: 30_000 }).toEqual([]);
  expect(sent.toSorted()).toEqual(waiting.toSorted());
  await expect(bar(page)).toHaveCount(0);

  const day = await readDay(credentials);
  const sets = day.exercises.performed.flatMap((each) => each.sets);
  expect(sets).toHaveLength(20);
  expect(day.meals.meals.map(({ status }) => status)).toEqual(meals.map(() => "consumed"));
  expect(day.weight.days.filter(({ date }) => date === today())).toHaveLength(1);
  expect(day.notes.notes.map(({ text }) => text)).toEqual(["تمرين بلا اتصال"]);
});

test("two windows without a network log at the same time, and each entry arrives once", async ({
  phone,
  register,
  plan,
  readDay,
}) => {
  const { id, credentials } = await register();
  await plan(id, 2);
  const page = await phone.open();
  await phone.signIn(credentials);
  await page.goto("/trainee/diet");
  await expectKept(page, ["meal-week"]);
  await page.goto(program());
  await expectKept(page, ["exercise-week"]);
  const other = await page.context().newPage();
  await page.context().setOffline(true);
  await other.goto("/trainee/diet");
  for (const name of meals) {
    await logButton(page).click();
    await other.getByRole("button", { name: `تم: ${name}` }).click();
  }
  await expect.poll(() => waitingIds(page)).toHaveLength(6);
  const waiting = await waitingIds(page);
  const sent = [watchSent(page), watchSent(other)];
  await page.context().setOffline(false);
  await expect.poll(() => waitingIds(page), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => waitingIds(other)).toEqual([]);
  // A window that was still opening cannot tell what waits in another from what a closed one left: the
  // server may hear of an entry twice, and has it once.
  expect(new Set(sent.flat())).toEqual(new Set(waiting));
  const day = await readDay(credentials);
  expect(day.exercises.performed.flatMap((each) => each.sets)).toHaveLength(3);
  expect(day.meals.meals.map(({ status }) => status)).toEqual(meals.map(() => "consumed"));
});

test("what was read goes with the sign-out", async ({ phone, register }) => {
  const { credentials } = await register();
  const page = await phone.open();
  await phone.signIn(credentials);
  await page.goto("/trainee");
  await expectKept(page, ["home"]);
  await signOut(page);
  expect(await keptReads(page)).toBe("");
  await page.context().setOffline(true);
  await page.goto("/trainee");
  await expect(page).toHaveURL(/\/trainee\/login/);
  await expect(page.getByLabel("البريد الإلكتروني")).toBeVisible();
});

test("what was read goes where another account comes", async ({ phone, register, context }) => {
  const first = await register();
  const second = makePerson();
  await addPerson(context.request, second);
  const page = await phone.open();
  await phone.signIn(first.credentials);
  await page.goto("/trainee");
  await expectKept(page, ["home"]);
  await page.context().clearCookies();
  await phone.signIn({ role: "trainee", email: second.email, password: second.password });
  await page.goto("/trainee");
  const places = () => page.evaluate(() => Object.keys(localStorage).join());
  // Learning who is here now, the page opens once more; on its way it is the one before.
  const held = () =>
    Promise.all([keptReads(page), places()]).then(
      (all) => all.join(),
      () => first.id,
    );
  await expect.poll(held, { timeout: 30_000 }).toContain(second.id);
  await expect.poll(held, { timeout: 30_000 }).not.toContain(first.id);
});

test("a file that is gone with its build opens the page anew, once", async ({ page, register }) => {
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
