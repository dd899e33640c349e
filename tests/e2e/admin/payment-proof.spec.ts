import type { Page } from "@playwright/test";
import { enter } from "../../support/entering.ts";
import { expect, expectNoAxeViolations, test, toast } from "./trainer.ts";

/** A receipt of a bank's app, as a PNG of a phone's screen. */
async function screenshotOf(page: Page, amount: string) {
  const content = await page.evaluate((text) => {
    const canvas = document.createElement("canvas");
    canvas.width = 1080;
    canvas.height = 2340;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#111";
    context.font = "bold 120px sans-serif";
    context.fillText(text, 300, 800);
    context.fillRect(0, 0, canvas.width, 300);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, amount);
  return { name: "screen.png", mimeType: "image/png", buffer: Buffer.from(content, "base64") };
}

const chosen = (page: Page) => page.getByRole("dialog").locator('input[type="file"]').first();

test("a proof of a transfer waits for the network, is noticed when it is chosen again, and becomes payment and renewal", async ({
  page,
  addTrainee,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const person = await addTrainee();
  const phone = await browser.newContext({
    baseURL,
    extraHTTPHeaders,
    locale: "ar",
    viewport: { width: 390, height: 844 },
  });
  const { email, password } = person;
  await enter(phone.request, { role: "trainee", email, password });
  const own = await phone.newPage();
  await own.goto("/trainee/profile");
  const picture = await screenshotOf(own, "99.00");
  const card = own.locator("section").filter({ hasText: "الخطط المتاحة" });

  await test.step("it is sent once the network is back", async () => {
    await own.getByRole("button", { name: "إرسال إثبات تحويل" }).click();
    await own.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(own.getByText("لا إثبات دون صورة التحويل.")).toBeVisible();
    await chosen(own).setInputFiles(picture);
    await expect(own.getByRole("img", { name: "صورة التحويل" })).toBeVisible();
    await own.getByLabel("المبلغ (₪)").fill("99");
    await expectNoAxeViolations(own);
    await phone.setOffline(true);
    await own.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(own.getByText(/محفوظ على هذا الجهاز/)).toBeVisible();
    await phone.setOffline(false);
    await expect(own.getByText("بانتظار التأكيد")).toBeVisible();
  });

  await test.step("the same picture is told before it is sent again", async () => {
    await own.getByRole("button", { name: "إرسال إثبات تحويل" }).click();
    await chosen(own).setInputFiles(picture);
    await expect(own.getByText(/أُرسلت هذه الصورة من قبل/)).toBeVisible();
    await own.getByRole("button", { name: "إلغاء" }).click();
  });

  await test.step("one that is refused is in the dialog again, with its picture", async () => {
    const path = "**/api/trainee/payment-proofs";
    const refusal = {
      type: "about:blank",
      title: "full",
      status: 409,
      code: "payment_proofs_full",
    };
    await own.route(path, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 409, contentType: "application/problem+json", json: refusal })
        : route.fallback(),
    );
    await own.getByRole("button", { name: "إرسال إثبات تحويل" }).click();
    await chosen(own).setInputFiles(await screenshotOf(own, "12"));
    await expect(own.getByRole("img", { name: "صورة التحويل" })).toBeVisible();
    await own.getByLabel("المبلغ (₪)").fill("12.5");
    await own.getByLabel(/^ملاحظة/).fill("عن أختي");
    await own.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(toast(own, "و10 في اليوم")).toBeVisible();
    await own.getByRole("button", { name: "إرسال إثبات تحويل" }).click();
    await expect(own.getByLabel("المبلغ (₪)")).toHaveValue("12.5");
    await expect(own.getByLabel(/^ملاحظة/)).toHaveValue("عن أختي");
    await expect(own.getByRole("img", { name: "صورة التحويل" })).toBeVisible();
    await own.unroute(path);
    await own.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(2);
    await own.getByRole("button", { name: "سحب الإثبات" }).first().click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(1);
  });

  await test.step("a review says that another window decided, though its line of the queue is gone", async () => {
    const other = await page.context().newPage();
    const review = (at: Page) =>
      at.getByRole("button", { name: new RegExp(`مراجعة.*${person.name}`) });
    for (const each of [page, other]) {
      await each.goto("/admin");
      await review(each).click();
      await expect(each.getByLabel("المبلغ (₪)")).toHaveValue("99");
    }
    await other.getByRole("button", { name: "وصلت" }).click();
    await expect(own.getByText("وصل التحويل").first()).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByRole("dialog")).toContainText("أُكّد هذا الإثبات أو رُفض من قبل.");
    await page.keyboard.press("Escape");
    await expect(review(page)).toHaveCount(0);
    await other.getByRole("button", { name: "تراجع", exact: true }).click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(1);
    await other.close();
  });

  await test.step("a review keeps its proof while another window decides it", async () => {
    await own.getByRole("button", { name: "إرسال إثبات تحويل" }).click();
    await chosen(own).setInputFiles(await screenshotOf(own, "7"));
    await expect(own.getByRole("img", { name: "صورة التحويل" })).toBeVisible();
    await own.getByLabel("المبلغ (₪)").fill("7");
    await own.getByRole("button", { name: "إرسال", exact: true }).click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(2);
    const other = await page.context().newPage();
    for (const each of [page, other]) {
      await each.goto("/admin");
      await each.getByRole("button", { name: new RegExp(`مراجعة.*${person.name}`) }).click();
      await expect(each.getByLabel("المبلغ (₪)")).toHaveValue("99");
    }
    await other.getByRole("button", { name: "وصلت" }).click();
    await expect(own.getByText("وصل التحويل").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toContainText("أُكّد هذا الإثبات أو رُفض من قبل.");
    await page.keyboard.press("Escape");
    await other.getByRole("button", { name: "تراجع", exact: true }).click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(2);
    await own.getByRole("button", { name: "سحب الإثبات" }).first().click();
    await expect(own.getByText("بانتظار التأكيد")).toHaveCount(1);
    await other.close();
  });

  await test.step("the trainer refuses it, takes that back, and confirms it", async () => {
    await page.goto("/admin");
    const review = page.getByRole("button", { name: new RegExp(`مراجعة.*${person.name}`) });
    await review.click();
    await expect(page.getByRole("img", { name: "صورة التحويل" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "لم تصل" }).click();
    await page.getByRole("radio", { name: "سبب آخر" }).check({ force: true });
    await page.getByRole("button", { name: "إرسال السبب" }).click();
    await expect(page.getByText("مع «سبب آخر» يلزم ذكر السبب.")).toBeVisible();
    await page.getByLabel("توضيح يصل إلى المتدرب").fill("الحساب غير صحيح");
    await page.getByRole("button", { name: "إرسال السبب" }).click();
    await expect(own.getByText("الحساب غير صحيح")).toBeVisible();
    await page.getByRole("button", { name: "تراجع", exact: true }).click();
    await expect(own.getByText("بانتظار التأكيد")).toBeVisible();
    await review.click();
    await page.getByLabel("التجديد").selectOption({ label: "الخطة الأساسية" });
    await page.getByRole("button", { name: "وصلت" }).click();
    await expect(toast(page, "سُجّلت الدفعة وجُدّد الاشتراك")).toBeVisible();
  });

  await test.step("the person sees it with its receipt", async () => {
    await expect(own.getByText("وصل التحويل").first()).toBeVisible();
    await card.getByRole("button", { name: "الإيصال" }).click();
    const receipt = own.getByRole("article", { name: "إيصال دفع" }).first();
    await expect(receipt).toContainText("99");
  });
  await phone.close();
});
