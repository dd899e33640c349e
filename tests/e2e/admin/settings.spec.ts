import type { Page } from "@playwright/test";
import type { ParkedEntry } from "../../../domain/contract/operations/outbox.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test, told } from "./trainer.ts";

const listApi = /\/api\/admin\/outbox$/;

const makeEntry = (id: string, overrides: Partial<ParkedEntry> = {}): ParkedEntry => ({
  id,
  topic: "send_mail",
  whom: "layan@example.com",
  people: 1,
  title: "إعادة تعيين كلمة المرور",
  createdAt: Date.UTC(2026, 0, 4, 8),
  parkedAt: Date.UTC(2026, 0, 4, 20),
  attempts: 12,
  error: "Error: the mail server is away",
  ...overrides,
});

/** What is parked, as the server would tell it; the list answers what is left of it. */
async function park(page: Page, entries: ParkedEntry[]) {
  await page.route(listApi, (route) => route.fulfill({ json: { entries, more: false } }));
  await page.goto("/admin/settings?tab=system");
}

test("says that nothing is stuck", async ({ page }) => {
  await page.goto("/admin/settings?tab=system");
  await expect(page.getByText("لا شيء متعثّر")).toBeVisible();
});

test("tells what is stuck, folds many away, and shows nothing of it twice", async ({ page }) => {
  const people = { topic: "tell_inboxes", whom: null, people: 14, title: null } as const;
  const gone = { topic: "erase_conversation", whom: null, title: null, error: null } as const;
  const entries = Array.from({ length: 20 }, (_, i) => makeEntry(`older ${i}`));
  await park(page, [makeEntry("a"), makeEntry("b", people), makeEntry("c", gone), ...entries]);
  const item = (title: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title }) })
      .first();
  await expect(item("رسالة بريد")).toContainText("رسالة بريد: إعادة تعيين كلمة المرور");
  await expect(item("رسالة بريد")).toContainText("layan@example.com");
  await expect(item("رسالة بريد")).toContainText("بعد 12 محاولة");
  await expect(item("رسالة بريد")).toContainText("the mail server is away");
  await expect(item("تحديث الشاشات المفتوحة")).toContainText("يخصّ 14 شخصاً");
  await expect(item("محو محادثة")).toContainText("يخصّ حساباً محذوفاً");
  await page.getByText("18 عملاً أقدم").click();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test("meets an entry that another window settled, and asks before giving one up", async ({
  page,
}) => {
  const entries = [makeEntry("a", { title: "الأولى" }), makeEntry("b", { title: "الثانية" })];
  await park(page, entries);
  await page.getByRole("button", { name: "إعادة المحاولة: رسالة بريد: الأولى" }).click();
  await expect(told(page, "لم يعد هنا، فقد انتهى أمره في نافذة أخرى.")).toBeVisible();

  await page.route(/\/api\/admin\/outbox\/b$/, (route) => {
    entries.pop();
    return route.fulfill({ json: { done: true } });
  });
  await page.getByRole("button", { name: "التخلي عنه: رسالة بريد: الثانية" }).click();
  await page.getByRole("button", { name: "إلغاء" }).click();
  await expect(page.getByRole("heading", { name: "رسالة بريد: الثانية" })).toBeVisible();
  await page.getByRole("button", { name: "التخلي عنه: رسالة بريد: الثانية" }).click();
  await page.getByRole("button", { name: "نعم، التخلي عنه" }).click();
  await expect(told(page, "تم التخلي عنه")).toBeVisible();
  await expect(page.getByRole("heading", { name: "رسالة بريد: الثانية" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "رسالة بريد: الأولى" })).toBeVisible();
});

test("decides when somebody needs the trainer, and says what no threshold can be", async ({
  page,
}) => {
  await page.goto("/admin/settings?tab=general");
  const form = page.locator("form").filter({ has: page.getByLabel("تراجع الالتزام") });
  const field = form.getByLabel("تراجع الالتزام");
  const save = form.getByRole("button", { name: "حفظ" });
  await expect(field).toHaveValue("20");
  await field.fill("90");
  await save.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("٢٥");
  await page.reload();
  await expect(field).toHaveValue("٢٥");
  await save.click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");
  await page.reload();
  await expect(field).toHaveValue("25");
  await field.fill("");
  await save.click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");
  await page.reload();
  await expect(field).toHaveValue("");
  await field.fill("20");
  await save.click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");
});
