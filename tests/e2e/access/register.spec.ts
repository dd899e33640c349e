import type { Page } from "@playwright/test";
import { holdBack } from "../../support/hold-back.ts";
import { expect, newEmail, open, password, registered, signIn, test } from "./visitor.ts";

const submit = (page: Page) => page.getByRole("button", { name: "تسجيل", exact: true });

async function fill(page: Page, { email = newEmail(), repeated = password } = {}) {
  await page.getByLabel("الاسم الكامل").fill("يوسف بركات");
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("رقم الهاتف").fill("٠٥٩٩١٢٣٤٥٦");
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByLabel("تأكيد كلمة المرور").fill(repeated);
  await page.getByText("ذكر", { exact: true }).click();
  await page.getByLabel("العمر").fill("٣١");
  await page.getByLabel("الطول").fill("178");
  await page.getByLabel("الوزن الحالي").fill("80");
  await page.getByLabel("الوزن المستهدف").fill("76");
  await page.getByText("بناء العضلات", { exact: true }).click();
  return email;
}

test("a registration survives a lost answer, confirms in place of the form, and opens the sign-in after two seconds", async ({
  page,
}) => {
  await open(page, "/trainee/register");
  const email = await fill(page);
  await test.step("a lost answer", async () => {
    await page.route("**/api/access/register", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await submit(page).click();
    await expect(page.getByRole("alert")).toContainText("لا يوجد اتصال بالإنترنت");
    await page.unroute("**/api/access/register");
  });

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(page.getByText("تم تسجيل المتدرب بنجاح")).toBeVisible();
  await expect(page.getByRole("status").getByText("تم تسجيل المتدرب بنجاح")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByText("جاري التسجيل...")).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(/register$/);
  await page.clock.runFor(500);
  await page.waitForURL("**/trainee/login");
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/trainee$/);
});

test("a registration is refused at each field and for a registered address, and keeps typed values", async ({
  page,
}) => {
  const { email } = await registered(page);
  await open(page, "/trainee/register");
  await submit(page).click();
  await expect(page.getByText("هذا الحقل مطلوب")).toHaveCount(10);
  await expect(page.getByText("يرجى اختيار هدف واحد على الأقل")).toBeVisible();
  await expect(page.getByLabel("الاسم الكامل")).toBeFocused();

  await fill(page, { email, repeated: "Another@2026" });
  await page.getByLabel("الوزن الحالي").fill("785");
  await submit(page).click();
  await expect(page.getByText("كلمات المرور غير متطابقة")).toBeVisible();
  await expect(page.getByText("القيمة المسموحة بين 30 و200")).toBeVisible();
  await expect(page.getByText("هذا الحقل مطلوب")).toHaveCount(0);

  await page.getByLabel("الوزن الحالي").fill("٧٨٫٥");
  await page.getByLabel("تأكيد كلمة المرور").fill(password);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("البريد الإلكتروني مسجل مسبقاً");
  await expect(page.getByLabel("البريد الإلكتروني")).toBeFocused();
  await expect(page.getByLabel("الاسم الكامل")).toHaveValue("يوسف بركات");
});

test("a number typed before its field is ready stays", async ({ page }) => {
  const held = await holdBack(page, "**/assets/sections-*.js");
  await open(page, "/trainee/register");
  const weight = page.getByLabel("الوزن الحالي");
  await weight.fill("٨١٫٥");
  held.release();
  const steppedTo = async () => {
    await weight.press("ArrowUp");
    return weight.inputValue();
  };
  await expect.poll(steppedTo).not.toBe("٨١٫٥");
  await expect(weight).toHaveValue("81.6");
});

test("the form assumes nothing; a reload keeps typed values except the password, and cancelling forgets them", async ({
  page,
}) => {
  await open(page, "/trainee/register");
  await test.step("only the first plan is chosen", async () => {
    for (const label of ["العمر", "الطول", "الوزن الحالي", "الوزن المستهدف", "فصيلة الدم"]) {
      await expect(page.getByLabel(label)).toHaveValue("");
    }
    const blood = page.getByLabel("فصيلة الدم").locator("option:checked");
    await expect(blood).toHaveText("غير مسجّل");
    await expect(page.getByRole("radio", { name: "ذكر" })).not.toBeChecked();
    await expect(page.getByRole("checkbox")).toHaveCount(5);
    await expect(page.getByRole("radio", { name: /الخطة الأساسية/ })).toBeChecked();
    for (const price of ["99 ₪", "199 ₪", "299 ₪"]) {
      await expect(page.getByText(price, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("لمدة 6 أشهر")).toBeVisible();
  });

  const email = await fill(page);
  await page.getByLabel("الوزن الحالي").fill("٧٨٫٥");
  await page.getByLabel("فصيلة الدم").selectOption("O-");
  await page.getByText("أنثى", { exact: true }).click();
  await page.getByText("199 ₪", { exact: true }).click();
  await page.getByRole("button", { name: "إظهار كلمة المرور" }).first().click();
  await page.getByLabel("كلمة المرور", { exact: true }).press("End");
  await page.reload();
  await expect(page.getByLabel("البريد الإلكتروني")).toHaveValue(email);
  await expect(page.getByLabel("الوزن الحالي")).toHaveValue("٧٨٫٥");
  await expect(page.getByLabel("فصيلة الدم")).toHaveValue("O-");
  await expect(page.getByRole("radio", { name: "أنثى" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /199 ₪/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "بناء العضلات" })).toBeChecked();
  for (const label of ["كلمة المرور", "تأكيد كلمة المرور"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toContain(password);
  await page.getByRole("link", { name: "إلغاء" }).click();
  await expect(page).toHaveURL(/\/trainee\/login$/);
  await open(page, "/trainee/register");
  await expect(page.getByLabel("البريد الإلكتروني")).toHaveValue("");
});

test("a closed registration is announced", async ({ page }) => {
  await page.route("**/api/access/plans", (route) =>
    route.fulfill({ json: { registration: "closed", plans: [] } }),
  );
  await open(page, "/trainee/register");
  await expect(page.getByText("التسجيل مغلق حالياً")).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});
