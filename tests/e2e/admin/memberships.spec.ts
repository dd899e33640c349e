import type { Page } from "@playwright/test";
import { failWith } from "../../support/fixtures.ts";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, marker, test, toast } from "./trainer.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const menuOf = async (page: Page, name: string, item: string) => {
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("a plan's draft outlives a reload; a plan is made, moved by keyboard, archived and deleted", async ({
  page,
}) => {
  const add = page.getByRole("button", { name: "إضافة خطة" });
  const form = dialog(page, "إضافة خطة");
  await page.goto("/admin/memberships");
  await test.step("the draft outlives a reload, until it is discarded", async () => {
    const months = form.getByRole("textbox", { name: "المدة بالأشهر" });
    await add.click();
    await form.getByLabel("اسم الخطة").fill("خطة الصيف");
    await form.getByRole("button", { name: /^زيادة/ }).click();
    await expect(form.getByRole("region", { name: "كما يراها المتدربون" })).toContainText("شهرين");

    await page.reload();
    await add.click();
    await expect(form.getByLabel("اسم الخطة")).toHaveValue("خطة الصيف");
    await expect(months).toHaveValue("2");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "تجاهل" }).click();
    await expect(form).toBeHidden();
    await add.click();
    await expect(form.getByLabel("اسم الخطة")).toHaveValue("");
    await expect(months).toHaveValue("1");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
  });

  const name = `خطة ${marker()}`;
  await add.click();
  const save = form.getByRole("button", { name: "حفظ" });
  await form.getByLabel("السعر").fill("-5");
  await save.click();
  await expect(form.getByText("هذا الحقل مطلوب")).toHaveCount(2);
  await expect(form.getByText("القيمة المسموحة بين 0 و100,000")).toBeVisible();

  await form.getByLabel("اسم الخطة").fill(name);
  await form.getByLabel("السعر").fill("1.000");
  await save.click();
  await expect(form.getByText("منزلتان عشريتان على الأكثر")).toBeVisible();
  await form.getByLabel("السعر").fill("١٤٩٫٥");
  await form.getByRole("textbox", { name: "المدة بالأشهر" }).fill("4");
  await form.getByLabel("ما تشمله الخطة").fill("برنامج صيفي\n\n  متابعة مسائية  ");
  const preview = form.getByRole("region", { name: "كما يراها المتدربون" });
  await expect(preview).toContainText("149.50 ₪");
  await expect(preview.getByRole("listitem")).toHaveText(["برنامج صيفي", "متابعة مسائية"]);

  await failWith(page, /\/api\/admin\/plans$/, "POST", 500, "internal");
  await save.click();
  await expect(form.getByText("تعذّرت إضافة الخطة")).toBeVisible();
  await expect(form.getByLabel("السعر")).toHaveValue("١٤٩٫٥");
  await page.unroute(/\/api\/admin\/plans$/);
  await save.click();
  await expect(toast(page, `أُضيفت الخطة «${name}»`)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("4 أشهر");

  const rows = page.getByRole("row");
  const before = await rows.allInnerTexts();
  await page.getByRole("button", { name: `إجراءات ${name}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "تقديم" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows.nth(before.length - 2)).toContainText(name);

  await menuOf(page, name, "أرشفة");
  await expect(row).toContainText("مؤرشفة");

  await menuOf(page, name, "حذف الخطة");
  await page.getByRole("button", { name: "حذف الخطة" }).last().click();
  await expect(row).toHaveCount(0);
});

test("a subscription is renewed and paused, each is undone, and a pause's draft belongs to one trainee", async ({
  page,
  addTrainee,
}) => {
  const [person, other] = [await addTrainee(), await addTrainee()];
  await test.step("a command opens the payment or the renewal", async () => {
    await page.goto(`/admin/trainees/${person.id}?tab=payments&record=1`);
    await expect(dialog(page, `دفعة من ${person.name}`)).toContainText("يسدّد كل المستحق: 99 ₪");
    await page.keyboard.press("Escape");
    await goWithin(page, `/admin/trainees/${person.id}?tab=subscription&renew=1`);
    await expect(dialog(page, "تجديد")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\?tab=subscription$/);
  });
  await test.step("renews, pauses and undoes", async () => {
    const line = page.getByRole("list", { name: "سجل الاشتراكات" });
    const terms = line.locator("article");
    await expect(terms).toHaveCount(1);
    const [end = ""] = await terms.first().getByText(/^من /).allInnerTexts();

    await page.getByRole("button", { name: "تجديد", exact: true }).click();
    const renewal = dialog(page, "تجديد");
    await renewal.getByText("الخطة الاحترافية", { exact: true }).click();
    await expect(renewal.getByText(/تصير النهاية/)).toBeVisible();
    await renewal.getByRole("button", { name: "تجديد" }).click();
    await expect(terms).toHaveCount(2);
    await expect(terms.first()).toContainText("قادم");
    await expect(terms.first()).toContainText("299 ₪");

    await page.getByRole("button", { name: "إيقاف مؤقت" }).click();
    const pause = dialog(page, "إيقاف مؤقت");
    await pause.getByLabel("من", { exact: true }).fill("2020-01-01");
    await pause.getByRole("button", { name: "إيقاف مؤقت" }).click();
    await expect(pause.getByText("لا يمكن أن يكون قبل اليوم")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "إيقاف مؤقت" }).click();
    await pause.getByRole("button", { name: "إيقاف مؤقت" }).click();
    await expect(terms.last()).toContainText("متوقف حتى");
    await expect(terms.last()).toContainText("توقف 7 أيام");
    await expect(terms.last()).not.toContainText(end);
    await expectNoAxeViolations(page, { within: "[role=tabpanel]" });

    await page.getByRole("main").getByRole("button", { name: "تراجع" }).click();
    await expect(terms.last()).toContainText(end);
    await expect(terms.last()).not.toContainText("توقف");
    await page.getByRole("main").getByRole("button", { name: "تراجع" }).click();
    await expect(terms).toHaveCount(1);
  });

  await test.step("the draft outlives a reload, for that trainee only", async () => {
    const pausing = dialog(page, "إيقاف مؤقت");
    const until = pausing.getByLabel("العودة في");
    const open = () => page.getByRole("button", { name: "إيقاف مؤقت" }).click();
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(pausing).toBeHidden();
    };
    const goTo = async ({ id, name }: typeof person) => {
      await goWithin(page, `/admin/trainees/${id}?tab=subscription`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    };
    await open();
    const usual = await until.inputValue();
    await until.fill("2020-01-01");
    await page.reload();
    await goTo(other);
    await open();
    await expect(until).toHaveValue(usual);
    await close();
    await goTo(person);
    await open();
    await expect(until).toHaveValue("2020-01-01");
    await close();
    await open();
    await expect(until).toHaveValue(usual);
  });
});
