import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { enter } from "../../support/entering.ts";
import { waitForMail } from "../../support/mail.ts";
import { newEmail, open, signIn } from "../access/visitor.ts";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./newcomer.ts";

const newPassword = "Renewed@2026";

const dialogs = "dialog[open]";
const settings = (page: Page) => page.getByRole("dialog", { name: "الإعدادات" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function fillPasswords(page: Page, current: string, next: string, again = next) {
  await field(page, "كلمة المرور الحالية").fill(current);
  await field(page, "كلمة المرور الجديدة").fill(next);
  await field(page, "تأكيد كلمة المرور الجديدة").fill(again);
  await press(page, "تغيير كلمة المرور");
}

/** The authenticator's codes of a secret. */
const codesOf = (secret: string) => (timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

async function enterRecoveryCode(page: Page, code: string) {
  await press(page, "الهاتف ليس معي: رمز استرداد");
  await field(page, "رمز الاسترداد").fill(code);
}

test("the password change requires the current one, and shows errors at their fields", async ({
  page,
  register,
}) => {
  const { credentials: account } = await register();
  await page.goto("/trainee?settings=security");
  const rule = settings(page).getByRole("listitem", { name: "مكتمل: 8 أحرف على الأقل" });
  await field(page, "كلمة المرور الجديدة").fill("قصيرة");
  await expect(rule).toBeHidden();
  await field(page, "كلمة المرور الجديدة").fill(newPassword);
  await expect(rule).toBeVisible();

  await fillPasswords(page, account.password, "قصيرة");
  await expectText(page, "كلمة المرور يجب أن تكون 8 أحرف على الأقل");
  await fillPasswords(page, account.password, newPassword, "Another@2026");
  await expectText(page, "كلمات المرور غير متطابقة");
  await fillPasswords(page, "wrong password", newPassword);
  await expectText(page, "كلمة المرور الحالية غير صحيحة");
  await expect(field(page, "كلمة المرور الجديدة")).toHaveValue(newPassword);

  await page.context().setOffline(true);
  await fillPasswords(page, account.password, newPassword);
  await expect(settings(page).getByRole("alert")).toContainText("لا يوجد اتصال");
  await expect(field(page, "كلمة المرور الحالية")).toHaveValue(account.password);
  await page.context().setOffline(false);
  await press(page, "تغيير كلمة المرور");
  await expectText(page, "تم تغيير كلمة المرور بنجاح");
  await expect(field(page, "كلمة المرور الجديدة")).toHaveValue("");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const secret of [account.password, newPassword]) expect(stored).not.toContain(secret);

  await enter(page.context().request, { ...account, password: newPassword });
});

test("the second step is enabled by a code, required at the sign-in, disabled, and enabled despite a lost answer", async ({
  page,
  register,
}) => {
  const { credentials: account } = await register();
  await page.goto("/trainee?settings=security");
  await press(page, "تفعيل التحقق بخطوتين");
  await field(page, "كلمة المرور").fill("wrong password");
  await press(page, "متابعة");
  await expectText(page, "كلمة المرور الحالية غير صحيحة");
  await field(page, "كلمة المرور").fill(account.password);
  await press(page, "متابعة");
  await expect(page.getByRole("img", { name: "رمز يُمسح بتطبيق المصادقة" })).toBeVisible();
  const uri = await page.getByRole("link", { name: "فتح في تطبيق المصادقة" }).getAttribute("href");
  expect(decodeURIComponent(uri ?? "")).toContain(`Miran:${account.email}`);
  const secret = new URL(uri ?? "").searchParams.get("secret") ?? "";
  await expect(page.getByText(secret.replace(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  await expectNoAxeViolations(page, { within: dialogs });
  await expectNoOverflow(page, 320);
  const codeAt = codesOf(secret);

  await field(page, "رمز التحقق").fill(codeAt(Date.now()) === "000000" ? "000001" : "000000");
  await press(page, "تأكيد وتفعيل");
  await expectText(page, "رمز التحقق غير صحيح");
  await field(page, "رمز التحقق").fill(codeAt(Date.now()));
  await press(page, "تأكيد وتفعيل");
  const codes = page.getByRole("dialog", { name: "رموز الاسترداد" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const first = await codes.getByRole("listitem").allInnerTexts();
  const download = page.waitForEvent("download");
  await codes.getByRole("link", { name: "تنزيلها في ملف" }).click();
  expect((await download).suggestedFilename()).toBe("miran-recovery-codes.txt");
  await expectNoAxeViolations(page, { within: dialogs });
  const question = page.getByRole("dialog", { name: "إغلاق الرموز قبل حفظها؟" });
  for (const leave of [
    () => page.mouse.click(5, 5),
    () => page.keyboard.press("Escape"),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(codes.getByRole("listitem").first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await press(page, "حفظتُها في مكان آمن");
  await expectText(page, "بقيت لك 10 رموز استرداد");

  await page.context().clearCookies();
  await open(page, "/trainee/login");
  await signIn(page, account.email, account.password);
  await field(page, "رمز التحقق").fill(codeAt(Date.now() + 30_000));
  await press(page, "تأكيد");
  await expect(page).toHaveURL(/\/trainee$/);

  await goWithin(page, "/trainee?settings=security");
  await press(page, "رموز استرداد جديدة");
  const makeCodes = page
    .getByRole("dialog", { name: "رموز استرداد جديدة" })
    .getByRole("button", { name: "رموز استرداد جديدة" });
  await field(page, "كلمة المرور").fill(account.password);
  await makeCodes.click();
  await expectText(page, "رمز التحقق مطلوب.");
  await enterRecoveryCode(page, "AAAAA-AAAAA");
  await makeCodes.click();
  await expectText(page, "رمز التحقق غير صحيح");
  await expectNoAxeViolations(page, { within: dialogs });
  await expectNoOverflow(page, 320);
  await field(page, "رمز الاسترداد").fill(first[0] ?? "");
  await makeCodes.click();
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const renewed = await codes.getByRole("listitem").allInnerTexts();
  expect(renewed.filter((code) => first.includes(code))).toEqual([]);
  await press(page, "حفظتُها في مكان آمن");

  await press(page, "إيقاف");
  await field(page, "كلمة المرور").fill(account.password);
  await enterRecoveryCode(page, renewed[0] ?? "");
  await press(page, "إيقاف التحقق بخطوتين");
  await expect(page.getByRole("button", { name: "تفعيل التحقق بخطوتين" })).toBeVisible();

  await test.step("codes of a lost answer are made again, and a refused copy selects the key", async () => {
    await press(page, "تفعيل التحقق بخطوتين");
    await field(page, "كلمة المرور").fill(account.password);
    await press(page, "متابعة");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await press(page, "نسخ المفتاح");
    await expectText(page, "صار النص محدداً");
    const key = await page.evaluate(() => String(getSelection()));
    const next = codesOf(key.replaceAll(/\s/g, ""));

    await page.route("**/security/totp/confirm", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field(page, "رمز التحقق").fill(next(Date.now()));
    await press(page, "تأكيد وتفعيل");
    await expectText(page, "لكن رموز الاسترداد لم تصل إلى هنا");
    await expectNoAxeViolations(page, { within: dialogs });
    await field(page, "كلمة المرور").fill(account.password);
    await field(page, "رمز التحقق").fill(next(Date.now() + 30_000));
    await makeCodes.click();
    await expect(codes.getByRole("listitem")).toHaveCount(10);
  });
});

test("another device is shown and signed out, and so are all others", async ({
  page,
  playwright,
  baseURL,
  register,
}) => {
  const { credentials: account } = await register();
  const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
  const other = await playwright.request.newContext({ baseURL, userAgent: firefox });
  const third = await playwright.request.newContext({ baseURL });
  for (const device of [other, third]) await enter(device, account);
  const refresh = async (device: typeof other) => {
    const headers = { "sec-fetch-site": "same-origin" };
    return (await device.post("/api/access/refresh", { data: {}, headers })).status();
  };

  await page.goto("/trainee?settings=security");
  const devices = settings(page).getByRole("listitem").filter({ hasText: "الدخول:" });
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText("هذا الجهاز");
  await expect(devices.first().getByRole("button")).toHaveCount(0);
  await expect(devices.filter({ hasText: "فايرفوكس على ويندوز" })).toContainText(
    "آخر استخدام: الآن",
  );
  await expectNoAxeViolations(page, { within: dialogs });
  await expectNoOverflow(page, 320);

  await page.getByRole("button", { name: "إنهاء جلسة فايرفوكس على ويندوز" }).click();
  const asked = page.getByRole("dialog", { name: "إنهاء هذه الجلسة؟" });
  await asked.getByRole("button", { name: "إنهاء", exact: true }).click();
  await expect(devices).toHaveCount(2);
  expect(await refresh(other)).toBe(401);
  expect(await refresh(third)).toBe(200);

  await press(page, "إنهاء كل الجلسات الأخرى");
  const all = page.getByRole("dialog", { name: "إنهاء كل الجلسات الأخرى؟" });
  await all.getByRole("button", { name: "إنهاء كل الجلسات الأخرى" }).click();
  await expect(devices).toHaveCount(1);
  expect(await refresh(third)).toBe(401);
  for (const device of [other, third]) await device.dispose();
});

test("the e-mail changes once its mailed link is opened", async ({ page, register }) => {
  const next = newEmail();
  const { credentials: account } = await register();
  await page.goto("/trainee?settings=profile");
  await press(page, "تغيير البريد");
  const form = page.getByRole("dialog", { name: "تغيير البريد" });
  await form.getByLabel("البريد الإلكتروني الجديد").fill(account.email);
  await form.getByLabel("كلمة المرور الحالية").fill("wrong password");
  await press(page, "إرسال رابط التأكيد");
  await expectText(page, "هذا هو بريدك الحالي");
  await form.getByLabel("البريد الإلكتروني الجديد").fill("layan@miran.example");
  await press(page, "إرسال رابط التأكيد");
  await expectText(page, "كلمة المرور الحالية غير صحيحة");
  await form.getByLabel("كلمة المرور الحالية").fill(account.password);
  await press(page, "إرسال رابط التأكيد");
  await expectText(page, "البريد الإلكتروني مسجل مسبقاً");
  await form.getByLabel("البريد الإلكتروني الجديد").fill(next);
  await press(page, "إرسال رابط التأكيد");
  await expectText(page, "بانتظار تأكيد البريد الجديد");
  await expectNoAxeViolations(page, { within: dialogs });
  await expectNoOverflow(page, 320);
  await waitForMail(next);
  await press(page, "إرسال الرابط من جديد");
  const { text } = await waitForMail(next, 1);
  await open(page, /\S+\/confirm-email#access_token=\S+/.exec(text)?.[0] ?? "");
  await expectText(page, "تغيّر بريد حسابك");

  // The browser that opened the link is still signed in.
  await page.goto("/trainee?settings=profile");
  await expect(settings(page).getByText(next)).toBeVisible();
  await expect(page.getByRole("button", { name: "تغيير البريد" })).toBeVisible();
  await enter(page.context().request, { ...account, email: next });
});
