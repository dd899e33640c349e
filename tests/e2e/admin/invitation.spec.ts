import type { Browser, Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { waitForMail } from "../../support/mail.ts";
import { makePerson } from "../../support/person.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  marker,
  searchBox,
  test,
} from "./trainer.ts";

const password = "Invited@2026";
const phone = { width: 390, height: 844 };

type Host = { baseURL?: string; extraHTTPHeaders?: Record<string, string> };

/** Another person's phone, signed out. */
async function takePhone(browser: Browser, host: Host): Promise<Page> {
  return (await browser.newContext({ ...host, locale: "ar", viewport: phone })).newPage();
}

async function visit(browser: Browser, link: string, host: Host): Promise<Page> {
  const page = await takePhone(browser, host);
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

test("an invitation is checked and sent by the panel, and becomes a trainee on another phone", async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const name = `ريم ${marker()}`;
  const email = `${newId()}@example.com`;
  const dialog = await openInvite(page);
  const create = dialog.getByRole("button", { name: "إنشاء الدعوة" });
  await test.step("the number is shown in international form", async () => {
    await create.click();
    await expect(dialog.getByLabel("الاسم الكامل")).toBeFocused();
    await dialog.getByLabel("الاسم الكامل").fill(name);
    await dialog.getByText("أنثى", { exact: true }).click();
    await dialog.getByLabel("البريد الإلكتروني").fill(email);
    await dialog.getByLabel("رقم الهاتف").fill("0599");
    await create.click();
    await expect(dialog.getByLabel("رقم الهاتف")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("رقم الهاتف").fill("0599 123 456");
    await expect(dialog.getByText("+970599123456")).toBeVisible();
    await dialog.getByLabel("بلد الرقم").selectOption("JO");
    await dialog.getByLabel("رقم الهاتف").fill("079 123 4567");
    await expect(dialog.getByText("+962791234567")).toBeVisible();
  });

  const link = await test.step("the link is sent by WhatsApp or mail", async () => {
    await create.click();
    await expect(dialog.getByText(`دعوة ${name} جاهزة`)).toBeVisible();
    const made = await linkIn(page);
    const whatsApp = dialog.getByRole("link", { name: "إرسال بواتساب" });
    const sent = new URL((await whatsApp.getAttribute("href")) ?? "");
    expect(sent.pathname).toBe("/962791234567");
    expect(sent.searchParams.get("text")).toContain("افتحي الرابط");
    expect(sent.searchParams.get("text")).toContain(made);
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await dialog.getByRole("button", { name: "إرسال بالبريد" }).click();
    expect((await waitForMail(email)).text).toContain(made);
    await dialog.getByRole("button", { name: "تم", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/trainees$/);
    return made;
  });

  const waiting = page.getByRole("listitem").filter({ hasText: name });
  await test.step("the invited person is found among the trainees", async () => {
    await searchBox(page).fill(`${name}غ`);
    await expect(page.getByRole("heading", { name: "لا توجد بيانات مطابقة للبحث" })).toBeVisible();
    await searchBox(page).fill(name);
    await expect(waiting).toContainText("مدعوّة");
    await expect(waiting.getByRole("button", { name: `رابط جديد لدعوة ${name}` })).toBeVisible();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });

  const guest = await visit(browser, link, { baseURL, extraHTTPHeaders });
  await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(name);
  await expect(guest.getByLabel("البريد الإلكتروني")).toHaveValue(email);
  await expect(guest.getByLabel("رقم الهاتف")).toHaveValue("+962791234567");
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
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test("a link reports its state: unreachable, revoked, replaced, open, used", async ({
  page,
  trainer,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { plan, ...person } = makePerson({ name: `هدى ${marker()}` });
  const { name } = person;
  const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` };
  const invited = await page.request.post("/api/admin/invitations", {
    data: { id: newId(), name, gender: "female", email: null, phone: null, plan },
    headers,
  });
  const { link: first } = (await invited.json()) as { link: string };
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: name })}`);
  const waiting = page.getByRole("listitem").filter({ hasText: name });
  await waiting.getByRole("button", { name: `سحب دعوة ${name}` }).click();
  const asked = page.getByRole("dialog", { name: `سحب دعوة ${name}؟` });
  await asked.getByRole("button", { name: "سحب الدعوة" }).click();
  await expect(waiting).toHaveCount(0);

  const dialog = await openInvite(page);
  await dialog.getByRole("tab", { name: /الدعوات/ }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: name })).toContainText("مسحوبة");
  await expectNoAxeViolations(page, { within: "dialog[open]" });

  const guest = await takePhone(browser, { baseURL, extraHTTPHeaders });
  await test.step("fails without a network, and opens on another try", async () => {
    await guest.route("**/api/access/invitation", (route) => route.abort());
    await guest.goto(first);
    await expect(guest.getByRole("alert")).toContainText("تعذّر فتح الدعوة");
    await guest.unroute("**/api/access/invitation");
    await guest.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(guest.getByText("سُحبت هذه الدعوة.")).toBeVisible();
  });

  await dialog.getByRole("button", { name: `رابط جديد لدعوة ${name}` }).click();
  await expect(dialog.getByText(`دعوة ${name} جاهزة`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "إرسال بالبريد" })).toBeHidden();
  const link = await linkIn(page);
  await test.step("is replaced by another, which keeps typed values", async () => {
    await guest.goto(link);
    await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(name);
    await guest.goto(first);
    await expect(guest.getByText("رابط الدعوة غير صحيح.")).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByLabel("الاسم الكامل")).toHaveValue(name);
    await expectNoOverflow(guest);
    await expectNoAxeViolations(guest);
    await guest.getByLabel("العمر").fill("٣١");
    await guest.reload();
    await expect(guest.getByLabel("العمر")).toHaveValue("٣١");
    await guest.getByRole("button", { name: "قبول الدعوة والدخول" }).click();
    await expect(guest.getByText("يرجى اختيار هدف واحد على الأقل")).toBeVisible();
  });

  await test.step("is used", async () => {
    const token = link.split("access_token=")[1];
    const accepted = await guest.request.post("/api/access/invitation/register", {
      data: { token, ...person },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(accepted.status()).toBe(200);
    await guest.reload();
    await expect(guest.getByText("استُخدمت هذه الدعوة من قبل.")).toBeVisible();
    await expect(guest.getByRole("link", { name: "تسجيل الدخول!" })).toHaveAttribute(
      "href",
      "/trainee/login",
    );
  });
  await guest.context().close();
});

test("a trainee added without a password sets it by the link", async ({
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
  await searchBox(page).fill(person.name);
  await expect(page.getByText("متدرب واحد", { exact: true })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: person.name })).toContainText("لم تدخل بعد");
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
  await expect(page.getByRole("heading", { name: "بلا كلمة مرور بعد" })).toBeHidden();
});
