import type { Locator, Page } from "@playwright/test";
import type { CheckInForm, CheckInForms } from "../../../domain/contract/check-ins/forms.ts";
import type { FormSchedules } from "../../../domain/contract/check-ins/schedules.ts";
import { api } from "./planning.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, marker, test, toast } from "./trainer.ts";

const formsAt = "/admin/check-ins/forms";
const formsApi = "/api/admin/check-in-forms";
const texts = (page: Page) => page.getByRole("textbox", { name: /^نص السؤال/ });
const save = (page: Page) => page.getByRole("button", { name: "حفظ", exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "كما يراه المتدرب" });

/** Eight questions of a weekly form, and their kinds. */
const eight = [
  { text: "كيف كان تمرينك؟", kind: "مقياس" },
  { text: "كيف كان أكلك؟", kind: "مقياس" },
  { text: "كيف كان نومك؟", kind: "مقياس" },
  { text: "هل أوجعك شيء؟", kind: "نعم أو لا" },
  { text: "كم ساعة نمت؟", kind: "رقم" },
  { text: "ما أجمل ما أنجزت؟", kind: "جواب قصير" },
  { text: "ما أكثر ما عطّلك؟", kind: "جواب قصير" },
  { text: "هل من سؤال لي؟", kind: "جواب قصير" },
] as const;

