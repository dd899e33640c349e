import { people } from "../../support/fixtures.ts";
import { choose, expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

const layan = { name: "ليان الخطيب", email: people.trainee.email };

for (const [item, title] of [
  ["عرض الأداء", "أداء المتدرب"],
  ["عرض الوجبات", "وجبات خارج البرنامج"],
] as const) {
  test(`«${title}» fits every width and passes axe`, async ({ page }) => {
    await page.goto(`/admin/trainees?${new URLSearchParams({ search: layan.email })}`);
    await choose(page, layan.name, item);
    const dialog = page.getByRole("dialog", { name: title });
    await expect(
      dialog.getByRole("progressbar").or(dialog.getByRole("listitem")).first(),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
    await expectNoOverflow(page, 320);
  });
}

test("what the jobs did last fits every width and passes axe", async ({ page, context }) => {
  const cron = encodeURIComponent("20 * * * *");
  await context.request.get(`/cdn-cgi/local/scheduled?cron=${cron}`);
  await page.goto("/admin/settings?tab=system");
  const job = page.getByRole("article").filter({ hasText: "تمديد الجداول المطبّقة" });
  await expect(job.getByText("تم", { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
});
