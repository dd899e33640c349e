import type { Browser, Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { waitForMail } from "../../support/mail.ts";
import { makePerson } from "../../support/person.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, find, marker, test } from "./trainer.ts";

const password = "Invited@2026";
const phone = { width: 390, height: 844 };

/** Somebody else's phone, in which nobody is signed in. */
async function visit(
  browser: Browser,
  link: string,
  of: { baseURL?: string; extraHTTPHeaders?: Record<string, string> },
): Promise<Page> {
  const context = await browser.newContext({ ...of, locale: "ar", viewport: phone });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

const linkIn = async (page: Page) => {
  const text = await page.getByText(/#access_token=/).textContent();
  return text ?? "";
};

async function choosePassword(page: Page) {
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByLabel("تأكيد كلمة المرور").fill(password);
}

async function openInvite(page: Page) {
  await page.goto("/admin/trainees?invite=1");
  return page.getByRole("dialog", { name: "دعوة متدرب" });
}

test("an invitation becomes a trainee on another phone", async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const name = `ريم ${marker()}`;
  const email = `${newId()}@example.com`;
  const dialog = await openInvite(page);
  await dialog.getByLabel("الاسم الكامل").fill(name);
  await dialog.getByText("أنثى", { exact: true }).click();
  await dialog.getByLabel("البريد الإلكتروني").fill(email);
  await dialog.getByLabel("رقم الهاتف").fill("0599 123 456");
  await dialog.getByRole("button", { name: "إنشاء الدعوة" }).click();
  await expect(dialog.getByText(`دعوة ${name} جاهزة`)).toBeVisible();
  const link = await linkIn(page);
  await dialog.getByRole("button", { name: "إرسال بالبريد" }).click();
  expect((await waitForMail(email)).text).toContain(link);
  await dialog.getByRole("button", { name: "تم", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/trainees$/);

  const guest = await visit(browser, link, { baseURL, extraHTTPHeaders });
  await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(name);
  await expect(guest.getByLabel("البريد الإلكتروني")).toHaveValue(email);
  await expect(guest.getByLabel("رقم الهاتف")).toHaveValue("+970599123456");
  await expect(guest.getByRole("radio", { name: "أنثى" })).toBeChecked();
  await guest.getByLabel("العمر").fill("31");
  await guest.getByLabel("الطول").fill("165");
  await guest.getByLabel("الوزن الحالي").fill("72");
  await guest.getByLabel("الوزن المستهدف").fill("65");
  await guest.getByText("خسارة الوزن", { exact: true }).click();
  await choosePassword(guest);
  await guest.getByRole("button", { name: "قبول الدعوة والدخول" }).click();
  await expect(guest).toHaveURL(/\/trainee$/);
  await guest.context().close();
  await find(page, name);
});

test("the panel tells the number and the ways that a link can go", async ({ page }) => {
  const name = `ريم ${marker()}`;
  const dialog = await openInvite(page);
  await dialog.getByRole("button", { name: "إنشاء الدعوة" }).click();
  await expect(dialog.getByLabel("الاسم الكامل")).toBeFocused();
  await dialog.getByLabel("الاسم الكامل").fill(name);
  await dialog.getByText("أنثى", { exact: true }).click();
  await dialog.getByLabel("رقم الهاتف").fill("0599");
  await dialog.getByRole("button", { name: "إنشاء الدعوة" }).click();
  await expect(dialog.getByLabel("رقم الهاتف")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("رقم الهاتف").fill("0599 123 456");
  await expect(dialog.getByText("+970599123456")).toBeVisible();
  await dialog.getByLabel("بلد الرقم").selectOption("JO");
  await dialog.getByLabel("رقم الهاتف").fill("079 123 4567");
  await expect(dialog.getByText("+962791234567")).toBeVisible();
  await dialog.getByRole("button", { name: "إنشاء الدعوة" }).click();
  const whatsApp = dialog.getByRole("link", { name: "إرسال بواتساب" });
  const sent = new URL((await whatsApp.getAttribute("href")) ?? "");
  expect(sent.pathname).toBe("/962791234567");
  expect(sent.searchParams.get("text")).toContain("افتحي الرابط");
  expect(sent.searchParams.get("text")).toContain(await linkIn(page));
  await expect(dialog.getByRole("button", { name: "إرسال بالبريد" })).toBeHidden();
  await expectNoAxeViolations(page);
});

test("what was typed outlives a reload, and a used link says so", async ({
  trainer,
  context,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { plan: _, ...person } = makePerson({ name: `ريم ${marker()}` });
  const invited = await context.request.post("/api/admin/invitations", {
    data: {
      ...{ id: newId(), name: person.name, gender: "female" },
      ...{ email: person.email, phone: null, plan: "basic" },
    },
    headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` },
  });
  const { link } = (await invited.json()) as { link: string };
  const guest = await visit(browser, link, { baseURL, extraHTTPHeaders });
  await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(person.name);
  await expectNoOverflow(guest);
  await expectNoAxeViolations(guest);
  await guest.getByLabel("العمر").fill("٣١");
  await guest.reload();
  await expect(guest.getByLabel("العمر")).toHaveValue("٣١");
  await guest.getByRole("button", { name: "قبول الدعوة والدخول" }).click();
  await expect(guest.getByText("يرجى اختيار هدف واحد على الأقل")).toBeVisible();

  const token = link.split("access_token=")[1];
  const accepted = await guest.request.post("/api/access/invitation/register", {
    data: { token, ...person },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(accepted.status()).toBe(200);
  await guest.reload();
  await expect(guest.getByText("استُعملت هذه الدعوة من قبل.")).toBeVisible();
  await expect(guest.getByRole("link", { name: "تسجيل الدخول!" })).toHaveAttribute(
    "href",
    "/trainee/login",
  );
  await expectNoAxeViolations(guest);
  await guest.context().close();
});

test("an invitation that is taken back opens nothing, until it has a new link", async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const name = `هدى ${marker()}`;
  const dialog = await openInvite(page);
  await dialog.getByLabel("الاسم الكامل").fill(name);
  await dialog.getByText("أنثى", { exact: true }).click();
  await dialog.getByRole("button", { name: "إنشاء الدعوة" }).click();
  const first = await linkIn(page);
  await dialog.getByRole("button", { name: "دعوة أخرى" }).click();
  await dialog.getByRole("tab", { name: /الدعوات/ }).click();
  await dialog.getByRole("button", { name: `سحب دعوة ${name}` }).click();
  const asked = page.getByRole("dialog", { name: `سحب دعوة ${name}؟` });
  await asked.getByRole("button", { name: "سحب الدعوة" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: name })).toContainText("مسحوبة");
  await expectNoAxeViolations(page);

  const guest = await visit(browser, first, { baseURL, extraHTTPHeaders });
  await expect(guest.getByText("سُحبت هذه الدعوة.")).toBeVisible();
  await dialog.getByRole("button", { name: `رابط جديد لدعوة ${name}` }).click();
  await expect(dialog.getByText(`دعوة ${name} جاهزة`)).toBeVisible();
  await guest.goto(await linkIn(page));
  await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(name);
  await guest.goto(first);
  await expect(guest.getByText("رابط الدعوة غير صحيح.")).toBeVisible();
  await guest.context().close();
});

test("somebody added without a password chooses it by the link", async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const person = makePerson({ name: `سلمى ${marker()}` });
  await page.goto("/admin/trainees");
  await page.getByRole("button", { name: "إضافة متدرب" }).first().click();
  const form = page.getByRole("dialog", { name: "تسجيل متدرب جديد" });
  await form.getByLabel("الاسم الكامل").fill(person.name);
  await form.getByLabel("البريد الإلكتروني").fill(person.email);
  await form.getByLabel("رقم الهاتف").fill("0599 123 456");
  await form.getByText("أنثى", { exact: true }).click();
  await form.getByLabel("العمر").fill("30");
  await form.getByLabel("الطول").fill("165");
  await form.getByLabel("الوزن الحالي").fill("80");
  await form.getByLabel("الوزن المستهدف").fill("70");
  await form.getByText("خسارة الوزن", { exact: true }).click();
  await form.getByRole("button", { name: "تسجيل", exact: true }).click();
  const ready = page.getByRole("dialog", { name: "تم تسجيل المتدرب بنجاح" });
  await expect(ready.getByText("+970599123456")).toBeVisible();
  const link = await linkIn(page);
  await ready.getByRole("button", { name: "تم", exact: true }).click();
  await find(page, person.name);
  await expect(page.getByRole("cell", { name: "لم تدخل بعد" })).toBeVisible();
  await page.getByRole("link", { name: person.name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "بلا كلمة مرور بعد" })).toBeVisible();

  const guest = await visit(browser, link, { baseURL, extraHTTPHeaders });
  await expect(guest.getByLabel("البريد الذي تدخلين به")).toHaveValue(person.email);
  await expectNoOverflow(guest);
  await expectNoAxeViolations(guest);
  await guest.getByLabel("كلمة المرور الجديدة").fill(password);
  await guest.getByLabel("تأكيد كلمة المرور").fill("Another@2026");
  await guest.getByRole("button", { name: "حفظ والدخول" }).click();
  await expect(guest.getByLabel("تأكيد كلمة المرور")).toHaveAttribute("aria-invalid", "true");
  await guest.getByLabel("تأكيد كلمة المرور").fill(password);
  await guest.getByRole("button", { name: "حفظ والدخول" }).click();
  await expect(guest).toHaveURL(/\/trainee$/);
  await guest.context().close();
  await page.reload();
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "بلا كلمة مرور بعد" })).toBeHidden();
});

test("an invitation that cannot be opened now says so, and opens on another try", async ({
  page,
}) => {
  await page.route("**/api/access/invitation", (route) => route.abort());
  await page.goto("/invitation#access_token=unknown");
  await expect(page.getByRole("alert")).toContainText("تعذّر فتح الدعوة");
  await page.unroute("**/api/access/invitation");
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByText("رابط الدعوة غير صحيح.")).toBeVisible();
});
