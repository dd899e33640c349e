import type { Locator, Page } from "@playwright/test";
import { goWithin } from "../within.ts";
import { expect, expectNoOverflow, test } from "./trainer.ts";

const business = (page: Page) => page.getByRole("textbox", { name: "اسم النادي أو العلامة" });
const namesForm = (page: Page) => page.locator("form").filter({ has: business(page) });
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "أقسام الإعدادات" })
    .getByRole("link", { name, exact: true });
const complaint = (page: Page) => page.getByLabel("طريقة الإشعار: شكوى من متدرب");
const save = (form: Locator) => form.getByRole("button", { name: "حفظ" }).click();
const isSaved = (form: Locator) => expect(form.getByRole("status")).toHaveText("حُفظ");

test("each form refuses invalid values, keeps drafts through a reload, and is stored separately, even from two windows", async ({
  page,
  context,
}) => {
  const thresholds = page.locator("form").filter({ has: page.getByLabel("تراجع الالتزام") });
  const adherence = thresholds.getByLabel("تراجع الالتزام");
  const ends = page.locator("form").filter({ hasText: "عند انتهاء الاشتراك" });
  const grace = ends.getByRole("textbox", { name: "أيام السماح بعد النهاية" });
  await page.goto("/admin/settings?tab=general");
  await test.step("refuses invalid values", async () => {
    await expect(adherence).toHaveValue("20");
    await adherence.fill("90");
    await save(thresholds);
    await expect(adherence).toHaveAttribute("aria-invalid", "true");
    await ends.getByText("تذكير ثم إيقاف الحساب").click();
    await grace.fill("61");
    await save(ends);
    await expect(ends.getByText("القيمة المسموحة بين 0 و60")).toBeVisible();
  });

  await test.step("keeps drafts", async () => {
    await adherence.fill("٢٥");
    await grace.fill("٣٠");
    await business(page).fill("نادي الزيتون");
    await expect(namesForm(page).getByRole("status")).toHaveText("لم يُحفظ بعد");
    await page.reload();
    await expect(adherence).toHaveValue("٢٥");
    await expect(grace).toHaveValue("٣٠");
    await expect(business(page)).toHaveValue("نادي الزيتون");
    await expect(tab(page, "عام لم يُحفظ بعد")).toBeVisible();
  });

  await test.step("changes of two windows are both stored, and each window follows the other", async () => {
    const other = await context.newPage();
    await other.goto("/admin/settings?tab=notifications");
    await complaint(other).selectOption("list");
    await expect(other.locator("fieldset").filter({ has: complaint(other) })).toContainText("حُفظ");
    for (const form of [namesForm(page), thresholds, ends]) {
      await save(form);
      await isSaved(form);
    }
    await tab(other, "عام").click();
    await expect(business(other)).toHaveValue("نادي الزيتون");
    await expect(other.getByLabel("تراجع الالتزام")).toHaveValue("25");
    await expect(other.getByRole("textbox", { name: "أيام السماح بعد النهاية" })).toHaveValue("30");
    await tab(page, "الإشعارات").click();
    await expect(complaint(page)).toHaveValue("list");
    await complaint(page).selectOption("phone");
    await business(other).fill("نادي السرو");
    await save(namesForm(other));
    await isSaved(namesForm(other));
    await other.close();
  });

  await test.step("stores empty values, and reverts unsaved ones", async () => {
    await tab(page, "عام").click();
    await expect(business(page)).toHaveValue("نادي السرو");
    await adherence.fill("");
    await save(thresholds);
    await isSaved(thresholds);
    await expect(adherence).toHaveValue("");
    await adherence.fill("20");
    await save(thresholds);
    await isSaved(thresholds);
    await ends.getByText("تذكير", { exact: true }).click();
    await save(ends);
    await isSaved(ends);
    await ends.getByText("تذكير ثم إيقاف الحساب").click();
    await grace.fill("12");
    await ends.getByRole("button", { name: "التراجع عن التعديل" }).click();
    await expect(ends.getByRole("radio", { name: "تذكير", exact: true })).toBeChecked();
  });
});

test("an accent lasts, the server's state is shown, and an empty name is refused", async ({
  page,
}) => {
  const root = page.locator("html");
  await test.step("an accent", async () => {
    // The account is shared by all tests: a stored choice would reach their windows.
    await page.route(/\/api\/admin\/appearance$/, (route) =>
      route.fulfill({ json: route.request().postDataJSON() }),
    );
    await page.goto("/admin/settings?tab=appearance");
    await page.getByText("بنفسجي").click();
    await expect(root).toHaveAttribute("data-accent", "violet");
    await expect(page.getByText("حُفظ لحسابك على كل أجهزتك")).toBeVisible();
    await page.reload();
    await expect(root).toHaveAttribute("data-accent", "violet");
    await expect(page.getByRole("radio", { name: "بنفسجي" })).toBeChecked();
    await page.getByText("زمردي").click();
    await expect(root).toHaveAttribute("data-accent", "emerald");
  });

  await test.step("the server's state and its routes", async () => {
    await goWithin(page, "/admin/settings?tab=endpoints");
    await expect(page.getByText(/أجاب خلال/)).toBeVisible();
    await page.getByText("لوحة المدرب").click();
    await expect(page.getByText("/api/admin/settings/general")).toBeVisible();
    await expect(page.getByRole("link", { name: "مرجع الواجهات" })).toHaveAttribute(
      "href",
      "/api/reference",
    );
  });

  await test.step("an empty name is refused at its field, and the edit reverted", async () => {
    await goWithin(page, "/admin/profile");
    const name = page.getByRole("textbox", { name: "اسمك" });
    const form = page.locator("form").filter({ has: name });
    const before = await name.inputValue();
    await name.fill(" ");
    await save(form);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toBeFocused();
    await form.getByRole("button", { name: "التراجع عن التعديل" }).click();
    await expect(name).toHaveValue(before);
    await expect(form.getByRole("status")).toHaveText("");
    await expectNoOverflow(page, 320);
  });
});
