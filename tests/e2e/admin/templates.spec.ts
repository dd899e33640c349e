import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { goWithin } from "../within.ts";
import { api, foldLibrary, itemsOf, plan, screenOf } from "./planning.ts";
import { expect, expectNoAxeViolations, marker, test, toast } from "./trainer.ts";

const maxClicks = 10;
const people = 30;

/** The dialog's first Sunday: today, or the next one. */
const today = localDateAt(Date.now(), "Asia/Hebron");
const start = weekStart(today) === today ? today : addDays(weekStart(today), 7);

const giving = (page: Page) => page.getByRole("dialog", { name: "تعيين القالب لمتدربين" });

async function addExercises(page: Page, count: number, name: string) {
  await page.getByRole("button", { name: "إضافة تمرين إلى الأحد" }).click();
  const picker = page.getByRole("dialog", { name: "إضافة تمارين" });
  for (let index = 0; index < count; index += 1) {
    await picker.getByRole("listitem").getByRole("checkbox").nth(index).check();
  }
  await picker.getByRole("button", { name, exact: true }).click();
}

function countInWeek(request: APIRequestContext, token: string, id: string) {
  return async () => {
    const path = `/api/admin/trainees/${id}/weeks/${start}`;
    const { exercises } = await api(request, token).get<PlannedWeek>(path);
    return exercises.length;
  };
}

test("thirty people get a template in ten clicks, receive its edit, and the edit is undone", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  test.slow();
  const letters = marker();
  const given = await Promise.all(
    Array.from({ length: people }, (_, index) => addTrainee({ name: `${letters} ${index + 1}` })),
  );
  const weekOf = (index: number) =>
    countInWeek(context.request, trainer.token, given[index]?.id ?? "");

  await foldLibrary(page);
  await page.goto("/admin/templates?add=1");
  const form = page.getByRole("dialog", { name: "قالب جديد" });
  await form.getByLabel("اسم القالب").fill(`برنامج ${letters}`);
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: letters })).toBeVisible();
  await addExercises(page, 2, "إضافة تمرينين");
  await expect(itemsOf(page, "الأحد")).toHaveCount(2);
  await expect(page.getByText("كل شيء محفوظ")).toBeVisible();

  let clicks = 0;
  const press = async (control: Locator) => {
    clicks += 1;
    await control.click();
  };
  const dialog = giving(page);
  await press(page.getByRole("button", { name: "تعيين القالب لمتدربين" }));
  await dialog.getByRole("textbox").fill(letters);
  await press(dialog.getByText(`كل نتائج البحث (${people})`));
  await press(dialog.getByRole("button", { name: "التالي" }));
  await press(dialog.getByRole("button", { name: "معاينة" }));
  await expect(dialog.getByText(`يصل القالب إلى ${people} متدرباً`)).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(people);
  await press(dialog.getByRole("button", { name: `تعيين القالب لـ${people} متدرباً` }));
  await expect(dialog.getByText(`وصل القالب إلى ${people} متدرباً`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  await dialog.getByRole("button", { name: "تم", exact: true }).click();
  await expect(page.getByText(`يتبعه ${people} متدرباً`)).toBeVisible();
  for (const index of [0, people - 1]) await expect.poll(weekOf(index)).toBe(2);

  await addExercises(page, 1, "إضافة تمرين");
  await expect(page.getByText("لم تصلهم التعديلات بعد")).toBeVisible();
  await page.getByRole("button", { name: "معاينة التحديث" }).click();
  const following = page.getByRole("dialog", { name: "تحديث من يتبعون القالب" });
  await expect(following.getByRole("listitem")).toHaveCount(people);
  await following.getByRole("button", { name: `تحديث ${people} متدرباً` }).click();
  await expect(following.getByText(`وصلت التعديلات إلى ${people} متدرباً`)).toBeVisible();
  for (const index of [0, people - 1]) await expect.poll(weekOf(index)).toBe(3);

  await following.getByRole("button", { name: "تراجع عن التحديث" }).click();
  await expect(toast(page, `عاد ${people} متدرباً`).first()).toBeVisible();
  for (const index of [0, people - 1]) await expect.poll(weekOf(index)).toBe(2);
});

