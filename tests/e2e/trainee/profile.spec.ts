import type { Page } from "@playwright/test";
import type { MeasurementsPage } from "../../../domain/contract/body/measurements.ts";
import { goOffline } from "../../support/fixtures.ts";
import { expect, expectNoAxeViolations, test } from "./newcomer.ts";

const openProfile = async (page: Page) => {
  await page.goto("/trainee/profile");
  await expect(page.getByRole("heading", { name: "القياسات" })).toBeVisible();
};

const lineOf = (page: Page, kind: string) =>
  page.getByRole("listitem").filter({ hasText: kind }).last();

async function historyOf(page: Page, token: string, kind: string): Promise<MeasurementsPage> {
  const answer = await page.request.get(`/api/trainee/measurements?kind=${kind}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

test("a measurement in flight mode is validated, waits, is counted, and arrives once", async ({
  page,
  context,
  register,
}) => {
  const { token } = await register({ weight: 82 });
  await openProfile(page);
  await expect(lineOf(page, "محيط الخصر")).toContainText("غير مسجّل");
  await goOffline(page);

  await page.getByRole("button", { name: "قياس جديد" }).click();
  const form = page.getByRole("dialog", { name: "قياس جديد" });
  await expect(form.getByText("آخر مرة: 82.0")).toBeVisible();
  await form.getByLabel("محيط الخصر").fill("900");
  await form.getByLabel("محيط الرقبة").fill("٣٥٫٥");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByText("القيمة المسموحة بين 30 و250")).toBeVisible();
  await expect(form.getByLabel("محيط الخصر")).toHaveValue("900");
  await form.getByLabel("محيط الخصر").fill("82,5");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form).toBeHidden();

  await expect(lineOf(page, "محيط الخصر")).toContainText("82.5");
  await expect(lineOf(page, "محيط الرقبة")).toContainText("35.5");
  await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeHidden();
  await expect(lineOf(page, "محيط الخصر")).toContainText("82.5");
  const { measurements } = await historyOf(page, token, "waist");
  expect(measurements).toMatchObject([{ value: 82.5, writtenBy: "trainee" }]);

  await lineOf(page, "محيط الخصر").getByRole("button").click();
  const history = page.getByRole("dialog", { name: "سجل محيط الخصر" });
  await expect(history.getByText("تسجيل ذاتي")).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await history.getByRole("button", { name: /^حذف قياس/ }).click();
  await history.getByRole("button", { name: "تراجع" }).click();
  await expect(history.getByText("تسجيل ذاتي")).toBeVisible();
  await page.goBack();
  await expect(history).toBeHidden();
  await expect(lineOf(page, "محيط الخصر")).toContainText("82.5");
});

/** An upright camera picture, as bytes of a file. */
async function pictureOf(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 900];
    const context = canvas.getContext("2d");
    context?.fillRect(0, 0, 600, 450);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(text, "base64");
}

test("a photo is cropped by keys, scaled down, shown and removed, and an offered plan is requested by message", async ({
  page,
  register,
}) => {
  await register();
  await openProfile(page);
  await page.getByRole("button", { name: "إضافة صورة" }).click();
  const dialog = page.getByRole("dialog", { name: "الصورة الشخصية" });
  const file = dialog.getByLabel("اختيار صورة").and(dialog.locator("input"));
  await file.setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
  });
  await expect(dialog.getByText("هذا الملف ليس صورة يمكن عرضها")).toBeVisible();

  const buffer = await pictureOf(page);
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await dialog.getByRole("slider", { name: "التكبير" }).fill("2");
  await dialog.getByRole("group", { name: "موضع الصورة داخل الإطار" }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
  const sending = page.waitForRequest((request) => request.method() === "PUT");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  const { requestBodySize } = await (await sending).sizes();
  expect(requestBodySize).toBeLessThan(200 * 1024);

  const face = page.getByRole("button", { name: "تغيير الصورة" }).locator("img");
  await expect(face).toHaveAttribute("src", /^\/api\/media\/photos\//);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.getByRole("banner").getByRole("button").click();
  await expect(page.getByRole("dialog").locator("img")).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "تغيير الصورة" }).click();
  await dialog.getByRole("button", { name: "حذف الصورة" }).click();
  await expect(page.getByRole("button", { name: "إضافة صورة" })).toBeVisible();

  await test.step("the current plan, and offered plans", async () => {
    await expect(page.getByText("99 ₪", { exact: true })).toBeVisible();
    await expect(page.getByText("لمدة شهر واحد", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "الخطط المتاحة" }).click();
    const plans = page.getByRole("dialog", { name: "الخطط المتاحة" });
    await expect(plans.getByText("استشارات غير محدودة")).toBeVisible();
    await plans.getByRole("button", { name: "طلبها في المحادثة: الخطة الاحترافية" }).click();
    await expect(page).toHaveURL(/\/trainee\/chat$/);
    await expect(page.getByRole("textbox")).toHaveValue(/أرغب في الاشتراك في الخطة الاحترافية/);
  });
});
