import type { Page } from "@playwright/test";
import { addDays, localDateAt } from "../../domain/calendar.ts";
import { sampleTrainee } from "../../scripts/seed/accounts.ts";
import { expect, expectNoAxeViolations } from "../support/fixtures.ts";
import {
  enterDemo,
  openAt,
  openOptions,
  strip,
  test,
  waitForReload,
  waitUntilCached,
} from "./demo-site.ts";
import { bubble, write as say } from "./talking.ts";
import { goWithin } from "./within.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

// Each window starts the whole product, so these run serially in one worker.
test.describe.configure({ mode: "default", timeout: 180_000 });
const weekday = new Intl.DateTimeFormat("ar", { weekday: "long", timeZone: "Asia/Hebron" });

/** An exercise in no plan of the sample trainee, on any weekday. */
const added = "هاك سكوات";
const startsWithAdded = new RegExp(`^${added}`);

test("the stand-in trainer answers until the panel opens; planning and logging work without a network", async ({
  visitor,
  site,
}) => {
  const trainee = await enterDemo(visitor, "trainee");
  await test.step("the stand-in trainer answers", async () => {
    await goWithin(trainee, "/trainee/chat");
    await expect(trainee.getByText("متصل الآن")).toBeVisible();
    await trainee.evaluate(noteStatuses, "مساء الخير من العرض");
    await say(trainee, "مساء الخير من العرض");
    const mine = bubble(trainee, "مساء الخير من العرض");
    await expect(mine.locator('[data-status="read"]')).toBeVisible({ timeout: 60_000 });
    const statuses = await trainee.evaluate(() => (window as unknown as { seen: string[] }).seen);
    // The stand-in's unit tests cover the pace. A busy page may skip a status.
    expect(statuses[0]).toBe("sent");
    expect(["sent", "delivered", "read"].filter((each) => statuses.includes(each))).toEqual(
      statuses,
    );
    await expect(
      bubble(trainee, /وصلت رسالتك|استمرار جميل|ماء كافٍ|ملاحظة مفيدة/).last(),
    ).toBeVisible();
  });

  const trainer = await enterDemo(visitor, "trainer");
  await test.step("an open panel answers instead", async () => {
    await goWithin(trainer, "/admin/chat");
    await trainer.getByRole("link", { name: new RegExp(sampleTrainee.name) }).click();
    await say(trainee, "هل من أحد؟");
    await expect(bubble(trainer, "هل من أحد؟")).toBeVisible();
    await say(trainer, "أنا هنا");
    await expect(bubble(trainee, "أنا هنا")).toBeVisible();
  });

  await test.step("without a network a logged set reaches the trainer, and the plan continues a week later", async () => {
    for (const page of [trainer, trainee]) await waitUntilCached(page);
    await visitor.setOffline(true);
    const before = site.asked.length;

    await goWithin(trainer, "/admin/trainees");
    await expect(trainer.getByRole("button", { name: /^إجراءات/ }).first()).toBeVisible();
    await trainer.getByRole("link", { name: sampleTrainee.name, exact: true }).click();
    await trainer.waitForURL(/\/admin\/trainees\/[\da-f-]+$/);
    const person = new URL(trainer.url()).pathname;
    await goWithin(trainer, `${person}/schedule`);
    await trainer.getByRole("button", { name: `إضافة تمرين إلى ${weekday.format()}` }).click();
    const library = trainer.getByRole("complementary", { name: "المكتبة" });
    await library.getByRole("textbox", { name: "بحث عن تمرين" }).fill(added);
    await trainer.keyboard.press("Enter");
    await expect(trainer.getByText("كل شيء محفوظ")).toBeVisible();
    await trainer.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
    const apply = trainer.getByRole("dialog", { name: "تطبيق التمارين على كل الأسابيع" });
    await apply.getByRole("button", { name: "تطبيق", exact: true }).click();
    await expect(apply.getByText(/^طُبّق الجدول على/)).toBeVisible();
    await goWithin(trainer, `${person}?tab=performance`);

    await goWithin(trainee, `/trainee/exercise/program/${today}`);
    // On a day with other exercises the first one is open.
    const card = trainee.getByRole("button", { name: startsWithAdded, expanded: false });
    await expect(trainee.getByRole("button", { name: startsWithAdded }).first()).toBeVisible();
    if (await card.isVisible()) await card.click();
    const press = trainee.getByRole("region", { name: added }).or(trainee.locator("main"));
    await press.getByRole("textbox", { name: "وزن المجموعة 1" }).last().fill("62.5");
    await press.getByRole("textbox", { name: "تكرارات المجموعة 1" }).last().fill("7");
    await press.getByRole("button", { name: "تمت المجموعة 1" }).last().click();
    await expect(trainer.getByText("62.5 كغ × 7")).toBeVisible();
    // An unopened screen works too, even as a window's first page.
    await openAt(trainee, "/trainee/calories");
    await expect(trainee.getByRole("heading", { level: 1 })).toBeVisible();
    // A look for a newer service worker follows a navigation, and passes the browser's offline mode.
    const asked = site.asked.slice(before).filter((each) => each !== "GET /service-worker.js");
    expect(asked).toEqual([]);

    await visitor.setOffline(false);
    const options = await openOptions(trainee);
    await Promise.all([
      waitForReload(trainer),
      waitForReload(trainee),
      options.getByRole("button", { name: /بعد أسبوع/ }).click(),
    ]);
    await goWithin(trainer, `${person}/schedule`);
    const next = addDays(today, 7);
    await expect(trainer.getByText(added).first()).toBeVisible();
    await goWithin(trainee, `/trainee/exercise/program/${next}`);
    await expect(trainee.getByText(added).first()).toBeVisible();
  });
});

