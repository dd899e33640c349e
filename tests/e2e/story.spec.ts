import type { Page } from "@playwright/test";
import { newId } from "../../domain/id.ts";
import { expect, test } from "../support/fixtures.ts";

const password = "Newcomer@2026";

async function register(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto("/trainee/login");
  await page.getByRole("link", { name: "ليس لديك حساب؟ سجل الآن!" }).click();
  await page.getByLabel("الاسم الكامل").fill(name);
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("رقم الهاتف").fill("0599 123 456");
  await page.getByText("أنثى", { exact: true }).click();
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByLabel("تأكيد كلمة المرور").fill(password);
  await page.getByLabel("العمر").fill("30");
  await page.getByLabel("الطول").fill("165");
  await page.getByLabel("الوزن الحالي").fill("٨١٫٥");
  await page.getByLabel("الوزن المستهدف").fill("70");
  await page.getByText("خسارة الوزن", { exact: true }).click();
  await page.getByRole("button", { name: "تسجيل", exact: true }).click();
  await expect(page.getByText("تم تسجيل المتدرب بنجاح")).toBeVisible();
  await page.waitForURL("**/trainee/login");
}

async function signIn(page: Page, email: string) {
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByRole("button", { name: "تسجيل الدخول!" }).click();
  await page.waitForURL("**/trainee");
}

test("a newcomer registers and sends a weight, and the trainer sees it in another window", async ({
  page,
  browser,
  signInAs,
  baseURL,
}, { project }) => {
  test.setTimeout(60_000);
  const id = newId();
  const person = { name: `سهاد ${id.slice(-4)}`, email: `${id}@example.com` };
  const visitor = await (await browser.newContext({ ...project.use, baseURL })).newPage();

  await register(visitor, person);
  await signIn(visitor, person.email);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("سهاد");
  await expect(visitor.getByText("81.5").first()).toBeVisible();

  await signInAs("trainer");
  await page.goto("/admin/trainees");
  await page.getByRole("search").getByRole("textbox").fill(person.name.replace("سهاد", "سُهاد"));
  await expect(page.getByText(person.name)).toBeVisible();
  await expect(page.getByText("81.5").first()).toBeVisible();

  await visitor.getByRole("link", { name: /وزن الصباح/ }).click();
  const ruler = visitor.getByRole("slider", { name: "مسطرة الوزن" });
  await expect(ruler).toHaveAttribute("aria-disabled", "false");
  await ruler.press("ArrowDown");
  await ruler.press("ArrowDown");
  await expect(ruler).toHaveAttribute("aria-valuenow", "81.3");
  await visitor.getByRole("button", { name: "أرسل وزني!" }).click();
  const toasts = visitor.getByRole("region", { name: "رسائل الشاشة" });
  await expect(toasts.getByText("تم إرسال الوزن بنجاح!")).toBeVisible();

  await page.reload();
  await expect(page.getByText("81.3").first()).toBeVisible();
  await visitor.context().close();
});
