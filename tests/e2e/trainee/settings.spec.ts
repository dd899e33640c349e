import type { Page } from "@playwright/test";
import { enter } from "../../support/entering.ts";
import { expect, expectNoOverflow, test } from "./newcomer.ts";

const settings = (page: Page) => page.getByRole("dialog", { name: "الإعدادات" });
const tab = (page: Page, name: string) => settings(page).getByRole("tab", { name });
const root = (page: Page) => page.locator("html");

test("a trainee corrects the profile, and every screen follows", async ({ page, register }) => {
  await register({ name: "ليان حداد" });
  await page.goto("/trainee/profile");
  await page.getByRole("link", { name: "تعديل" }).click();
  await expect(page).toHaveURL(/settings=profile/);
  const form = settings(page);
  await form.getByLabel("الاسم الكامل").fill("سلمى حداد");
  await form.getByLabel("الطول").fill("900");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByText("القيمة المسموحة بين 100 و250")).toBeVisible();

  // The draft outlives the tab and the page.
  await tab(page, "المظهر").click();
  await page.reload();
  await tab(page, "بياناتي").click();
  await expect(form.getByLabel("الاسم الكامل")).toHaveValue("سلمى حداد");
  await expect(form.getByLabel("الطول")).toHaveValue("900");
  await form.getByLabel("الطول").fill("١٧١٫٥");
  await form.getByRole("checkbox", { name: "المرونة" }).check({ force: true });
  await form.getByLabel("المنطقة الزمنية").selectOption("Asia/Dubai");
  const changed = page.waitForRequest((request) => request.method() === "PATCH");
  await form.getByRole("button", { name: "حفظ" }).click();
  expect(Object.keys((await changed).postDataJSON()).sort()).toEqual([
    "goals",
    "height",
    "name",
    "timeZone",
  ]);
  await expect(page.getByText("حُفظت التغييرات").last()).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { name: "سلمى حداد" })).toBeVisible();
  await expect(page.getByText("171.5")).toBeVisible();
  await page
    .getByRole("navigation", { name: "التنقل السريع" })
    .getByRole("link", { name: "الرئيسية" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("سلمى");
});

test("appearance and language follow the account to another device, and work offline on this one", async ({
  page,
  context,
  browser,
  baseURL,
  extraHTTPHeaders,
  register,
}) => {
  const { credentials } = await register();
  await page.goto("/trainee/weight?settings=appearance");
  await settings(page).getByText("كبير").click();
  await expect(root(page)).toHaveAttribute("data-font-size", "large");
  await expect(settings(page).getByText("حُفظ لحسابك على كل أجهزتك")).toBeVisible();
  await expectNoOverflow(page, 320);
  await test.step("without a network a choice applies to this device, with a note", async () => {
    await context.setOffline(true);
    await settings(page).getByText("داكن").click();
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
    const alert = settings(page).getByRole("alert");
    await expect(alert).toContainText("ويسري على هذا الجهاز فقط");
    await settings(page).getByText("English").click();
    await expect(alert).toContainText("تعذّر تغيير اللغة");
    await expect(root(page)).toHaveAttribute("lang", "ar");
    await context.setOffline(false);
    await alert.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(root(page)).toHaveAttribute("lang", "en");
    await expect(root(page)).toHaveAttribute("data-theme", "dark");
  });

  const other = await browser.newContext({ baseURL, extraHTTPHeaders });
  await enter(other.request, credentials);
  const second = await other.newPage();
  const expectFollowed = async () => {
    await expect(root(second)).toHaveAttribute("data-theme", "dark");
    await expect(root(second)).toHaveAttribute("data-font-size", "large");
    await expect(root(second)).toHaveAttribute("lang", "en");
  };
  await second.goto("/trainee");
  await expectFollowed();
  await second.goto("/trainee/weight", { waitUntil: "commit" });
  await expectFollowed();
  await other.close();
});
