import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { goWithin } from "../within.ts";
import { api } from "./planning.ts";
import { expect, marker, searchBox, test, toast } from "./trainer.ts";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const save = (page: Page) => page.getByRole("button", { name: "حفظ التمرين" }).click();
const find = async (page: Page, name: string) => {
  await searchBox(page).fill(name);
  await expect(page.getByText("تمرين واحد", { exact: true })).toBeVisible();
};
const openDeletion = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: "حذف" }).click();
};
const confirm = (page: Page) => page.getByRole("button", { name: "حذف التمرين" });

test("an exercise is added, found, edited, counted in every unit and deleted, and its menu regains the focus", async ({
  page,
  context,
  trainer,
}) => {
  const shared = marker();
  const name = `أرجحة ${shared}`;
  const renamed = `${name} جديد`;
  const edited = dialog(page, "تعديل التمرين");
  const row = page.getByRole("row", { name });
  await page.goto("/admin/exercises");

  await test.step("added, with a borrowed drawing and a video by address", async () => {
    await page.getByRole("button", { name: "إضافة تمرين" }).first().click();
    const form = dialog(page, "إضافة تمرين");
    await form.getByRole("textbox", { name: "اسم التمرين", exact: true }).fill(name);
    await form.getByRole("textbox", { name: "الاسم بالإنجليزية" }).fill("W".repeat(40));
    await form.getByRole("combobox", { name: "الفئة" }).selectOption("legs");
    await form.getByRole("button", { name: "اختيار رسم" }).click();
    const picker = dialog(page, "اختيار رسم");
    // It opens at the form's category.
    await expect(picker.getByRole("radio", { name: "الأرجل" })).toBeChecked();
    await picker.getByRole("button", { name: "سكوات أمامي" }).click();
    await expect(form.getByText("سكوات أمامي")).toBeVisible();

    await form.getByRole("textbox", { name: "المجموعات", exact: true }).fill("11");
    await form.getByText("رابط", { exact: true }).click();
    const address = form.getByRole("textbox", { name: "رابط الفيديو" });
    await address.fill("https://example.com/a.avi");
    await save(page);
    await expect(form.getByText("يرجى التأكد من صحة الرابط أو الملف")).toBeVisible();
    await form.getByRole("textbox", { name: "المجموعات", exact: true }).fill("٣");
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title>" }),
    );
    await address.fill("https://youtu.be/dQw4w9WgXcQ");
    await expect(page.locator("iframe")).toHaveAttribute(
      "src",
      /youtube-nocookie\.com\/embed\/dQw4/,
    );
    await save(page);
    await expect(page.getByText(`أُضيف التمرين «${name}»`).first()).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step("found in another spelling, and its video shown", async () => {
    await find(page, `ارجحه ${shared}`);
    const heads = await page.getByRole("columnheader").allInnerTexts();
    const under = (head: string) => row.locator("th, td").nth(heads.indexOf(head));
    await expect(under("المقدار")).toHaveText("3 مجموعات × 12");
    await expect(under("الأداة")).toHaveText("بار");
    await expect(under("العضلات")).toHaveText(/الفخذ الأمامي/);
    const show = page.getByRole("button", { name: `مشاهدة فيديو ${name}` });
    await show.click();
    await expect(dialog(page, name).locator("iframe")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(show).toBeFocused();
  });

  await test.step("changed, and its drawing removed", async () => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(edited.getByText("سكوات أمامي")).toBeVisible();
    await edited.getByRole("button", { name: "بلا رسم" }).click();
    await edited.getByRole("textbox", { name: "اسم التمرين", exact: true }).fill(renamed);
    await edited.getByRole("combobox", { name: "الحالة" }).selectOption("pending");
    await save(page);
    await expect(edited).toBeHidden();
  });

  await test.step("counted in a range, in time and in metres", async () => {
    const open = () => page.getByRole("button", { name: renamed, exact: true }).click();
    const field = (label: string) => edited.getByRole("textbox", { name: label, exact: true });
    const change = async (kind: string, values: Record<string, string>, amount: RegExp) => {
      await open();
      await edited.getByText(kind, { exact: true }).first().click();
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
      await save(page);
      await expect(edited).toBeHidden();
      await expect(row).toContainText(amount);
    };
    await change("التكرارات", { التكرارات: "8", "حتى (اختياري)": "١٢" }, /8–12/);
    await change("الزمن", { الزمن: "45" }, /45\sث/);
    await open();
    await expect(edited.getByRole("button", { name: "اختيار رسم" })).toBeVisible();
    await expect(field("الزمن")).toHaveValue("45");
    await edited.getByRole("combobox", { name: "الوحدة" }).selectOption("minutes");
    await field("الزمن").fill("241");
    await save(page);
    await expect(field("الزمن")).toHaveAccessibleDescription(/240/);
    await field("الزمن").fill("20");
    await save(page);
    await expect(row).toContainText(/20\sد/);
    await change("المسافة", { المسافة: "30" }, /30\sم/);
  });

  await test.step("deleted", async () => {
    await openDeletion(page, renamed);
    await confirm(page).click();
    await expect(page.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
    await expect(searchBox(page)).toHaveValue(/ارجحه/);
  });

  // Its own exercise, because other tests rename and delete theirs.
  const [id, other] = [newId(), `قفز ${marker()}`];
  await api(context.request, trainer.token).post("/api/admin/exercises", {
    id,
    name: other,
    category: "legs",
    sets: 3,
    reps: 12,
  });
  await goWithin(page, `/admin/exercises?${new URLSearchParams({ search: other })}`);
  await expect(page.getByText("تمرين واحد", { exact: true })).toBeVisible();
  await test.step("the focus", async () => {
    // As with a fast press, the menu closes before its animation begins.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const late = new CSSStyleSheet();
      late.replaceSync("[role=menu] { animation-delay: 60s !important }");
      document.adoptedStyleSheets.push(late);
    });
    // The exercise loads after its dialog opens, and the form then takes the dialog's place.
    const loading = Promise.withResolvers<void>();
    await page.route(`**/api/admin/exercises/${id}`, async (route) => {
      await loading.promise;
      await route.continue();
    });
    const menu = page.getByRole("button", { name: `إجراءات ${other}` });
    const form = edited.getByRole("textbox", { name: "المجموعات", exact: true });
    for (const [item, title] of [
      ["تعديل", "تعديل التمرين"],
      ["حذف", /^حذف/],
    ] as const) {
      await menu.focus();
      await page.keyboard.press("Enter");
      const wanted = page.getByRole("menuitem", { name: item, exact: true });
      await wanted.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page, title)).toBeVisible();
      if (item === "تعديل") {
        await expect(edited.getByRole("status").first()).toBeVisible();
        loading.resolve();
        await expect(form).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(menu).toBeFocused();
    }
    // A press faster than the menu's own end.
    const closed = page.evaluate(
      () =>
        new Promise<void>((done) => {
          new MutationObserver((_, observer) => {
            const opened = document.querySelector<HTMLDialogElement>("dialog:modal");
            if (!opened) return;
            observer.disconnect();
            opened.close();
            done();
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "حذف", exact: true }).focus();
    await page.keyboard.press("Enter");
    await closed;
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(menu).toBeFocused();
    await page.unroute(`**/api/admin/exercises/${id}`);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("deleted by another window meanwhile", async () => {
    await openDeletion(page, other);
    await expect(confirm(page)).toBeVisible();
    const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` };
    const data = { removalId: newId() };
    await context.request.delete(`/api/admin/exercises/${id}`, { headers, data });
    await confirm(page).click();
    await expect(toast(page, `${other}: تم الحذف من نافذة أخرى.`)).toBeVisible();
    await expect(page.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
  });
});
