import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzip } from "../../support/zip.ts";
import { goWithin } from "../within.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  failWith,
  test,
  today,
} from "./newcomer.ts";

const open = async (page: Page) => {
  await page.goto("/trainee/profile?settings=profile");
  await expect(page.getByRole("heading", { name: "نسخة من بياناتك" })).toBeVisible();
};

const dialogs = "dialog[open]";
const settings = (page: Page) => page.getByRole("dialog", { name: "الإعدادات" });

/** The next answer begins, then breaks off or stalls. */
const answerInPart = (page: Page, then: "breaks off" | "waits") =>
  page.evaluate((ending) => {
    const reach = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith("/my-data")) return reach(input, init);
      window.fetch = reach;
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(2_400_000)),
        pull: (controller) => {
          if (ending === "breaks off") controller.error(new TypeError("network error"));
        },
      });
      return new Response(body);
    };
  }, then);

test("my data arrives as one file, also after a failure, and a deletion of the account can be revoked", async ({
  page,
  register,
}) => {
  const { name, weigh } = await register({ weight: 82 });
  await weigh(3, 81.4);
  await open(page);
  await failWith(page, "**/api/trainee/my-data", "GET", 503, "unavailable");
  await settings(page).getByRole("button", { name: "تنزيل بياناتي" }).click();
  await expect(settings(page).getByRole("alert")).toBeVisible();
  await page.unroute("**/api/trainee/my-data");

  await answerInPart(page, "breaks off");
  await settings(page).getByRole("button", { name: "تنزيل بياناتي" }).click();
  await expect(settings(page).getByRole("alert")).toContainText("انقطع التنزيل قبل اكتماله");

  const arriving = page.waitForEvent("download");
  await settings(page).getByRole("button", { name: "تنزيل بياناتي" }).click();
  const file = await arriving;

  expect(file.suggestedFilename()).toBe(`miran-${today()}.zip`);
  const { buffer } = new Uint8Array(readFileSync(await file.path()));
  const files = unzip(buffer);
  const text = (path: string) => new TextDecoder().decode(files.get(path));
  expect(text("README.txt")).toContain(`بياناتك في مِران: ${name}`);
  expect(text("weights.csv")).toContain("81.4,إرسال أسبوعي");
  expect(JSON.parse(text("data.json"))).toMatchObject({ profile: { name } });
  await expect(settings(page).getByText("وصل الملف إلى هذا الجهاز.")).toBeVisible();
  await expect(settings(page).getByRole("link", { name: "حفظ الملف مرة أخرى" })).toHaveAttribute(
    "download",
    file.suggestedFilename(),
  );

  await test.step("photos of the body are asked for only if they are ticked", async () => {
    const tick = settings(page).getByRole("checkbox", { name: "مع صوري" });
    await expect(tick).not.toBeChecked();
    await tick.check();
    const asked = page.waitForRequest((request) => request.url().endsWith("/my-data?photos=1"));
    const withPhotos = page.waitForEvent("download");
    await settings(page).getByRole("button", { name: "تنزيل بياناتي" }).click();
    await asked;
    await withPhotos;
    await tick.uncheck();
  });

  await test.step("its progress in bytes is visible, and not announced", async () => {
    await answerInPart(page, "waits");
    await settings(page).getByRole("button", { name: "تنزيل بياناتي" }).click();
    await expect(settings(page).getByText("وصل 2.4 ميغابايت")).toBeVisible();
    await expect(
      settings(page)
        .getByRole("status")
        .filter({ hasText: /^جارٍ تحضير الملف وتنزيله… يتوقف التنزيل عند مغادرة هذه الصفحة/ }),
    ).not.toContainText("ميغابايت");
    await expectNoAxeViolations(page, { within: dialogs });
    await expectNoOverflow(page);
  });

  await test.step("an ordered deletion is shown on the home, and revoked", async () => {
    await settings(page).getByRole("button", { name: "حذف حسابي" }).click();
    const dialog = page.getByRole("dialog", { name: "حذف حسابك؟" });
    await dialog.getByRole("button", { name: "حذف حسابي" }).click();
    await expect(dialog.getByText("هذا الحقل مطلوب")).toHaveCount(2);

    await dialog.getByLabel("كلمة المرور", { exact: true }).fill("not mine");
    await dialog.getByLabel("الاسم كما هو في حسابك").fill("غيري");
    await dialog.getByRole("button", { name: "حذف حسابي" }).click();
    await expect(dialog.getByText("لا يطابق الاسم المسجّل في حسابك")).toBeVisible();
    await expect(dialog.getByLabel("كلمة المرور", { exact: true })).toHaveValue("not mine");
    await dialog.getByLabel("الاسم كما هو في حسابك").fill(name);
    await dialog.getByRole("button", { name: "حذف حسابي" }).click();
    await expect(dialog.getByText("كلمة المرور الحالية غير صحيحة")).toBeVisible();
    await expect(dialog.getByLabel("الاسم كما هو في حسابك")).toHaveValue(name);
    await expectNoAxeViolations(page, { within: dialogs });
    await expectNoOverflow(page);
    await dialog.getByLabel("كلمة المرور", { exact: true }).fill("Newcomer@2026");
    await dialog.getByRole("button", { name: "حذف حسابي" }).click();
    await expect(dialog).toBeHidden();
    await expect(settings(page).getByText(/^يُحذف حسابك /)).toBeVisible();
    await expectNoAxeViolations(page, { within: dialogs });

    await goWithin(page, "/trainee");
    const notice = page.getByRole("main").getByText(/^يُحذف حسابك /);
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page, { within: "main" });
    await page.getByRole("button", { name: "الاحتفاظ بحسابي" }).click();
    await expect(page.getByRole("region", { name: "رسائل الشاشة" })).toContainText("بقي حسابك");
    await expect(notice).toBeHidden();
  });
});
