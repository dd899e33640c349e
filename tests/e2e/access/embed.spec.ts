import type { Page } from "@playwright/test";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  test,
  untilAnswering,
} from "./visitor.ts";

const code = (page: Page) => page.getByRole("region", { name: "الشيفرة" }).last();
const preview = (page: Page) => page.frameLocator("iframe");

test("the embed page makes code for each form and size, with a preview", async ({
  page,
  baseURL,
}) => {
  const looked = Promise.withResolvers<void>();
  await page.route(
    ({ searchParams }) => searchParams.has("embed"),
    (route) => looked.promise.then(() => route.continue()),
  );
  await page.goto("/embed", { waitUntil: "commit" });
  await untilAnswering(page);
  await expect(code(page)).toContainText(`src="${baseURL}/trainee?embed=1"`);
  const cover = page.getByText("جارٍ تحميل المعاينة…");
  await expect(cover).toBeVisible();
  looked.resolve();
  await expect(cover).toBeHidden();
  await expect(preview(page).getByLabel("البريد الإلكتروني")).toBeVisible();
  await expectNoOverflow(page, 320);

  await test.step("an invalid size stays in its field, and the code keeps the last valid one", async () => {
    await page.getByText("مقاس خاص", { exact: true }).click();
    await expect(code(page)).toContainText("width:100%;height:600px");
    await page.getByRole("textbox", { name: "العرض" }).fill("٤٨٠");
    await page.getByRole("textbox", { name: "الارتفاع" }).fill("50%");
    await expect(code(page)).toContainText("width:480px;height:600px");
    await expect(page.getByText("من 160 إلى 4000 بكسل", { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "الارتفاع" })).toHaveValue("50%");
    await expectNoAxeViolations(page, { iframes: false });
  });

  await page.getByText("ملء الشاشة", { exact: true }).click();
  await expect(code(page)).toContainText("position:fixed");
  await expect(page.getByRole("switch")).toHaveCount(0);
  await page.getByText("متجاوب", { exact: true }).click();
  await expect(code(page)).toContainText("padding-top:min(177.78%,max(700px,90vh))");
  await page.getByRole("switch", { name: "الارتفاع يتبع المحتوى" }).check();
  await expect(code(page)).toContainText(`<script async src="${baseURL}/embed.js">`);
  await page.getByText("زر", { exact: true }).click();
  await page.getByLabel("النص").fill('ابدأ "الآن" <b>');
  await expect(code(page)).toContainText('>ابدأ "الآن" &lt;b></a>');
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the sign-in's code has a preview and is copied, with a note for two seconds", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/login-embed");
  await expect(code(page)).toContainText(`src="${baseURL}/trainee/login?embed=1"`);
  await expect(preview(page).getByLabel("البريد الإلكتروني")).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "نسخ" }).click();
  const copied = page.getByRole("button", { name: "تم النسخ!" });
  await expect(copied).toBeVisible();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard).toBe(await code(page).textContent());
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "نسخ" })).toBeVisible();
});
