import type { ParkedEntry } from "../../../domain/contract/plumbing/outbox.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test, toast } from "./trainer.ts";

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

test("the system tab shows the jobs' last runs and parked entries, and asks before cancelling one", async ({
  page,
  context,
}) => {
  await test.step("the jobs, without parked entries", async () => {
    const cron = encodeURIComponent("20 * * * *");
    const run = await context.request.get(`/cdn-cgi/local/scheduled?cron=${cron}`);
    expect(run.ok()).toBe(true);
    await page.clock.install();
    await page.goto("/admin/settings?tab=system");
    const job = page.getByRole("article").filter({ hasText: "تمديد الجداول المطبّقة" });
    await expect(job.getByText("تم", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("لا شيء متعثّر")).toBeVisible();
  });

  const people = { topic: "tell_inboxes", whom: null, people: 14, title: null } as const;
  const gone = { topic: "erase_conversation", whom: null, title: null, error: null } as const;
  const older = Array.from({ length: 20 }, (_, i) => makeEntry(`older ${i}`));
  const settled = makeEntry("a", { title: "الأولى" });
  const given = makeEntry("b", { title: "الثانية" });
  const stuck = [makeEntry("c", people), makeEntry("d", gone), makeEntry("e"), ...older];
  // Parked entries, as the server would send them.
  let entries = [settled, given, ...stuck];
  await page.route(listApi, (route) => route.fulfill({ json: { entries, more: false } }));
  // The list is refetched each minute.
  await page.clock.fastForward(61_000);

  await test.step("parked entries, with older ones folded", async () => {
    const item = (title: string) =>
      page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: title }) })
        .first();
    const mail = item("رسالة بريد: إعادة تعيين كلمة المرور");
    await expect(mail).toContainText("رسالة بريد: إعادة تعيين كلمة المرور");
    await expect(mail).toContainText("layan@example.com");
    await expect(mail).toContainText("بعد 12 محاولة");
    await expect(mail).toContainText("the mail server is away");
    await expect(item("تحديث الشاشات المفتوحة")).toContainText("يخصّ 14 شخصاً");
    await expect(item("محو محادثة")).toContainText("يخصّ حساباً محذوفاً");
    await expectNoAxeViolations(page, { within: "main section:has(details)" });
    await page.getByText("20 عملاً أقدم").click();
    await expectNoOverflow(page);
  });

  await test.step("one entry settled by another window, and one cancelled", async () => {
    await page.getByRole("button", { name: "إعادة المحاولة: رسالة بريد: الأولى" }).click();
    await expect(toast(page, "لم يعد هنا، فقد انتهى أمره في نافذة أخرى.")).toBeVisible();

    await page.route(/\/api\/admin\/outbox\/b$/, (route) => {
      entries = entries.filter(({ id }) => id !== "b");
      return route.fulfill({ json: { done: true } });
    });
    await page.getByRole("button", { name: "إلغاؤه نهائياً: رسالة بريد: الثانية" }).click();
    await page.getByRole("button", { name: "إلغاء", exact: true }).click();
    await expect(page.getByRole("heading", { name: "رسالة بريد: الثانية" })).toBeVisible();
    await page.getByRole("button", { name: "إلغاؤه نهائياً: رسالة بريد: الثانية" }).click();
    await page.getByRole("button", { name: "نعم، إلغاؤه" }).click();
    await expect(toast(page, "أُلغي نهائياً")).toBeVisible();
    await expect(page.getByRole("heading", { name: "رسالة بريد: الثانية" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "رسالة بريد: الأولى" })).toBeVisible();
  });
});
