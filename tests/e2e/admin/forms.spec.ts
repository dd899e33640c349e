import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { goWithin } from "../within.ts";
import {
  choose,
  expect,
  failWith,
  find,
  marker,
  oneApi,
  searchBox,
  test,
  toast,
} from "./trainer.ts";

async function fillNewTrainee(page: Page, { name, email }: { name: string; email: string }) {
  const form = page.getByRole("dialog", { name: "تسجيل متدرب جديد" });
  await form.getByLabel("الاسم الكامل").fill(name);
  await form.getByLabel("البريد الإلكتروني").fill(email);
  await form.getByLabel("رقم الهاتف").fill("0599 123 456");
  await form.getByText("أنثى", { exact: true }).click();
  await form.getByLabel("كلمة المرور", { exact: true }).fill("Newcomer@2026");
  await form.getByLabel("تأكيد كلمة المرور").fill("Newcomer@2026");
  await form.getByLabel("العمر").fill("30");
  await form.getByLabel("الطول").fill("165");
  await form.getByLabel("الوزن الحالي").fill("٨١٫٥");
  await form.getByLabel("الوزن المستهدف").fill("70");
  await form.getByLabel("محيط الخصر").fill("82,5");
  await form.getByText("خسارة الوزن", { exact: true }).click();
  return form;
}

test("a new trainee's form assumes nothing, reports a registered address, asks before discarding, and closes by itself", async ({
  page,
  addTrainee,
}) => {
  const { email } = await addTrainee();
  const person = { name: `رُبى ${marker()}`, email: `${newId()}@example.com` };
  await page.goto("/admin/trainees");
  const open = () => page.getByRole("button", { name: "إضافة متدرب" }).first().click();
  await open();
  const form = page.getByRole("dialog", { name: "تسجيل متدرب جديد" });
  const name = form.getByLabel("الاسم الكامل");
  const register = form.getByRole("button", { name: "تسجيل", exact: true });
  await test.step("assumes nothing", async () => {
    for (const label of ["الطول", "الوزن الحالي", "الوزن المستهدف", "العمر", "فصيلة الدم"]) {
      await expect(form.getByLabel(label)).toHaveValue("");
    }
    await expect(form.getByRole("radio", { name: "ذكر" })).not.toBeChecked();
    await register.click();
    await expect(name).toBeFocused();
    await expect(form.getByText("يرجى اختيار هدف واحد على الأقل")).toBeVisible();
  });

  await test.step("keeps typed values for a registered address, and asks before discarding", async () => {
    await fillNewTrainee(page, { name: person.name, email: email.toUpperCase() });
    await register.click();
    await expect(form.getByText("البريد الإلكتروني مسجل مسبقاً").first()).toBeVisible();
    await expect(form.getByLabel("البريد الإلكتروني")).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveValue(person.name);
    await form.getByRole("button", { name: "إلغاء" }).click();
    const asked = page.getByRole("dialog", { name: "تجاهل التغييرات؟" });
    await asked.getByRole("button", { name: "إلغاء" }).click();
    await expect(name).toHaveValue(person.name);
    await page.goBack();
    await expect(asked).toBeVisible();
    await page.goBack();
    await expect(asked).toBeHidden();
    await expect(name).toHaveValue(person.name);
  });

  await test.step("adds", async () => {
    await form.getByLabel("البريد الإلكتروني").fill(person.email);
    await register.click();
    await expect(form.getByText("تم تسجيل المتدرب بنجاح")).toBeVisible();
    await expect(name).toHaveValue("");
    await expect(form).toBeHidden();
    await searchBox(page).fill(person.name.replace("رُبى", "ربي"));
    await expect(page.getByText("متدرب واحد")).toBeVisible();
    await expect(page.getByRole("link", { name: person.name, exact: true })).toBeVisible();
    await expect(page.getByText("81.5")).toBeVisible();
  });

  await test.step("discards typed values after a confirmation", async () => {
    await open();
    await name.fill("نور");
    await page.keyboard.press("Escape");
    const asked = page.getByRole("dialog", { name: "تجاهل التغييرات؟" });
    await asked.getByRole("button", { name: "تجاهل" }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/trainees\?search=/);
    await open();
    await expect(name).toHaveValue("");
  });
});

