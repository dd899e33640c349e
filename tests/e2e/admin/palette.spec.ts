import type { Page } from "@playwright/test";
import { goWithin } from "../within.ts";
import { expect, failWith, listApi, test } from "./trainer.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "البحث والأوامر" });
const field = (page: Page) => palette(page).getByRole("combobox");
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });
/** The number of results; empty while it searches. */
const found = (page: Page) => palette(page).getByRole("status");

/** Opens the panel and waits for its connection. */
async function enterPanel(page: Page): Promise<void> {
  await page.goto("/admin/memberships");
  await expect(page.locator("html")).toHaveAttribute("data-live", "connected");
}

test("a trainee, their sections, a screen and an action are reached by keyboard", async ({
  page,
  addTrainee,
}) => {
  const person = await addTrainee();
  const { keyboard } = page;
  await enterPanel(page);
  const [, own = ""] = person.name.split(" ");

  await keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await keyboard.type(own);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/trainees/${person.id}`);
  await expect(palette(page)).toBeHidden();

  await keyboard.press("Control+k");
  await expect(chosen(page)).toContainText(person.name);
  await keyboard.type("الاشعارا");
  await expect(chosen(page)).toContainText("الإشعارات");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/notifications");

  await keyboard.press("Control+k");
  await keyboard.type("add exer");
  await expect(chosen(page)).toContainText("إضافة تمرين");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /تمرين/ })).toBeVisible();
  await expect(page).toHaveURL("/admin/exercises");

  await test.step("leads from a trainee to their sections, and back", async () => {
    await keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: /تمرين/ })).toBeHidden();
    await page.getByRole("button", { name: "البحث عن متدرب أو شاشة أو إجراء" }).click();
    await keyboard.type(person.email);
    await expect(chosen(page)).toContainText(person.name);
    await expect(found(page)).not.toBeEmpty();
    await keyboard.press("Tab");
    await expect(palette(page).getByRole("option")).toHaveCount(10);
    await keyboard.press("Backspace");
    await expect(palette(page).getByRole("group", { name: "الشاشات والإجراءات" })).toBeVisible();
    await keyboard.type(person.email);
    await expect(chosen(page)).toContainText(person.name);
    await expect(found(page)).not.toBeEmpty();
    await keyboard.press("Tab");
    await keyboard.type("ملاحظ");
    await keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/trainees/${person.id}?tab=notes`);

    await keyboard.press("Control+k");
    await keyboard.press("Tab");
    await keyboard.press("End");
    await expect(chosen(page)).toContainText("عرض كما يراه المتدرب");
    await keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/as/${person.id}/trainee`);
  });
});

test("the palette cycles by arrows, closes by Escape, shows its keys, and finds screens if trainees cannot be searched", async ({
  page,
}) => {
  const { keyboard } = page;
  await enterPanel(page);
  await test.step("finds screens if trainees cannot be searched", async () => {
    await failWith(page, listApi, "GET", 503, "unavailable");
    await page.keyboard.press("Control+k");
    // Keys pressed before its code has loaded count.
    await page.keyboard.type("meals");
    await expect(palette(page).getByRole("alert")).toContainText("تعذّر البحث بين المتدربين.", {
      timeout: 20_000,
    });
    await expect(chosen(page)).toContainText("الوجبات");
    await page.unroute(listApi);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  });

  await keyboard.press("Control+k");
  const first = await chosen(page).textContent();
  await keyboard.press("ArrowUp");
  await expect(chosen(page)).not.toHaveText(first ?? "");
  await keyboard.press("ArrowDown");
  await expect(chosen(page)).toHaveText(first ?? "");
  await keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL("/admin/memberships");

  await test.step("shows its keys, except while typing or over another dialog", async () => {
    const keys = page.getByRole("dialog", { name: "اختصارات لوحة المفاتيح" });
    await page.keyboard.press("?");
    await expect(keys).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();

    await goWithin(page, "/admin/trainees");
    const search = page.getByRole("search").getByRole("textbox");
    await search.focus();
    await page.keyboard.type("؟?");
    await expect(search).toHaveValue("؟?");
    await expect(keys).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
  });
});
