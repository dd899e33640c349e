import type { APIRequestContext, Page } from "@playwright/test";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/schedules/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { test as base, expect, failWith } from "./trainer.ts";

const thisWeek = weekStart(localDateAt(Date.now(), "Asia/Hebron"));
const applyApi = /\/apply\/exercises$/;

interface Fixtures {
  /** A trainee with one exercise on every day of this week. */
  planned: { id: string; week(nth: number): Promise<PlannedWeek> };
}

const test = base.extend<Fixtures>({
  planned: async ({ context, trainer, addTrainee }, use) => {
    const { id } = await addTrainee();
    const ask = asker(context.request, trainer.token);
    const { exercises } = (await ask("GET", "/api/admin/exercises")) as {
      exercises: { id: string }[];
    };
    const add = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
      id: newId(),
      exerciseId: exercises[0]?.id,
      dayOfWeek,
      position: 0,
    }));
    await ask("PATCH", `/api/admin/trainees/${id}/weeks/${thisWeek}`, { exercises: { add } });
    const week = (nth: number) =>
      ask("GET", `/api/admin/trainees/${id}/weeks/${addDays(thisWeek, 7 * nth)}`);
    await use({ id, week: week as (nth: number) => Promise<PlannedWeek> });
  },
});

function asker(request: APIRequestContext, token: string) {
  return async (method: string, path: string, data?: unknown) => {
    const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${token}` };
    const response = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    if (!response.ok()) throw new Error(await response.text());
    return response.json();
  };
}

async function open(page: Page, id: string, tab = "exercises") {
  await page.goto(`/admin/trainees/${id}/schedule?week=${thisWeek}&tab=${tab}`);
  await page.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
  return page.getByRole("dialog", { name: /على كل الأسابيع/ });
}

test("previews a week, applies it to all later ones, and stops", async ({ page, planned }) => {
  const dialog = await open(page, planned.id);
  await expect(dialog.getByRole("row")).toHaveCount(9);
  await expect(dialog.getByRole("row").nth(1)).toContainText("جديد");
  await expect(dialog.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("7");
  expect((await planned.week(3)).exercises).toHaveLength(0);

  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(dialog.getByText("طُبّق الجدول على 8 أسابيع.")).toBeVisible();
  expect((await planned.week(8)).exercises).toHaveLength(7);
  await dialog.getByRole("button", { name: "تم", exact: true }).click();

  const again = await open(page, planned.id);
  await expect(again.getByText("هذا الأسبوع مطبّق")).toBeVisible();
  await again.getByRole("button", { name: "إيقاف التطبيق" }).click();
  await expect(page.getByText("توقّف التطبيق.").first()).toBeVisible();
  await expect(again.getByText("هذا الأسبوع مطبّق")).toBeHidden();
  expect((await planned.week(8)).exercises).toHaveLength(7);
});

test("says when applying failed, and applies on the second try", async ({ page, planned }) => {
  const dialog = await open(page, planned.id);
  await failWith(page, applyApi, "POST", 500, "internal");
  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(dialog.getByText("حدث خطأ أثناء تطبيق الجدول")).toBeVisible();
  expect((await planned.week(1)).exercises).toHaveLength(0);
  await page.unroute(applyApi);
  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(dialog.getByText("طُبّق الجدول على 8 أسابيع.")).toBeVisible();
});

test("has nothing to apply from a week without meals", async ({ page, planned }) => {
  const dialog = await open(page, planned.id, "meals");
  await expect(dialog.getByText("لا توجد وجبات في الجدول المصدر")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "تطبيق", exact: true })).toBeDisabled();
});
