import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { goWithin } from "../within.ts";
import { expect, failWith, test } from "./trainer.ts";

/** A past month without payments of other tests or sample people. */
const month = (n: number) => `2016-${String(n).padStart(2, "0")}`;
const ledgerApi = /\/api\/admin\/payments(\?|$)/;

const at = (of: string) => `/admin/memberships?view=payments&month=${of}`;

async function choose(page: Page, ...people: readonly { name: string }[]) {
  await page.getByRole("button", { name: "تسجيل دفعة" }).click();
  const dialog = page.getByRole("dialog", { name: "تسجيل دفعة" });
  for (const { name } of people) {
    await dialog.getByRole("search").getByRole("textbox").fill(name);
    await dialog.getByLabel(name, { exact: true }).check();
  }
  return dialog;
}

/** The figure of the month's payments. */
const received = (page: Page) => page.getByRole("button", { name: /^المستلم في/ });

/** The sum of the amounts in the month's file, in ₪. */
async function sumOfFile(page: Page): Promise<number> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "تنزيل CSV" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  const lines = text.trim().split("\r\n").slice(1);
  return lines.reduce((sum, line) => sum + Math.round(Number(line.split(",")[2]) * 100), 0) / 100;
}

test("a payment's draft survives an error and a reload, two people pay at once, and the file excludes reversals", async ({
  page,
  addTrainee,
}) => {
  const ledger = page.getByRole("tabpanel", { name: "المدفوعات" });
  const person = await addTrainee();
  await test.step("a figure lists its debtors with their ages, reminded together or paid one by one", async () => {
    await page.goto("/admin/memberships?view=payments");
    const open = page.getByRole("button", { name: /^المفتوح/ });
    await open.click();
    await expect(open).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/show=open/);
    const owing = page.getByRole("list", { name: "المفتوح" });
    const line = owing.getByRole("listitem").filter({ hasText: person.name });
    // Who owes since today is last, behind those of other tests.
    const more = page.getByRole("button", { name: "مدينون آخرون" });
    await expect(owing.getByRole("listitem").first()).toBeVisible();
    await expect(async () => {
      // News of other tests may take the button away between the look and the press.
      if (await more.isVisible()) await more.click({ timeout: 1_000 });
      await expect(line).toContainText("مستحق اليوم", { timeout: 1_000 });
    }).toPass();
    await line.getByRole("button", { name: `تذكير: ${person.name}` }).click();
    await page.getByRole("menuitem", { name: "تذكير في المحادثة" }).click();
    const reminder = page.getByRole("dialog", { name: "تذكير بالمستحق" });
    await expect(reminder.getByRole("figure")).toContainText("99\u00a0₪ من الاشتراك");
    await reminder.getByRole("button", { name: "إرسال إلى متدرب واحد" }).click();
    await expect(line).toContainText("آخر تذكير اليوم");
    await page.getByRole("button", { name: "تذكير الجميع" }).click();
    await expect(reminder.getByText(/ذُكّروا اليوم: \d/)).toBeVisible();
    await expect(
      reminder.getByRole("list", { name: "من يشملهم ذلك" }).getByText(person.name),
    ).toBeHidden();
    await page.keyboard.press("Escape");
    await line.getByRole("button", { name: `تسجيل دفعة: ${person.name}` }).click();
    const dialog = page.getByRole("dialog", { name: `دفعة من ${person.name}` });
    await expect(dialog).toContainText("يسدّد كل المستحق: 99\u00a0₪");
    await dialog.getByLabel("المبلغ").fill("40");
    await expect(dialog).toContainText("ويبقى 59\u00a0₪");
    await dialog.getByLabel("المبلغ").fill("99");
    await dialog.getByRole("button", { name: "تسجيل", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(owing.getByText(person.name)).toHaveCount(0);
    await expect(page.getByText(`سُجّلت دفعة من ${person.name}: 99\u00a0₪`).last()).toBeVisible();
    await page.getByRole("button", { name: "تراجع", exact: true }).last().click();
    await expect(page.getByText("عُكس ما سُجّل: 99\u00a0₪").last()).toBeVisible();
  });
  await test.step("a draft stays, and is stored once", async () => {
    await page.goto(at(month(4)));
    await failWith(page, ledgerApi, "POST", 503, "unavailable");
    const dialog = await choose(page, person);
    await dialog.getByLabel(`مبلغ ${person.name}`).fill("45");
    await dialog.getByLabel("تاريخ الدفع").fill("2016-04-07");
    await dialog.getByText("حوالة").click();
    await dialog.getByRole("button", { name: "تسجيل", exact: true }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.unroute(ledgerApi);
    await page.reload();
    await page.getByRole("button", { name: "تسجيل دفعة" }).click();
    await expect(dialog.getByLabel(`مبلغ ${person.name}`)).toHaveValue("45");
    await expect(dialog.getByLabel("حوالة")).toBeChecked();
    await dialog.getByRole("button", { name: "تسجيل", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(received(page)).toContainText("45");
    await page.getByRole("button", { name: "تسجيل دفعة" }).click();
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("two pay at once, and one payment is reversed", async () => {
    const people = [await addTrainee(), await addTrainee()];
    const [one, other] = people;
    await goWithin(page, at(month(3)));
    await expect(ledger.getByText("لا مدفوعات في مارس 2016")).toBeVisible();

    const dialog = await choose(page, ...people);
    await dialog.getByLabel(`مبلغ ${one?.name}`).fill("٩٩٫٥");
    await dialog.getByLabel(`مبلغ ${other?.name}`).fill("1.000");
    await dialog.getByLabel("تاريخ الدفع").fill("2016-03-05");
    await dialog.getByRole("button", { name: "تسجيل", exact: true }).click();
    await expect(dialog.getByText("منزلتان عشريتان على الأكثر")).toBeVisible();
    await dialog.getByLabel(`مبلغ ${other?.name}`).fill("200,50");
    await expect(dialog.getByText("المجموع من شخصين: 300\u00a0₪")).toBeVisible();
    await dialog.getByRole("button", { name: "تسجيل", exact: true }).click();
    await expect(page.getByText("سُجّلت دفعتان: 300\u00a0₪").last()).toBeVisible();
    await expect(dialog).toBeHidden();

    await expect(received(page)).toContainText("300");
    await expect(ledger.getByRole("definition").first()).toContainText("300");
    expect(await sumOfFile(page)).toBe(300);

    await page.getByRole("button", { name: `إجراءات دفعة ${other?.name}` }).click();
    await page.getByRole("menuitem", { name: "عكس الدفعة" }).click();
    const question = page.getByRole("dialog", { name: `إلغاء دفعة ${other?.name} بقيد عكسي؟` });
    await question.getByRole("button", { name: "عكس الدفعة" }).click();
    await expect(received(page)).toContainText("99.50");
    await expect(ledger.getByRole("row", { name: other?.name })).toContainText("معكوسة");
    expect(await sumOfFile(page)).toBe(99.5);
  });
});

test("a recorded payment reaches the trainee's phone, with its receipt", async ({
  context,
  addTrainee,
  browser,
  baseURL,
  extraHTTPHeaders,
  trainer,
}) => {
  const person = await addTrainee();
  const phone = await browser.newContext({ baseURL, extraHTTPHeaders, locale: "ar" });
  const { email, password } = person;
  await enter(phone.request, { role: "trainee", email, password });
  const own = await phone.newPage();
  await own.goto("/trainee/profile");
  await own.getByText("مدفوعاتي").click();
  await expect(own.getByText("لا مدفوعات بعد")).toBeVisible();

  const response = await context.request.post("/api/admin/payments", {
    headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` },
    data: {
      payments: [{ id: newId(), traineeId: person.id, agorot: 12_050 }],
      method: "card",
      paidOn: "2016-05-01",
      note: "شكراً لك",
    },
  });
  expect(response.ok()).toBe(true);
  await own.getByRole("button", { name: /إيصال دفعة/ }).click();
  const receipt = own.getByRole("article", { name: "إيصال دفع" }).first();
  await expect(receipt).toContainText("120.50");
  await expect(receipt).toContainText(person.name);
  await expect(receipt).toContainText("شكراً لك");
  await expect(receipt).toContainText(/رقم الإيصال \d+ لسنة 2016/);
  // More than the price is told once, as paid ahead.
  await expect(receipt.getByText(/مدفوعة مقدّماً/)).toHaveText("21.50\u00a0₪ مدفوعة مقدّماً");
  const picture = own.waitForEvent("download");
  await own.getByRole("button", { name: "إرسال كصورة" }).click();
  expect((await picture).suggestedFilename()).toMatch(/^إيصال 2016-\d{4}\.png$/);
  await phone.close();
});
