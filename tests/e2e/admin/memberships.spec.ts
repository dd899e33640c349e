import type { Page } from "@playwright/test";
import { failWith } from "../../support/fixtures.ts";
import { expect, expectNoAxeViolations, marker, test, told } from "./trainer.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const menuOf = async (page: Page, name: string, item: string) => {
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("makes a plan that visitors see, moves it by keyboard and archives it", async ({
  page,
  browser,
}) => {
  const name = `خطة ${marker()}`;
  await page.goto("/admin/memberships");
  await page.getByRole("button", { name: "إضافة خطة" }).click();
  const form = dialog(page, "إضافة خطة");
  const save = form.getByRole("button", { name: "حفظ" });
  await form.getByLabel("السعر").fill("-5");
  await save.click();
  await expect(form.getByText("هذا الحقل مطلوب")).toHaveCount(2);
  await expect(form.getByText("القيمة المسموحة بين 0 و100000")).toBeVisible();

  await form.getByLabel("اسم الخطة").fill(name);
  await form.getByLabel("السعر").fill("1,000");
  await save.click();
  await expect(form.getByText("منزلتان عشريتان على الأكثر")).toBeVisible();
  await form.getByLabel("السعر").fill("١٤٩٫٥");
  await form.getByRole("textbox", { name: "المدة بالأشهر" }).fill("4");
  await form.getByLabel("ما تشمله الخطة").fill("برنامج صيفي\n\n  متابعة مسائية  ");
  const preview = form.getByRole("region", { name: "كما يراها المتدربون" });
  await expect(preview).toContainText("149.50 ₪");
  await expect(preview.getByRole("listitem")).toHaveText(["برنامج صيفي", "متابعة مسائية"]);
  await expectNoAxeViolations(page);

  await failWith(page, /\/api\/admin\/plans$/, "POST", 500, "internal");
  await save.click();
  await expect(form.getByText("تعذّرت إضافة الخطة")).toBeVisible();
  await expect(form.getByLabel("السعر")).toHaveValue("١٤٩٫٥");
  await page.unroute(/\/api\/admin\/plans$/);
  await save.click();
  await expect(told(page, `أُضيفت ${name}`)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("4 أشهر");

  const visitor = await browser.newContext();
  const register = await visitor.newPage();
  await register.goto("/trainee/register");
  await expect(register.getByRole("radio", { name: new RegExp(name) })).toBeAttached();
  await expect(register.getByText("متابعة مسائية")).toBeVisible();

  const rows = page.getByRole("row");
  const before = await rows.allInnerTexts();
  await page.getByRole("button", { name: `إجراءات ${name}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "تقديم" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows.nth(before.length - 2)).toContainText(name);

  await menuOf(page, name, "أرشفة");
  await expect(row).toContainText("مؤرشفة");
  await register.reload();
  await expect(register.getByRole("radio", { name: /الخطة الأساسية/ })).toBeChecked();
  await expect(register.getByRole("radio", { name: new RegExp(name) })).toHaveCount(0);
  await visitor.close();

  await menuOf(page, name, "حذف الخطة");
  await page.getByRole("button", { name: "حذف الخطة" }).last().click();
  await expect(row).toHaveCount(0);
});

test("renews and pauses a subscription, and takes each back", async ({ page, addTrainee }) => {
  const { id } = await addTrainee();
  await page.goto(`/admin/trainees/${id}?tab=subscription`);
  const line = page.getByRole("list", { name: "خط الاشتراكات" });
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
  await expectNoAxeViolations(page);

  await page.getByRole("main").getByRole("button", { name: "تراجع" }).click();
  await expect(terms.last()).toContainText(end);
  await expect(terms.last()).not.toContainText("توقف");
  await page.getByRole("main").getByRole("button", { name: "تراجع" }).click();
  await expect(terms).toHaveCount(1);
});

test("keeps what is typed of a plan through a reload, until it is given up", async ({ page }) => {
  const add = page.getByRole("button", { name: "إضافة خطة" });
  const form = dialog(page, "إضافة خطة");
  const months = form.getByRole("textbox", { name: "المدة بالأشهر" });
  await page.goto("/admin/memberships");
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
});

test("keeps what is typed of a pause through a reload, for that trainee alone", async ({
  page,
  addTrainee,
}) => {
  const [person, other] = [await addTrainee(), await addTrainee()];
  const open = async (id: string) => {
    await page.goto(`/admin/trainees/${id}?tab=subscription`);
    await page.getByRole("button", { name: "إيقاف مؤقت" }).click();
  };
  const until = dialog(page, "إيقاف مؤقت").getByLabel("العودة في");
  await open(person.id);
  const usual = await until.inputValue();
  await until.fill("2020-01-01");
  await page.reload();
  await open(other.id);
  await expect(until).toHaveValue(usual);
  await open(person.id);
  await expect(until).toHaveValue("2020-01-01");
  await page.keyboard.press("Escape");
  await open(person.id);
  await expect(until).toHaveValue(usual);
});

test("decides what happens at the end of a subscription", async ({ page }) => {
  await page.goto("/admin/settings?tab=general");
  const form = page.locator("form").filter({ hasText: "عند انتهاء الاشتراك" });
  await form.getByText("تذكير ثم إيقاف الحساب").click();
  await form.getByRole("textbox", { name: "أيام السماح بعد النهاية" }).fill("61");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByText("القيمة المسموحة بين 0 و60")).toBeVisible();
  await form.getByRole("textbox", { name: "أيام السماح بعد النهاية" }).fill("٣٠");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");
  await page.reload();
  await expect(form.getByRole("textbox", { name: "أيام السماح بعد النهاية" })).toHaveValue("30");
  await form.getByText("تذكير", { exact: true }).click();
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");

  // What was chosen and not saved is kept.
  await form.getByText("تذكير ثم إيقاف الحساب").click();
  await form.getByRole("textbox", { name: "أيام السماح بعد النهاية" }).fill("12");
  await page.reload();
  await expect(form.getByRole("textbox", { name: "أيام السماح بعد النهاية" })).toHaveValue("12");
  await form.getByRole("button", { name: "التراجع عن التعديل" }).click();
  await expect(form.getByRole("radio", { name: "تذكير", exact: true })).toBeChecked();
});