/** A keyboard that counts its presses; typed letters are not among them. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        presses += 1;
      }
    },
    type: (text: string) => page.keyboard.type(text),
    count: () => presses,
  };
}

async function begin(page: Page, name: string) {
  await page.goto(formsAt);
  await page.getByRole("button", { name: "نموذج جديد" }).click();
  await page.getByRole("button", { name: "نموذج فارغ" }).click();
  await page.getByLabel("اسم النموذج").fill(name);
}

async function stored(list: Pick<ReturnType<typeof api>, "get">, name: string) {
  const { forms } = await list.get<CheckInForms>(formsApi);
  const form = forms.find((each) => each.name === name);
  if (!form) throw new Error(`no form is named ${name}`);
  return form;
}

const wordsOf = ({ questions }: CheckInForm) =>
  questions.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text);

test("eight questions are built by the keyboard alone, in a few keys each", async ({
  page,
  context,
  trainer,
}) => {
  const name = `أسبوعي ${marker()}`;
  await begin(page, name);
  const keys = countedKeys(page);
  await page.getByRole("button", { name: "مقياس", exact: true }).focus();
  let former: string = eight[0].kind;
  await keys.press("Enter");
  for (const [index, { text, kind }] of eight.entries()) {
    if (index > 0) await keys.press("Enter");
    await expect(texts(page).nth(index)).toBeFocused();
    if (kind !== former) {
      // The kind stands before the words.
      await keys.press("Shift+Tab", "Enter");
      const focused = page.getByRole("menuitem").and(page.locator(":focus"));
      await expect(focused).toBeVisible();
      for (let at = await focused.innerText(); at !== kind; at = await focused.innerText()) {
        await keys.press("ArrowDown");
        // The focus moves a task after its key.
        await expect(focused).not.toHaveText(at);
      }
      await keys.press("Enter");
      await expect(texts(page).nth(index)).toBeFocused();
      former = kind;
    }
    await keys.type(text);
  }
  await keys.press("Control+s");
  await expect(toast(page, "حُفظ النموذج")).toBeVisible();
  // Three a question besides its words.
  expect(keys.count()).toBe(23);

  const form = await stored(api(context.request, trainer.token), name);
  expect(wordsOf(form)).toEqual(eight.map(({ text }) => text));
  expect(form.questions.map(({ kind }) => kind)).toEqual([
    "scale",
    "scale",
    "scale",
    "yes_no",
    "number",
    "short_text",
    "short_text",
    "short_text",
  ]);
  await expectNoAxeViolations(page);
});

test("a question moves by the keyboard and by the mouse, and comes back after a removal", async ({
  page,
  context,
  trainer,
}) => {
  const name = `ترتيب ${marker()}`;
  await begin(page, name);
  for (const text of ["أ", "ب", "ج"]) {
    await page.getByRole("button", { name: "جواب قصير", exact: true }).click();
    await page.keyboard.type(text);
  }
  const order = async () =>
    (await texts(page).all()).reduce<Promise<string[]>>(
      async (known, each) => [...(await known), await each.inputValue()],
      Promise.resolve([]),
    );

  const grip = (number: number) => page.getByRole("button", { name: `تحريك السؤال ${number}` });
  await grip(1).focus();
  for (const key of ["Enter", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect.poll(order).toEqual(["ب", "ج", "أ"]);
  for (const key of ["Enter", "ArrowUp", "Escape"]) await page.keyboard.press(key);
  await expect.poll(order).toEqual(["ب", "ج", "أ"]);

  await texts(page).nth(0).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["ج", "ب", "أ"]);
  await expect(texts(page).nth(1)).toBeFocused();

  await drag(page, grip(3), page.locator("[data-item]").first());
  await expect.poll(order).toEqual(["أ", "ج", "ب"]);

  // A key that is held empties its question, and removes none.
  await texts(page).nth(2).focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down("Backspace");
  await page.keyboard.up("Backspace");
  await expect.poll(order).toEqual(["أ", "ج", ""]);
  await page.keyboard.type("ب");

  await page.getByRole("button", { name: "إجراءات السؤال 2" }).click();
  await page.getByRole("menuitem", { name: "حذف السؤال" }).click();
  await expect.poll(order).toEqual(["أ", "ب"]);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.poll(order).toEqual(["أ", "ج", "ب"]);

  await save(page).click();
  await expect(toast(page, "حُفظ النموذج")).toBeVisible();
  expect(wordsOf(await stored(api(context.request, trainer.token), name))).toEqual(["أ", "ج", "ب"]);
});

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("a row has no box");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 2, { steps: 4 });
  await page.mouse.up();
}

test("a form is a copy of a ready one, is previewed, and says what is wrong with it", async ({
  page,
}) => {
  const name = `رمضان ${marker()}`;
  await page.goto(formsAt);
  await page.getByRole("button", { name: "نموذج جديد" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^رمضان\s*\d/ })
    .click();
  await page.getByLabel("اسم النموذج").fill(name);
  await expect(texts(page)).toHaveCount(9);
  await expect(
    preview(page)
      .getByRole("radio", { name: /^5 من 5/ })
      .first(),
  ).toBeVisible();

  await page.getByRole("button", { name: /^تفاصيل السؤال 3/ }).click();
  await page.getByLabel("الأكثر").fill("0");
  await texts(page).nth(2).fill("");
  await save(page).click();
  await expect(page.getByText("يلزم أن يكون أكبر من «الأقل»")).toBeVisible();
  await expect(page.getByLabel("الأكثر")).toBeFocused();
  await expect(page.getByText("نص السؤال فارغ: يُكتب أو يُحذف السؤال")).toBeVisible();
  await page.getByLabel("الأكثر").fill("١٢");
  await texts(page).nth(2).fill("كم سحوراً؟");
  await expect(preview(page).getByText("كم سحوراً؟")).toBeVisible();
  await save(page).click();
  await expect(toast(page, "حُفظ النموذج")).toBeVisible();
  await expectNoOverflow(page);

  // On a phone the preview hides the questions, and a problem shows them again.
  await page.setViewportSize({ width: 390, height: 844 });
  await texts(page).nth(2).fill("");
  await page.getByRole("tab", { name: "كما يراه المتدرب" }).click();
  await save(page).click();
  await expect(texts(page).nth(2)).toBeFocused();
});

test("typed words survive a reload, and a save of another window in between", async ({
  page,
  context,
  trainer,
}) => {
  const name = `نسختان ${marker()}`;
  const { put } = api(context.request, trainer.token);
  await begin(page, name);
  await page.getByRole("button", { name: "جواب قصير", exact: true }).click();
  await page.keyboard.type("الأول");
  await page.reload();
  await expect(texts(page)).toHaveValue("الأول");
  await save(page).click();
  await expect(toast(page, "حُفظ النموذج")).toBeVisible();

  const form = await stored(api(context.request, trainer.token), name);
  await texts(page).fill("هنا");
  await put(`${formsApi}/${form.id}`, {
    name,
    englishName: null,
    revision: form.revision,
    questions: form.questions.map((question) => ({ ...question, text: "هناك" })),
  });
  await save(page).click();
  await expect(page.getByText("ما كُتب هنا باقٍ.")).toBeVisible();
  await expect(texts(page)).toHaveValue("هنا");
  await page.getByRole("button", { name: "عرض النسخة الأخرى" }).click();
  const other = page.getByRole("dialog", { name: "النسخة الأخرى" });
  await expect(other.getByText("هناك")).toBeVisible();
  await expectNoAxeViolations(page);
  await other.getByRole("button", { name: "حفظ نسختي بدلاً منها" }).click();
  // The toast of the first save may still be there.
  await expect
    .poll(async () => wordsOf(await stored(api(context.request, trainer.token), name)))
    .toEqual(["هنا"]);
});

test("a form is given to chosen people on two days, then archived and brought back", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const name = `لهما ${marker()}`;
  const letters = marker();
  const [one, other] = [
    await addTrainee({ name: `${letters} 1` }),
    await addTrainee({ name: `${letters} 2` }),
  ];
  await begin(page, name);
  await page.getByRole("button", { name: "نعم أو لا", exact: true }).click();
  await page.keyboard.type("هل أوجعك شيء؟");
  await save(page).click();
  await page.getByRole("button", { name: "لمن ومتى" }).click();
  const dialog = page.getByRole("dialog", { name: "لمن ومتى" });
  await expect(dialog.getByText("كل خميس 20:00 بتوقيت كل متدرب")).toBeVisible();
  await dialog.getByText("الأحد", { exact: true }).click();
  await dialog.getByText("متدربون مختارون", { exact: true }).click();
  await dialog.getByRole("textbox").last().fill(letters);
  await dialog.getByRole("checkbox", { name: one.name }).check();
  await dialog.getByRole("checkbox", { name: other.name }).check();
  await expect(dialog.getByText("الأحد: 1")).toBeVisible();
  await expect(dialog.getByText("الخميس: 1")).toBeVisible();
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("متدربان", { exact: true })).toBeVisible();

  const list = api(context.request, trainer.token);
  const { id } = await stored(list, name);
  const given = await list.get<FormSchedules>(`${formsApi}/${id}/people`);
  expect(given.people.map(({ traineeId }) => traineeId).sort()).toEqual([one.id, other.id].sort());
  expect(given.people.map(({ weekday }) => weekday).sort()).toEqual([0, 4]);

  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: "أرشفة" }).click();
  await expect(page.getByRole("heading", { name: "نماذج المتابعات" })).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeHidden();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});
