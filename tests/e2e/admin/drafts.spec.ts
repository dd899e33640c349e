import type { Locator, Page } from "@playwright/test";
import { itemsOf, screenOf } from "./planning.ts";
import { addExercises, planSunday } from "./prescribing.ts";
import { choose, expect, find, test } from "./trainer.ts";

type Typing = {
  form: string;
  open: (page: Page) => Promise<void>;
  /** Types into the form; `shows` expects the values after a reload. */
  type: (form: Locator) => Promise<void>;
  shows: (form: Locator) => Promise<void>;
};

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const box = (form: Locator, name: string) => form.getByRole("textbox", { name, exact: true });

const newMeal: Typing = {
  form: "وجبة جديدة",
  open: (page) => press(page, "إضافة وجبة"),
  async type(form) {
    await form.getByLabel("اسم الوجبة").fill("شوربة الشتاء");
    await form.getByLabel("الوصف").fill("عدس\nوليمون");
    await form.getByRole("combobox").first().selectOption("lunch");
    const page = form.page();
    await press(page, "إضافة طعام");
    await page.getByRole("textbox", { name: "بحث عن طعام" }).fill("عدس مسلوق");
    await page.getByRole("region", { name: "نتائج البحث" }).getByRole("button").first().click();
    await page.getByRole("button", { name: "إضافة", exact: true }).click();
    await form.getByRole("textbox", { name: /^غرامات عدس/ }).fill("85");
  },
  async shows(form) {
    await expect(form.getByLabel("اسم الوجبة")).toHaveValue("شوربة الشتاء");
    await expect(form.getByLabel("الوصف")).toHaveValue("عدس\nوليمون");
    await expect(form.getByRole("combobox").first()).toHaveValue("lunch");
    await expect(form.getByRole("listitem")).toContainText("عدس");
    await expect(form.getByRole("listitem").getByRole("textbox")).toHaveValue("85");
  },
};

const newExercise: Typing = {
  form: "إضافة تمرين",
  open: (page) => press(page, "إضافة تمرين"),
  async type(form) {
    await box(form, "اسم التمرين").fill("سحب المنشفة");
    await form.getByRole("combobox", { name: "الفئة" }).selectOption("back");
    await form.getByRole("radio", { name: "الزمن" }).check({ force: true });
    await form.getByRole("textbox", { name: "الزمن" }).fill("٤٥");
    await press(form.page(), "الراحة بين المجموعات: 90 ث");
    await form.getByText("رابط", { exact: true }).click();
    await form.getByRole("textbox", { name: "رابط الفيديو" }).fill("https://example.com/a");
  },
  async shows(form) {
    await expect(box(form, "اسم التمرين")).toHaveValue("سحب المنشفة");
    await expect(form.getByRole("combobox", { name: "الفئة" })).toHaveValue("back");
    await expect(form.getByRole("textbox", { name: "الزمن" })).toHaveValue("٤٥");
    await expect(form.getByRole("textbox", { name: /الراحة/ })).toHaveValue("90");
    await expect(form.getByRole("textbox", { name: "رابط الفيديو" })).toHaveValue(
      "https://example.com/a",
    );
  },
};

const newTrainee: Typing = {
  form: "تسجيل متدرب جديد",
  open: (page) => press(page, "إضافة متدرب"),
  async type(form) {
    await form.getByLabel("الاسم الكامل").fill("سلمى");
    await form.getByText("أنثى", { exact: true }).click();
    await form.getByLabel("الوزن الحالي").fill("٨١٫٥");
    await form.getByLabel("محيط الخصر").fill("82,5");
    await form.getByText("خسارة الوزن", { exact: true }).click();
    await form.getByText("بناء العضلات", { exact: true }).click();
    await form.getByLabel("كلمة المرور", { exact: true }).fill("Newcomer@2026");
  },
  async shows(form) {
    await expect(form.getByLabel("الاسم الكامل")).toHaveValue("سلمى");
    await expect(form.getByRole("radio", { name: "أنثى" })).toBeChecked();
    await expect(form.getByLabel("الوزن الحالي")).toHaveValue("٨١٫٥");
    await expect(form.getByLabel("محيط الخصر")).toHaveValue("82,5");
    await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(2);
    // A password is never stored.
    await expect(form.getByLabel("كلمة المرور", { exact: true })).toHaveValue("");
  },
};

