import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, failWith, test } from "./trainer.ts";

const asks = test.extend<{ ask(person: { email: string; password: string }): Promise<void> }>({
  ask: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    await use(async ({ email, password }) => {
      const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const { accessToken } = await enter(device, { role: "trainee", email, password });
      const response = await device.post("/api/trainee/notes", {
        data: { id: newId(), type: "complaint", text: "الركبة تؤلم بعد القرفصاء" },
        headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${accessToken}` },
      });
      if (!response.ok()) throw new Error(await response.text());
      await device.dispose();
    });
  },
});

asks("a line leads to its answer, and is gone once answered", async ({ page, addTrainee, ask }) => {
  const person = await addTrainee();
  await ask(person);
  await page.goto("/admin?reason=note");
  const line = page.getByRole("listitem").filter({ hasText: person.name });
  await expect(line).toContainText("بلا رد: شكوى");
  await expectNoOverflow(page);
  await line.getByRole("link", { name: `أجب: ${person.name}` }).click();
  await page.getByRole("button", { name: "إضافة ملاحظة" }).click();
  await page.getByLabel("نص الملاحظة").fill("نستبدلها بضغط الأرجل هذا الأسبوع.");
  await page.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByRole("list", { name: "الملاحظات" })).toContainText("ضغط الأرجل");
  await page.goto("/admin?reason=note");
  await expect(page.getByRole("heading", { name: "الأرقام" })).toBeVisible();
  await expect(line).toBeHidden();
});

asks("a line is put away by key or menu, and comes back", async ({ page, addTrainee, ask }) => {
  const person = await addTrainee();
  await ask(person);
  await page.goto("/admin?reason=note");
  const line = page.getByRole("listitem").filter({ hasText: person.name });
  await line.getByRole("link", { name: `أجب: ${person.name}` }).focus();
  await page.keyboard.press("e");
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: "تراجع" }).click();
  await line.getByRole("button", { name: `لاحقاً: ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "ليس قبل الغد" }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "الأرقام" })).toBeVisible();
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: /^ما أُجّل وما أُنجز/ }).click();
  const away = page.getByRole("dialog", { name: "ما أُجّل وما أُنجز" });
  await expect(away.getByText(person.name).first()).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
});

test("what cannot be read says so over zeros, and comes again", async ({ page }) => {
  const overview = /\/api\/admin\/overview/;
  await failWith(page, overview, "GET", 500, "internal");
  await page.goto("/admin");
  await expect(page.getByText("تعذّر الاتصال بقاعدة البيانات")).toBeVisible();
  await expect(page.getByRole("link", { name: "إجمالي المتدربين 0" })).toBeVisible();
  await page.unroute(overview);
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("heading", { name: "الاشتراكات حسب الخطة" })).toBeVisible();
});