test("edits from two devices merge, failed ones stay, and a deletion needs the typed name", async ({
  page,
  addTrainee,
  changeTrainee,
  deleteTrainee,
  getTrainee,
}) => {
  const { id, name } = await addTrainee();
  await find(page, name);
  const form = page.getByRole("dialog", { name: "تعديل بيانات المتدرب" });
  const save = form.getByRole("button", { name: "حفظ" });
  await test.step("two devices edit different fields, and one sees the other's on refresh", async () => {
    await choose(page, name, "تعديل البيانات");
    await form.getByLabel("الطول").fill("171");
    await changeTrainee(id, { age: 44, phone: "0598000111" });
    await form.getByRole("button", { name: "تحديث البيانات" }).click();
    await expect(form.getByLabel("العمر")).toHaveValue("44");
    await expect(form.getByLabel("الطول")).toHaveValue("171");
    await changeTrainee(id, { age: 45 });
    await save.click();
    await expect(form).toBeHidden();
    expect(await getTrainee(id)).toMatchObject({ age: 45, phone: "0598000111", height: 171 });
  });

  await test.step("a failed edit stays, and only changes are sent", async () => {
    const renamed = `${name} عودة`;
    const password = "New@2026pass";
    await choose(page, name, "تعديل البيانات");
    const newPassword = form.getByRole("textbox", { name: "كلمة مرور جديدة" });
    await form.getByLabel("الاسم الكامل").fill(renamed);
    await form.getByLabel("الوزن الحالي").fill("٧٩٫٤");
    await form.getByRole("combobox", { name: "الخطة" }).selectOption("pro");
    await form.getByLabel("نوع التغيير").selectOption({ label: "تغيير من اليوم" });
    await form.getByText("الحفاظ على الوزن").click();
    await newPassword.fill(password);
    await form.getByLabel("تأكيد كلمة المرور").fill("other");
    await save.click();
    await expect(form.getByText("كلمات المرور غير متطابقة")).toBeVisible();

    await form.getByLabel("تأكيد كلمة المرور").fill(password);
    await failWith(page, oneApi, "PATCH", 500, "internal");
    await save.click();
    await expect(form.getByText("حدث خطأ أثناء تحديث المتدرب")).toBeVisible();
    await expect(newPassword).toHaveValue(password);

    await page.unroute(oneApi);
    // By its method, because a refetch has the same address.
    const request = page.waitForRequest(
      (each) => each.method() === "PATCH" && oneApi.test(each.url()),
    );
    await save.click();
    expect((await request).postDataJSON()).toEqual({
      name: renamed,
      currentWeight: 79.4,
      plan: "pro",
      planChange: { id: expect.any(String), kind: "from_today" },
      goals: ["weight_loss", "maintain"],
      password,
    });
    await expect(toast(page, `حُفظت بيانات ${renamed}`)).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByRole("link", { name: renamed, exact: true })).toBeVisible();
    await expect(page.getByText("79.4")).toBeVisible();
    await expect(page.getByText("الاحترافية", { exact: true }).last()).toBeVisible();
    expect(await getTrainee(id)).toMatchObject({
      plan: "pro",
      weights: [{ source: "trainer" }, {}],
    });
  });

  await test.step("deletes after the name was typed, on the second try", async () => {
    const { id, name } = await addTrainee();
    await goWithin(page, `/admin/trainees?${new URLSearchParams({ search: name })}`);
    await choose(page, name, "حذف");
    const asked = page.getByRole("dialog", { name: `حذف حساب ${name}؟` });
    await asked.getByRole("button", { name: "إلغاء" }).click();
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();

    await failWith(page, oneApi, "DELETE", 500, "internal");
    await choose(page, name, "حذف");
    const deletion = asked.getByRole("button", { name: "حذف نهائياً" });
    const typed = asked.getByRole("textbox");
    await expect(deletion).toBeDisabled();
    await typed.fill(name.slice(0, -1));
    await expect(deletion).toBeDisabled();
    await typed.fill(` ${name} `);
    await deletion.click();
    await expect(toast(page, "حدث خطأ أثناء حذف المتدرب")).toBeVisible();
    await page.unroute(oneApi);
    await deletion.click();
    await expect(toast(page, `حُذف حساب ${name}`)).toBeVisible();
    await expect(page.getByText("لا توجد بيانات مطابقة للبحث")).toBeVisible();

    await goWithin(page, `/admin/trainees/${id}`);
    await expect(page.getByText("لا يوجد متدرب بهذا العنوان. ربما حُذف.")).toBeVisible();
  });

  await test.step("deleted in another window, while the form is open", async () => {
    const { id, name } = await addTrainee();
    await goWithin(page, `/admin/trainees?${new URLSearchParams({ search: name })}`);
    await choose(page, name, "تعديل البيانات");
    const form = page.getByRole("dialog", { name: "تعديل بيانات المتدرب" });
    await form.getByLabel("الطول").fill("171");
    // The event of the deletion arrives while the form is open.
    const gone = page.waitForResponse((to) => oneApi.test(to.url()) && to.status() === 404);
    await deleteTrainee(id);
    await gone;
    await expect(page.locator("main table").getByText(name)).toHaveCount(0);
    await expect(form.getByLabel("الطول")).toHaveValue("171");
    await form.getByRole("button", { name: "حفظ" }).click();
    await expect(form.getByText(`${name}: تم الحذف من نافذة أخرى.`)).toBeVisible();
  });
});
