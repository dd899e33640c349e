import { localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../domain/id.ts";
import { bubble } from "../talking.ts";
import { goWithin } from "../within.ts";
import { api, weekApi } from "./planning.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  failWith,
  marker,
  searchBox,
  test,
} from "./trainer.ts";

test("the overview reports a failed load; a line is postponed and restored, and disappears once answered", async ({
  page,
  addTrainee,
  deviceOf,
}) => {
  const [later, person] = [await addTrainee(), await addTrainee()];
  for (const each of [later, person])
    await (await deviceOf(each)).post("/api/trainee/notes", {
      id: newId(),
      type: "complaint",
      text: "الركبة تؤلم بعد القرفصاء",
    });
  // The cards beside the queue may name the same people.
  const lineOf = ({ name }: typeof person) =>
    page.locator("li[data-line]").filter({ hasText: name });
  const figures = page.getByText("الأرقام والتوزيعات");
  await test.step("failed figures show zeros with a message, and load on retry", async () => {
    const overview = /\/api\/admin\/overview/;
    await failWith(page, overview, "GET", 500, "internal");
    await page.goto("/admin");
    await expect(page.getByText("تعذّر الاتصال بقاعدة البيانات")).toBeVisible();
    await expect(page.getByRole("link", { name: /لا أحد مدين/ })).toBeVisible();
    await figures.click();
    await expect(page.getByRole("link", { name: "إجمالي المتدربين 0" })).toBeVisible();
    await page.unroute(overview);
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByRole("heading", { name: "الاشتراكات حسب الخطة" })).toBeVisible();
  });
  await test.step("what is due stands in the first screen at every width", async () => {
    const usual = page.viewportSize() ?? { width: 1280, height: 720 };
    const due = page.getByText(/^المستحق الآن/).filter({ visible: true });
    for (const width of [390, 768, 1024, 1100, 1199, 1280]) {
      await page.setViewportSize({ ...usual, width });
      await expect(due.first(), String(width)).toBeInViewport();
    }
    await page.setViewportSize(usual);
  });

  await test.step("an arrow key reaches the first line from the opened page", async () => {
    await page.goto("/admin?reason=note");
    const first = page.locator("[data-row-link]").first();
    await expect(first).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
  });
  await test.step("postponed and restored", async () => {
    const line = lineOf(later);
    await expect(line).toContainText("بلا رد: شكوى");
    await expect(line).toContainText("«الركبة تؤلم بعد القرفصاء»");
    await expectNoOverflow(page);
    await line.getByRole("button", { name: `إجابة: ${later.name}` }).focus();
    await page.keyboard.press("e");
    await expect(line).toBeHidden();
    await page.getByRole("button", { name: "تراجع" }).click();
    await line.getByRole("button", { name: `لاحقاً: ${later.name}` }).click();
    await page.getByRole("menuitem", { name: "ليس قبل الغد" }).click();
    await expect(line).toBeHidden();
    await expect(lineOf(person)).toBeVisible();
    await page.getByRole("button", { name: /^ما أُجّل وما أُنجز/ }).click();
    const away = page.getByRole("dialog", { name: "ما أُجّل وما أُنجز" });
    await expect(away.getByText(later.name).first()).toBeVisible();
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await page.keyboard.press("Escape");
  });

  await test.step("answered where one stands, by the keyboard", async () => {
    const line = lineOf(person);
    await line.getByRole("button", { name: `إجابة: ${person.name}` }).focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: `رد على ${person.name}` });
    const text = sheet.getByRole("textbox", { name: "رسالتك" });
    await expect(sheet).toContainText("الركبة تؤلم بعد القرفصاء");
    await expect(text).toHaveValue(/بخصوص «الركبة تؤلم بعد القرفصاء»: $/);
    await expect(text).toBeFocused();
    // The quotation alone is no answer.
    await expect(sheet.getByRole("button", { name: "إرسال" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(line).toBeVisible();
    await page.keyboard.press("Enter");
    await text.pressSequentially("نستبدلها بضغط الأرجل.");
    await page.keyboard.press("Control+Enter");
    await expect(sheet).toBeHidden();
    await expect(line).toBeHidden();
    await expect(page).toHaveURL(/reason=note/);
    // A read before the answer is stored does not bring the line back, and neither does a new one.
    await goWithin(page, `/admin/chat?trainee=${person.id}`);
    await expect(bubble(page, /نستبدلها بضغط الأرجل/)).toBeVisible();
    await page.goto("/admin?reason=note");
    await expect(figures).toBeVisible();
    await expect(lineOf(person)).toBeHidden();
  });
});

test("empty weeks are answered for all at once: the last week is repeated from the list, and undone", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const letters = marker();
  const { get, patch } = api(context.request, trainer.token);
  const { exercises } = await get<ExercisesPage>("/api/admin/exercises?perPage=1&sort=name");
  const people = await Promise.all(
    ["هند", "سلمى", "بلا خطة"].map((name) => addTrainee({ name: `${name} ${letters}` })),
  );
  const [one, two, none] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const thisWeek = weekStart(localDateAt(Date.now(), "Asia/Hebron"));
  for (const { id } of [one, two])
    await patch(`/api/admin/trainees/${id}/weeks/${thisWeek}`, {
      exercises: {
        add: [{ id: newId(), exerciseId: exercises[0]?.id, dayOfWeek: 0, position: 0 }],
      },
    });
  const planned = async ({ id }: typeof one) =>
    (await get<PlannedWeek>(weekApi(id))).exercises.length;
  const bar = page.getByRole("region", { name: "المحددون" });

  await page.goto("/admin?reason=empty_weeks");
  await page.getByRole("link", { name: "تحديد الكل في القائمة: أسابيع فارغة" }).click();
  await expect(bar).toContainText(/كل المطابقين \(\d+\)/);
  await expect(bar.getByRole("button", { name: "تعيين قالب" })).toBeVisible();
  await expect(page).not.toHaveURL(/all=/);
  await searchBox(page).fill(letters);
  await expect(page.getByRole("button", { name: /^إجراءات/ })).toHaveCount(3);
  await page.getByRole("checkbox", { name: "تحديد كل من في الصفحة" }).check();
  await expect(bar).toContainText("تم تحديد 3");
  await bar.getByRole("button", { name: "تكرار الأسبوع" }).click();
  const dialog = page.getByRole("dialog", { name: "تكرار آخر أسبوع" });
  await expect(dialog.getByText(`لا جدول في الأسابيع الأخيرة: 1 (${none.name})`)).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await dialog.getByRole("button", { name: "تنفيذ لمتدربَين" }).click();
  await expect(page.getByText("بدأ تكرار الأسبوع لمتدربَين").first()).toBeVisible();
  await expect(page.getByRole("link", { name: one.name, exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: none.name, exact: true })).toBeVisible();
  expect(await Promise.all([one, two].map(planned))).toEqual([1, 1]);
  // The undo is stored on the server, not in the page.
  await page.reload();
  await page.getByRole("button", { name: "تراجع عن التكرار" }).click();
  await expect(page.getByRole("link", { name: two.name, exact: true })).toBeVisible();
  expect(await Promise.all([one, two].map(planned))).toEqual([0, 0]);
});