/** Records the statuses of an own message in order. */
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

test("the demo is marked on every screen, continues in another window, keeps its data, and restarts", async ({
  visitor,
}) => {
  const page = await visitor.newPage();
  await test.step("opens the sign-in page, and the visitors' screens", async () => {
    await openAt(page, "/trainee/login");
    await expect(page.getByRole("button", { name: "تجربة تطبيق المتدرب" })).toBeVisible();
    await expectNoAxeViolations(page);
    await openAt(page, "/trainee/register");
    await expect(page.getByRole("textbox", { name: "البريد الإلكتروني" })).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeVisible();
  });

  await enterDemo(visitor, "trainee", page);
  await test.step("is marked, and explains itself", async () => {
    await expectNoAxeViolations(page, { within: "aside" });
    const options = await openOptions(page);
    await expect(options).toContainText("ولا يصل إلى أحد");
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await page.keyboard.press("Escape");
  });

  const write = async (where: Page, text: string) => {
    await where.getByRole("button", { name: "إضافة ملاحظة" }).click();
    await where.getByRole("textbox").last().fill(text);
    await where.getByRole("button", { name: /^إرسال/ }).click();
    await expect(where.getByText(text)).toBeVisible();
  };
  const other = await visitor.newPage();
  await test.step("continues in another window after the data's owner closes", async () => {
    await goWithin(page, "/trainee/notes");
    await write(page, "ملاحظة من العرض");
    await openAt(other, "/trainee/notes");
    await expect(other.getByText("ملاحظة من العرض")).toBeVisible();
    await page.close();
    await write(other, "ملاحظة من نافذة أخرى");
    await expect(other.locator('html[data-live="connected"]')).toBeAttached();
    await other.close();
  });

  // No window holds the data now; a new one finds it in storage.
  const later = await visitor.newPage();
  await test.step("keeps its data, and restarts", async () => {
    await openAt(later, "/trainee/notes");
    await expect(strip(later)).toBeInViewport();
    for (const text of ["ملاحظة من العرض", "ملاحظة من نافذة أخرى"])
      await expect(later.getByText(text)).toBeVisible();

    await (await openOptions(later)).getByRole("button", { name: /البدء من جديد/ }).click();
    const question = later.getByRole("dialog", { name: "البدء من جديد؟" });
    await Promise.all([
      waitForReload(later),
      question.getByRole("button", { name: "البدء من جديد" }).click(),
    ]);
    await expect(later.getByRole("heading", { name: "ملاحظاتي" })).toBeVisible();
    await expect(later.getByText("ملاحظة من العرض")).toHaveCount(0);
  });

  await test.step("goes to Ramadan, whose days are shown by the fast", async () => {
    await (await openOptions(later)).getByRole("button", { name: /إلى رمضان/ }).click();
    const question = later.getByRole("dialog", { name: "البدء من جديد؟" });
    await Promise.all([
      waitForReload(later),
      question.getByRole("button", { name: "إلى رمضان" }).click(),
    ]);
    await goWithin(later, "/trainee");
    await later.getByRole("button", { name: "عرض أيام رمضان" }).click();
    await expect(later.getByText(/(?:^|ليلة )[34] رمضان/).first()).toBeVisible();
    await expect(later.getByText(/^الإفطار 1\d:\d\d/)).toBeVisible();
  });
});
