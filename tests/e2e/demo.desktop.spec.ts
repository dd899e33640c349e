import { addDays, localDateAt } from "../../domain/calendar.ts";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import { expect, expectNoAxeViolations } from "../support/fixtures.ts";
import {
  enterDemo,
  fetchEverything,
  goWithin,
  openAt,
  openOptions,
  opensAnew,
  strip,
  test,
} from "./demo-site.ts";
import { bubble, write } from "./talking.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

// Whole products start in each of these windows. One after the other: while one worker builds the
// demo and looks at it, the others do the rest.
test.describe.configure({ mode: "default", timeout: 180_000 });
const weekday = new Intl.DateTimeFormat("ar", { weekday: "long", timeZone: "Asia/Hebron" });

test("plans, logs and shows it to the trainer with the network cut, and a week later", async ({
  visitor,
  site,
}) => {
  const trainer = await enterDemo(visitor, "trainer");
  const trainee = await enterDemo(visitor, "trainee");
  for (const page of [trainer, trainee]) await fetchEverything(page);
  await visitor.setOffline(true);
  const before = site.asked.length;

  await trainer.getByRole("link", { name: "المتدربون" }).first().click();
  await trainer.getByRole("link", { name: sampleTrainee.name, exact: true }).click();
  await trainer.waitForURL(/\/admin\/trainees\/[\da-f-]+$/);
  const person = new URL(trainer.url()).pathname;
  await goWithin(trainer, `${person}/schedule`);
  await trainer.getByRole("button", { name: `إضافة تمرين إلى ${weekday.format()}` }).click();
  const picker = trainer.getByRole("dialog", { name: "إضافة تمارين" });
  await picker.getByRole("textbox").first().fill("ضغط صدر بالبار");
  await picker.getByRole("checkbox", { name: "ضغط صدر بالبار" }).check();
  await picker.getByRole("button", { name: "إضافة تمرين" }).click();
  await expect(trainer.getByText("كل شيء محفوظ")).toBeVisible();
  await trainer.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
  const apply = trainer.getByRole("dialog", { name: "تطبيق التمارين على كل الأسابيع" });
  await apply.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(apply.getByText(/^طُبّق الجدول على/)).toBeVisible();
  await goWithin(trainer, `${person}?tab=performance`);

  await goWithin(trainee, `/trainee/exercise/program/${today}`);
  const press = trainee.getByRole("region", { name: "ضغط صدر بالبار" }).or(trainee.locator("main"));
  await press.getByRole("textbox", { name: "وزن المجموعة 1" }).last().fill("62.5");
  await press.getByRole("textbox", { name: "تكرارات المجموعة 1" }).last().fill("7");
  await press.getByRole("button", { name: "تمت المجموعة 1" }).last().click();
  await expect(trainer.getByText("7 × 62.5")).toBeVisible();
  expect(site.asked.slice(before)).toEqual([]);

  await visitor.setOffline(false);
  const options = await openOptions(trainee);
  await Promise.all([
    opensAnew(trainer),
    opensAnew(trainee),
    options.getByRole("button", { name: /بعد أسبوع/ }).click(),
  ]);
  await openAt(trainer, `${person}/schedule`);
  const next = addDays(today, 7);
  await expect(trainer.getByText("ضغط صدر بالبار").first()).toBeVisible();
  await openAt(trainee, `/trainee/exercise/program/${next}`);
  await expect(trainee.getByText("ضغط صدر بالبار").first()).toBeVisible();
});

test("talks with a trainer who answers, until somebody sits at the panel", async ({ visitor }) => {
  const trainee = await enterDemo(visitor, "trainee");
  await goWithin(trainee, "/trainee/chat");
  await expect(trainee.getByText("متصل الآن")).toBeVisible();
  await trainee.evaluate(noteStatuses, "مساء الخير من العرض");
  await write(trainee, "مساء الخير من العرض");
  const mine = bubble(trainee, "مساء الخير من العرض");
  await expect(mine.locator('[data-status="read"]')).toBeVisible({ timeout: 60_000 });
  const statuses = await trainee.evaluate(() => (window as unknown as { seen: string[] }).seen);
  // The pace itself is in the stand-in's own tests; a busy page may draw two of them at once.
  expect(statuses[0]).toBe("sent");
  expect(["sent", "delivered", "read"].filter((each) => statuses.includes(each))).toEqual(statuses);
  await expect(
    bubble(trainee, /وصلت رسالتك|استمرار جميل|ماء كافٍ|ملاحظة مفيدة/).last(),
  ).toBeVisible();

  const trainer = await enterDemo(visitor, "trainer");
  await goWithin(trainer, "/admin/chat");
  await trainer.getByRole("link", { name: new RegExp(sampleTrainee.name) }).click();
  await write(trainee, "هل من أحد؟");
  await expect(bubble(trainer, "هل من أحد؟")).toBeVisible();
  await write(trainer, "أنا هنا");
  await expect(bubble(trainee, "أنا هنا")).toBeVisible();
});

/** Notes what becomes of an own message, in its order. */
function noteStatuses(text: string): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const articles = [...document.querySelectorAll("article")];
    const own = articles.find(({ textContent }) => textContent?.includes(text));
    const status = own?.querySelector<HTMLElement>("[data-status]")?.dataset.status;
    if (status && status !== seen.at(-1)) seen.push(status);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test("labels every screen, keeps what was done, and begins anew", async ({ visitor }) => {
  const page = await enterDemo(visitor, "trainee");
  await expectNoAxeViolations(page);
  const options = await openOptions(page);
  await expect(options).toContainText("ولا يصل إلى أحد");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await openAt(page, "/trainee/notes");
  await page.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await page.getByRole("textbox").last().fill("ملاحظة من العرض");
  await page.getByRole("button", { name: /^إرسال/ }).click();
  await expect(page.getByText("ملاحظة من العرض")).toBeVisible();
  await page.close();

  // The window that held the data is gone; another finds it where it was kept.
  const later = await visitor.newPage();
  await openAt(later, "/trainee/notes");
  await expect(strip(later)).toBeInViewport();
  await expect(later.getByText("ملاحظة من العرض")).toBeVisible();

  await (await openOptions(later)).getByRole("button", { name: /البدء من جديد/ }).click();
  const question = later.getByRole("dialog", { name: "البدء من جديد؟" });
  await Promise.all([
    opensAnew(later),
    question.getByRole("button", { name: "البدء من جديد" }).click(),
  ]);
  await expect(later.getByRole("heading", { name: "ملاحظاتي" })).toBeVisible();
  await expect(later.getByText("ملاحظة من العرض")).toHaveCount(0);
});

test("goes on in another window when the one that held the data closes", async ({ visitor }) => {
  const [first, second] = [await enterDemo(visitor, "trainer"), await visitor.newPage()];
  await openAt(second, "/admin/trainees");
  await expect(second.getByText(sampleTrainee.name)).toBeVisible();
  await first.close();
  await second.getByRole("link", { name: sampleTrainee.name, exact: true }).click();
  await expect(second.getByRole("heading", { name: sampleTrainee.name })).toBeVisible();
  await expect(second.locator('html[data-live="connected"]')).toBeAttached();
});

test("opens its door without a violation, and every visitors' screen", async ({ visitor }) => {
  const page = await visitor.newPage();
  await openAt(page, "/trainee/login");
  await expect(page.getByRole("button", { name: "ادخل متدرباً" })).toBeVisible();
  await expectNoAxeViolations(page);
  await openAt(page, "/trainee/register");
  await expect(page.getByRole("textbox", { name: "البريد الإلكتروني" })).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
});
