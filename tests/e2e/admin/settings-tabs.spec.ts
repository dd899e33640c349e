import type { Page } from "@playwright/test";
import { enter } from "../../support/entering.ts";
import { expect, expectNoOverflow, test } from "./trainer.ts";

const business = (page: Page) => page.getByRole("textbox", { name: "اسم النادي أو العلامة" });
const namesForm = (page: Page) => page.locator("form").filter({ has: business(page) });
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "أقسام الإعدادات" })
    .getByRole("link", { name, exact: true });
const complaint = (page: Page) => page.getByLabel("طريقة الإخبار: شكوى من متدرب");

test("what was typed survives a reload, and two windows with different tabs both win", async ({
  page,
  context,
  browser,
  addTrainee,
}) => {
  await page.goto("/admin/settings?tab=general");
  await business(page).fill("نادي الزيتون");
  await expect(namesForm(page).getByRole("status")).toHaveText("لم يُحفظ بعد");
  await page.reload();
  await expect(business(page)).toHaveValue("نادي الزيتون");
  await expect(tab(page, "عام لم يُحفظ بعد")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/admin/settings?tab=notifications");
  await complaint(other).selectOption("list");
  await expect(other.locator("fieldset").filter({ has: complaint(other) })).toContainText("حُفظ");
  await namesForm(page).getByRole("button", { name: "حفظ" }).click();
  await expect(namesForm(page).getByRole("status")).toHaveText("حُفظ");

  // Each follows what the other saved.
  await tab(other, "عام").click();
  await expect(business(other)).toHaveValue("نادي الزيتون");
  await page.reload();
  await expect(business(page)).toHaveValue("نادي الزيتون");
  await tab(page, "الإشعارات").click();
  await expect(complaint(page)).toHaveValue("list");
  await complaint(page).selectOption("phone");
  await business(other).fill("نادي السرو");
  await namesForm(other).getByRole("button", { name: "حفظ" }).click();
  await expect(namesForm(other).getByRole("status")).toHaveText("حُفظ");

  const { email, password } = await addTrainee();
  const phone = await browser.newContext();
  await enter(phone.request, { role: "trainee", email, password });
  const contact = await phone.newPage();
  await contact.goto("/trainee/contact");
  await expect(contact.getByText("نادي السرو")).toBeVisible();
  await phone.close();
});

test("takes typed words back, and refuses a name that is none at its field", async ({ page }) => {
  await page.goto("/admin/profile");
  const name = page.getByRole("textbox", { name: "اسمك" });
  const form = page.locator("form").filter({ has: name });
  const before = await name.inputValue();
  await name.fill(" ");
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  await form.getByRole("button", { name: "التراجع عن التعديل" }).click();
  await expect(name).toHaveValue(before);
  await expect(form.getByRole("status")).toHaveText("");
  await expectNoOverflow(page, 320);
});

test("an accent holds at once and after a reload", async ({ page }) => {
  const root = page.locator("html");
  // The account is everybody's here: stored, the choice and its language would reach their windows.
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

test("tells how the server is and lists what can be asked of it", async ({ page }) => {
  await page.goto("/admin/settings?tab=endpoints");
  await expect(page.getByText(/أجاب خلال/)).toBeVisible();
  await page.getByText("لوحة المدرب").click();
  await expect(page.getByText("/api/admin/settings/general")).toBeVisible();
  await expect(page.getByRole("link", { name: "مرجع الواجهات" })).toHaveAttribute(
    "href",
    "/api/reference",
  );
});
