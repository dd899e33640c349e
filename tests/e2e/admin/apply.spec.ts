import type { APIRequestContext, Page } from "@playwright/test";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { goWithin } from "../within.ts";
import { test as base, expect, failWith } from "./trainer.ts";

const thisWeek = weekStart(localDateAt(Date.now(), "Asia/Hebron"));
const applyApi = /\/apply\/exercises$/;

interface Fixtures {
  /** A trainee with one exercise on every day of this week. */
  planned: {
    id: string;
    week(nth: number): Promise<PlannedWeek>;
    /** Removes an exercise of this week, as another device of the trainer. */
    remove(nth: number): Promise<void>;
  };
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
    const remove = async (nth: number) => {
      const exercises = { remove: [add[nth]?.id] };
      await ask("PATCH", `/api/admin/trainees/${id}/weeks/${thisWeek}`, { exercises });
    };
    await use({ id, week: week as (nth: number) => Promise<PlannedWeek>, remove });
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

const screenOf = (id: string, tab = "exercises") =>
  `/admin/trainees/${id}/schedule?week=${thisWeek}&tab=${tab}`;

async function open(page: Page) {
  await page.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
  return page.getByRole("dialog", { name: /على كل الأسابيع/ });
}

test("a week is previewed, applied to later weeks on the second try, and stopped", async ({
  page,
  planned,
}) => {
  await test.step("a week without meals has nothing to apply", async () => {
    await page.goto(screenOf(planned.id, "meals"));
    const empty = await open(page);
    await expect(empty.getByText("لا توجد وجبات في الجدول المصدر")).toBeVisible();
    await expect(empty.getByRole("button", { name: "تطبيق", exact: true })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(empty).toBeHidden();
    await goWithin(page, screenOf(planned.id));
    await expect(page.locator("[data-item]")).toHaveCount(7);
  });

  const dialog = await open(page);
  await expect(dialog.getByRole("row")).toHaveCount(9);
  await expect(dialog.getByRole("row").nth(1)).toContainText("جديد");
  await expect(dialog.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("7");
  expect((await planned.week(3)).exercises).toHaveLength(0);

  await failWith(page, applyApi, "POST", 500, "internal");
  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(dialog.getByText("حدث خطأ أثناء تطبيق الجدول")).toBeVisible();
  expect((await planned.week(1)).exercises).toHaveLength(0);
  await page.unroute(applyApi);
  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(dialog.getByText("طُبّق الجدول على 8 أسابيع.")).toBeVisible();
  expect((await planned.week(8)).exercises).toHaveLength(7);
  await dialog.getByRole("button", { name: "تم", exact: true }).click();

  const behind = page.getByRole("button", { name: "8\u00a0أسابيع لم يصلها التعديل" });
  await expect(page.getByRole("button", { name: "الأسبوع المطبّق" })).toBeVisible();
  await planned.remove(0);
  await behind.click();
  await expect(page.getByText(/عُدّل هذا الأسبوع بعد تطبيقه، و8\u00a0أسابيع قادمة/)).toBeVisible();
  await page.getByRole("menuitem", { name: "عرض الفروق" }).click();
  const differences = dialog.getByRole("row").nth(1).getByRole("cell");
  await expect(differences).toHaveText(["0", "0", "1", "6"]);
  await dialog.getByRole("button", { name: "تطبيق", exact: true }).click();
  await dialog.getByRole("button", { name: "تم", exact: true }).click();
  await expect(behind).toBeHidden();

  const again = await open(page);
  await expect(again.getByText("هذا الأسبوع مطبّق")).toBeVisible();
  await expect(again.getByRole("row").nth(1)).toContainText("لا تغيير");
  await expect(again.getByRole("button", { name: "تطبيق", exact: true })).toBeDisabled();
  await again.getByRole("button", { name: "إيقاف الملء التلقائي" }).click();
  await expect(page.getByText("توقّف الملء التلقائي.").first()).toBeVisible();
  await expect(again.getByText("هذا الأسبوع مطبّق")).toBeHidden();
  expect((await planned.week(8)).exercises).toHaveLength(6);
});
