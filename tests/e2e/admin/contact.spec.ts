import { enter } from "../../support/entering.ts";
import { expect, test } from "./trainer.ts";

test("the trainer's contact data appear on a trainee's contact page, and changes follow", async ({
  page,
  browser,
  addTrainee,
}) => {
  const person = await addTrainee();
  await page.goto("/admin/settings?tab=general");
  await page.getByRole("textbox", { name: "واتساب", exact: true }).fill("0123456789012");
  const form = page.locator("form").filter({ hasText: "أوقات التواصل" });
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByRole("textbox", { name: "واتساب", exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await form.getByRole("textbox", { name: "واتساب", exact: true }).fill("0599123456");
  await form.getByRole("checkbox", { name: "الجمعة" }).check();
  await form.getByLabel("الجمعة: من").fill("00:00");
  await form.getByLabel("الجمعة: حتى").fill("00:00");
  await form.getByRole("button", { name: "الساعات نفسها لكل الأيام المفتوحة" }).click();
  await form.getByRole("button", { name: "حفظ" }).click();
  await expect(form.getByRole("status")).toHaveText("حُفظ");

  const context = await browser.newContext();
  await enter(context.request, { role: "trainee", email: person.email, password: person.password });
  const phone = await context.newPage();
  await phone.clock.install();
  await phone.goto("/trainee/contact");
  await expect(phone.getByRole("link", { name: /واتساب/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/970599123456/,
  );

  await form.getByRole("textbox", { name: "واتساب", exact: true }).fill("+970598765432");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await form.getByRole("button", { name: "حفظ" }).click();
  expect((await saved).ok()).toBe(true);
  await phone.clock.runFor(61_000);
  await expect(phone.getByRole("link", { name: /واتساب/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/970598765432/,
  );
  await phone.getByRole("link", { name: "المحادثة مع المدرب" }).click();
  await expect(phone).toHaveURL(/\/trainee\/chat$/);
  await context.close();
});
