import type { Page } from "@playwright/test";
import { waitForMail } from "../../support/mail.ts";
import {
  emailField,
  expect,
  failWith,
  open,
  passwordField,
  registered,
  signIn,
  test,
} from "./visitor.ts";

const newPassword = "Renewed@2026";
const invalidLink = "رابط إعادة تعيين كلمة المرور غير صالح أو منتهي الصلاحية";
const send = (page: Page) => page.getByRole("button", { name: "إرسال الرابط" });
const save = (page: Page) => page.getByRole("button", { name: "حفظ كلمة المرور" });

async function setPassword(page: Page, first: string, second = first) {
  await page.getByLabel("كلمة المرور الجديدة").fill(first);
  await page.getByLabel("تأكيد كلمة المرور").fill(second);
  await save(page).click();
}

test("a forgotten password is renewed by the mailed link", async ({ page }) => {
  const { email } = await registered(page);
  await open(page, "/trainee/login");
  await page.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
  await emailField(page).fill(email);
  await send(page).click();
  await expect(page.getByText("أُرسل إليه رابط إعادة التعيين")).toBeVisible();
  await expect(page.getByRole("link", { name: "العودة إلى تسجيل الدخول" })).toHaveAttribute(
    "href",
    "/trainee/login",
  );

  const { text } = await waitForMail(email);
  const link = /\S+\/reset-password-confirmation#access_token=\S+/.exec(text)?.[0] ?? "";
  await open(page, link);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await setPassword(page, newPassword);
  await expect(page.getByText("تم تغيير كلمة المرور بنجاح")).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page).toHaveURL(/reset-password-confirmation/);
  await page.clock.runFor(500);
  await page.waitForURL("**/trainee/login");
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/trainee$/);
});

test("a reset requires an address, reports a failed request, and answers an unknown address like any", async ({
  page,
}) => {
  await open(page, "/reset-password");
  await send(page).click();
  await expect(page.getByText("يرجى إدخال البريد الإلكتروني")).toBeVisible();
  await failWith(page, "reset-password", { status: 500, code: "internal" });
  await emailField(page).fill("somebody@example.com");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "حدث خطأ أثناء إرسال طلب إعادة تعيين كلمة المرور",
  );
  await page.unrouteAll();
  await emailField(page).fill("nobody@example.com");
  await send(page).click();
  await expect(page.getByText("أُرسل إليه رابط إعادة التعيين")).toBeVisible();
});

test("new passwords must match and have eight characters, and an unknown link is refused", async ({
  page,
}) => {
  await open(page, "/reset-password-confirmation#access_token=unknown");
  await setPassword(page, newPassword, "Another@2026");
  await expect(page.getByText("كلمات المرور غير متطابقة")).toBeVisible();
  await setPassword(page, "short");
  await expect(page.getByText("يجب أن تكون كلمة المرور 8 أحرف على الأقل")).toBeVisible();
  await failWith(page, "new-password", { status: 500, code: "internal" });
  await setPassword(page, newPassword);
  await expect(page.getByRole("alert")).toHaveText("حدث خطأ أثناء تحديث كلمة المرور");
  await page.unrouteAll();
  await setPassword(page, newPassword);
  await expect(page.getByRole("alert")).toContainText(invalidLink);
  await expect(page.getByRole("link", { name: "طلب رابط جديد" })).toBeVisible();
});

test("links without a token or with an unknown one are shown as invalid", async ({ page }) => {
  await open(page, "/reset-password-confirmation");
  await expect(page.getByRole("alert")).toContainText(invalidLink);
  await open(page, "/confirm-email#access_token=unknown");
  await expect(page.getByRole("alert")).toHaveText("رابط تأكيد البريد غير صالح أو منتهي الصلاحية");
  await expect(passwordField(page)).toHaveCount(0);
});