test("a trainee's week is saved as a template, given to another, and following is stopped", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const letters = marker();
  const [coached, newcomer] = [await addTrainee(), await addTrainee()];
  await plan(context.request, trainer.token, coached.id);
  await page.goto(screenOf(coached.id));
  await page.getByRole("button", { name: "أدوات أخرى" }).click();
  await page.getByRole("menuitem", { name: "حفظ كقالب" }).click();
  const form = page.getByRole("dialog", { name: "حفظ كقالب" });
  await form.getByLabel("اسم القالب").fill(`قالب ${letters}`);
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(toast(page, `أُنشئ القالب قالب ${letters}`)).toBeVisible();

  await goWithin(page, screenOf(newcomer.id));
  await expect(page.getByRole("heading", { name: `جدول ${newcomer.name}` })).toBeVisible();
  await page.getByRole("button", { name: "من قالب" }).click();
  const choosing = page.getByRole("dialog", { name: "أي قالب؟" });
  await choosing.getByRole("textbox").fill(letters);
  await choosing.getByRole("button", { name: letters }).waitFor();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await choosing.getByRole("button", { name: letters }).click();
  await giving(page).getByRole("button", { name: "معاينة" }).click();
  await giving(page).getByRole("button", { name: "تعيين القالب لمتدرب واحد" }).click();
  await expect(giving(page).getByText("وصل القالب إلى متدرب واحد")).toBeVisible();
  await giving(page).getByRole("button", { name: "تم", exact: true }).click();
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);
  const follows = page.getByRole("button", { name: `يتبع قالباً قالب ${letters}` });
  await follows.click();
  await expect(page.getByText("الأسبوع 1 من 1")).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "فتح القالب" })).toHaveAttribute(
    "href",
    /week=1/,
  );

  await page.getByRole("menuitem", { name: "إيقاف اتباعه" }).click();
  await page
    .getByRole("dialog", { name: "إيقاف اتباع القالب؟" })
    .getByRole("button", { name: "إيقاف" })
    .click();
  await expect(follows).toBeHidden();
  await expect(itemsOf(page, "الأحد")).toHaveCount(3);
});

test("a lost answer is retried with the same id, and changed receivers are shown first", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const letters = marker();
  await addTrainee({ name: `${letters} أولى` });
  const id = newId();
  const { get, post, patch } = api(context.request, trainer.token);
  const { exercises } = await get<{ exercises: { id: string }[] }>("/api/admin/exercises");
  await post("/api/admin/templates", { id, name: `قالب ${letters}` });
  await patch(`/api/admin/templates/${id}/weeks/0`, {
    exercises: {
      add: [{ id: newId(), exerciseId: exercises[0]?.id, dayOfWeek: 0, position: 0 }],
    },
  });
  const ids: string[] = [];
  await page.route(/\/giving$/, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    if (ids.length === 1) await route.abort();
    else await route.continue();
  });
  await page.goto(`/admin/templates/${id}`);
  await page.getByRole("button", { name: "تعيين القالب لمتدربين" }).click();
  const dialog = giving(page);
  await dialog.getByRole("textbox").fill(letters);
  await dialog.getByText("كل نتائج البحث (1)").click();
  await dialog.getByRole("button", { name: "التالي" }).click();
  await dialog.getByRole("button", { name: "معاينة" }).click();
  const one = dialog.getByRole("button", { name: "تعيين القالب لمتدرب واحد" });
  await one.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await addTrainee({ name: `${letters} ثانية` });
  await one.click();
  await expect(dialog.getByText("لم يُنفَّذ شيء", { exact: false })).toBeVisible();
  await expect(dialog.getByText("يصل القالب إلى متدربَين")).toBeVisible();
  expect(ids[1]).toBe(ids[0]);
});