const invitation: Typing = {
  form: "دعوة متدرب",
  open: (page) => press(page, "دعوة متدرب"),
  async type(form) {
    await form.getByLabel("الاسم الكامل").fill("نهى");
    await form.getByRole("textbox", { name: /الهاتف/ }).fill("0599 888 777");
    await form.getByLabel("بلد الرقم").selectOption("JO");
  },
  async shows(form) {
    await expect(form.getByLabel("الاسم الكامل")).toHaveValue("نهى");
    await expect(form.getByRole("textbox", { name: /الهاتف/ })).toHaveValue("0599 888 777");
    await expect(form.getByLabel("بلد الرقم")).toHaveValue("JO");
  },
};

const traineeChanges = (name: string): Typing => ({
  form: "تعديل بيانات المتدرب",
  open: (page) => choose(page, name, "تعديل البيانات"),
  async type(form) {
    await form.getByLabel("الطول").fill("171");
    await form.getByText("الحفاظ على الوزن").click();
  },
  async shows(form) {
    await expect(form.getByLabel("الطول")).toHaveValue("171");
    await expect(form.getByRole("checkbox", { name: "الحفاظ على الوزن" })).toBeChecked();
  },
});

const prescription: Typing = {
  form: "تفاصيل التمرين",
  async open(page) {
    await itemsOf(page, "الأحد").first().locator("[data-grip]").focus();
    await page.keyboard.press("F2");
  },
  async type(form) {
    await box(form, "الإيقاع").fill("31x0");
    await form.getByText("تدرّج مزدوج", { exact: true }).click();
    await box(form, "حتى (اختياري)").fill("١٤");
  },
  async shows(form) {
    await expect(box(form, "الإيقاع")).toHaveValue("31x0");
    await expect(form.getByRole("radio", { name: "تدرّج مزدوج" })).toBeChecked();
    await expect(form.getByRole("textbox", { name: "مقدار الزيادة" })).toHaveValue("2.5");
    await expect(box(form, "حتى (اختياري)")).toHaveValue("١٤");
  },
};

const templateOfWeek: Typing = {
  form: "حفظ كقالب",
  async open(page) {
    await page.getByRole("button", { name: "أدوات أخرى" }).click();
    await page.getByRole("menuitem", { name: "حفظ كقالب" }).click();
  },
  async type(form) {
    await form.getByLabel("اسم القالب").fill("أسبوع الدفع");
    await form.getByText("وجبات", { exact: true }).click();
  },
  async shows(form) {
    await expect(form.getByLabel("اسم القالب")).toHaveValue("أسبوع الدفع");
    await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(2);
  },
};

const formOf = (page: Page, { form }: Typing) =>
  page.getByRole("dialog", { name: form, exact: true });

/** Types into each form, reloads, and expects the typed values. */
async function outliveReload(page: Page, typings: readonly Typing[]) {
  for (const typing of typings) {
    await typing.open(page);
    await typing.type(formOf(page, typing));
    await page.reload();
  }
  for (const typing of typings) {
    await test.step(typing.form, async () => {
      await typing.open(page);
      await typing.shows(formOf(page, typing));
      await page.keyboard.press("Escape");
      await press(page, "تجاهل");
      await expect(formOf(page, typing)).toBeHidden();
    });
  }
}

test("drafts in the trainer's forms outlive a reload, until they are discarded", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id, name } = await addTrainee();
  await page.goto("/admin/meals");
  await outliveReload(page, [newMeal]);
  await page.goto("/admin/exercises");
  await outliveReload(page, [newExercise]);
  await newExercise.open(page);
  await expect(box(formOf(page, newExercise), "اسم التمرين")).toHaveValue("");
  await page.goto("/admin/trainees");
  await find(page, name);
  await outliveReload(page, [newTrainee, invitation, traineeChanges(name)]);
  const exercises = await addExercises(context.request, trainer.token, 1);
  const items = exercises.map((each) => ({ exerciseId: each.id }));
  await planSunday(context.request, trainer.token, id, items);
  await page.goto(screenOf(id));
  await outliveReload(page, [prescription, templateOfWeek]);
});
