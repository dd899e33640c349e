import { dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { api, itemsOf, screenOf, weekApi } from "./planning.ts";
import { addExercises, planSunday } from "./prescribing.ts";
import { expect, test } from "./trainer.ts";

/** Elements of a card that overflow it. */
function standOut(card: Element): string[] {
  const room = card.getBoundingClientRect();
  return [...card.querySelectorAll("input, button, p, span:not(.sr-only)")]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < room.left || right > room.right);
    })
    .map((each) => each.outerHTML.slice(0, 80));
}

test("an exercise is prescribed as superset with range, tempo and progression, undone, and a raise waits for approval", async ({
  page,
  context,
  trainer,
  addTrainee,
  deviceOf,
}) => {
  const person = await addTrainee({ gender: "female" });
  const { id } = person;
  const { request } = context;
  const [a, b] = await addExercises(request, trainer.token, 2);
  const items = [a, b].map((each) => ({ exerciseId: each?.id ?? "" }));
  const [exercise] = await addExercises(request, trainer.token, 1);
  const exerciseId = exercise?.id ?? "";
  const today = localDateAt(Date.now(), "Asia/Hebron");
  const itemId = newId();
  const asked = { exerciseId, sets: 2, reps: 8, weight: 40 };
  await api(request, trainer.token).patch(`/api/admin/trainees/${id}/weeks/${weekStart(today)}`, {
    exercises: { add: [{ id: itemId, dayOfWeek: dayOfWeek(today), position: 0, ...asked }] },
  });
  const phone = await deviceOf(person);
  const sets = [1, 2].map((setNumber) => ({ setNumber, reps: 8, weight: 40 }));
  await phone.post("/api/trainee/performed-sets", { id: newId(), itemId, sets });
  const raised = { ...asked, progression: "linear", dayOfWeek: 1 };
  await planSunday(request, trainer.token, id, [...items, raised]);
  const stored = async () =>
    (await api(request, trainer.token).get<PlannedWeek>(weekApi(id))).exercises[0];
  await page.goto(screenOf(id));
  const card = itemsOf(page, "الأحد").first();

  const dialog = page.getByRole("dialog", { name: "تفاصيل التمرين" });
  await card.locator("[data-grip]").focus();
  await page.keyboard.press("F2");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card.locator("[data-grip]")).toBeFocused();
  await page.keyboard.press("F2");
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await field("التكرارات").fill("٨");
  await field("حتى (اختياري)").fill("6");
  await field("الإيقاع").fill("fast");
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(field("حتى (اختياري)")).toHaveAccessibleDescription("القيمة المسموحة بين 8 و100");
  await expect(field("الإيقاع")).toHaveAccessibleDescription(/أربعة أعداد/);
  await expect(field("التكرارات")).toHaveValue("٨");

  await field("حتى (اختياري)").fill("12");
  await field("الإيقاع").fill("31x0");
  await expect(field("الإيقاع")).toHaveAccessibleDescription(/نزول 3 · ثبات 1 · رفع سريع/);
  await dialog.getByRole("button", { name: "الراحة بين المجموعات: 90 ث" }).click();
  await dialog.getByText("تدرّج مزدوج", { exact: true }).click();
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(dialog).toBeHidden();
  const reps = card.getByRole("textbox", { name: /^تكرارات/ });
  await expect(reps).toHaveValue("8–12");
  await expect(card).toContainText("راحة 90 ث");
  await expect(card).toContainText("3-1-X-0");
  const size = page.viewportSize();
  for (const width of [1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => card.evaluate(standOut), { message: `at ${width}` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
  await expect.poll(stored).toMatchObject({
    reps: 8,
    repsTo: 12,
    rest: 90,
    tempo: "3-1-X-0",
    progression: "double",
    progressionStep: 2.5,
    progressionRuns: false,
  });

  await reps.fill("٦-١٠");
  await reps.press("Enter");
  await expect(reps).toHaveValue("6–10");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(reps).toHaveValue("7–11");

  await card.getByRole("button", { name: /^خيارات/ }).click();
  await page.getByRole("menuitem", { name: "سوبرسيت مع التالي" }).click();
  await expect(card).toContainText("سوبرسيت أ");
  await expect(itemsOf(page, "الأحد").last()).toContainText("2 من 2");
  await expect.poll(async () => (await stored())?.superset).toBeTruthy();
  await card.getByRole("button", { name: /^خيارات/ }).click();
  await page.getByRole("menuitem", { name: "فك السوبرسيت" }).click();
  await expect(card).not.toContainText("سوبرسيت");
  await page.locator("h1").click();
  await page.keyboard.press("Control+z");
  await expect(card).toContainText("سوبرسيت أ");

  for (const _ of ["the superset", "the arrow", "the range", "the dialog"])
    await page.keyboard.press("Control+z");
  await expect(reps).toHaveValue("10");
  await expect(card).not.toContainText("راحة");
  await expect.poll(stored).toMatchObject({ reps: 10, repsTo: null, tempo: null, superset: null });

  await test.step("the raise, with its reason", async () => {
    const card = itemsOf(page, "الاثنين").first();
    const weight = card.getByRole("textbox", { name: /^وزن/ });
    await expect(card).toContainText(/أكملت كل التكرارات: \u200e\+2\.5\sكغ/);
    await expect(weight).toHaveValue("40");
    const approve = card.getByRole("button", { name: /^اعتماد/ });
    await approve.click();
    await expect(weight).toHaveValue("42.5");
    await expect(card).toContainText("معتمدة");
    await expect(approve).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(weight).toHaveValue("40");
    await expect(approve).toBeVisible();

    await card.getByRole("button", { name: /^خيارات/ }).click();
    await page.getByRole("menuitem", { name: "التفاصيل" }).click();
    await page.getByRole("switch", { name: "تسري الزيادة تلقائياً" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "حفظ" }).click();
    await expect(card).toContainText("تسري تلقائياً");
    await expect(approve).toBeHidden();
  });
});
