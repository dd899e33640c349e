import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startLocalServer } from "../../scripts/lib/local-server.ts";
import { sampleTrainer } from "../../scripts/seed/accounts.ts";
import { test as base, expect } from "../support/fixtures.ts";

/** A house of its own: who may come, and with what they begin, holds for everybody in it. */
const test = base.extend<{ house: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  house: async ({}, use) => {
    const state = mkdtempSync(join(tmpdir(), "miran-arriving-"));
    const server = await startLocalServer({ state, seed: { trainees: 2, weeks: 1 } });
    await use(server.url);
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  },
});

const newcomer = { email: "yusuf@miran.example", password: "Zaytoun@2026" };

async function signIn(page: Page, path: string, { email, password }: typeof newcomer) {
  await page.goto(path);
  await page.keyboard.press("Escape");
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByRole("button", { name: /^تسجيل الدخول/ }).click();
}

const target = (page: Page) => page.getByRole("textbox", { name: "هدف الخطوات اليومي" });

async function register(page: Page) {
  await page.goto("/trainee/register");
  await page.keyboard.press("Escape");
  await page.getByLabel("الاسم الكامل").fill("يوسف بركات");
  await page.getByLabel("البريد الإلكتروني").fill(newcomer.email);
  await page.getByLabel("رقم الهاتف").fill("0599123456");
  await page.getByLabel("كلمة المرور", { exact: true }).fill(newcomer.password);
  await page.getByLabel("تأكيد كلمة المرور").fill(newcomer.password);
  await page.getByText("ذكر", { exact: true }).click();
  await page.getByLabel("العمر").fill("31");
  await page.getByLabel("الطول").fill("178");
  await page.getByLabel("الوزن الحالي").fill("80");
  await page.getByLabel("الوزن المستهدف").fill("76");
  await page.getByText("بناء العضلات", { exact: true }).click();
  await page.getByRole("button", { name: "تسجيل", exact: true }).click();
}

test("who may come and with what they begin is as the trainer set it", async ({ browser, house }, {
  project,
}) => {
  const open = async () =>
    await (await browser.newContext({ ...project.use, baseURL: house })).newPage();
  const panel = await open();
  await signIn(panel, "/", sampleTrainer);
  await panel.waitForURL(/\/admin$/);
  await panel.goto("/admin/settings?tab=general");
  await panel.getByText("بعد موافقتي", { exact: true }).click();
  const defaults = panel.locator("form").filter({ has: target(panel) });
  await target(panel).fill("9500");
  await defaults.getByRole("button", { name: "حفظ" }).click();
  await expect(defaults.getByRole("status")).toHaveText("حُفظ");

  const visitor = await open();
  await register(visitor);
  await expect(visitor.getByText("وصل طلبك إلى المدرب").first()).toBeVisible();
  await signIn(visitor, "/trainee/login", newcomer);
  await expect(visitor.getByRole("alert")).toBeVisible();
  await expect(visitor).toHaveURL(/login/);

  await panel.goto("/admin");
  await panel.getByRole("button", { name: /^قبول: يوسف بركات/ }).click();
  await expect(panel.getByRole("button", { name: /^قبول: يوسف بركات/ })).toHaveCount(0);

  await signIn(visitor, "/trainee/login", newcomer);
  await visitor.waitForURL(/\/trainee$/);
  await visitor.goto("/trainee/steps");
  await expect(visitor.getByText("9,500").first()).toBeVisible();
});
