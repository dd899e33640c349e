import { newId } from "../../../domain/id.ts";
import { makeImported, peoplePortion } from "../../support/imported.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, marker, test } from "./trainer.ts";

const password = "Invited@2026";
const phone = { width: 390, height: 844 };

test("a person without an address gets a link by hand, and gives one with the password", async ({
  page,
  trainer,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const name = `رنا ${marker()}`;
  const email = `${newId()}@example.com`;
  const rows = [makeImported(2, { name, email: null, gender: "female" })];
  const imported = await page.request.post("/api/admin/imports", {
    data: { id: newId(), portion: peoplePortion(rows) },
    headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` },
  });
  expect(imported.ok()).toBe(true);
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: name })}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("بلا بريد", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "إنشاء رابط دعوة" }).click();
  const link = (await page.getByText(/#access_token=/).textContent()) ?? "";
  await expect(page.getByRole("button", { name: "إرسال بالبريد" })).toBeHidden();
  await page.keyboard.press("Escape");

  const guest = await (
    await browser.newContext({ baseURL, extraHTTPHeaders, locale: "ar", viewport: phone })
  ).newPage();
  await guest.goto(link);
  const address = guest.getByLabel("البريد الإلكتروني");
  const enter = guest.getByRole("button", { name: "حفظ والدخول" });
  await enter.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expectNoOverflow(guest);
  await expectNoAxeViolations(guest);
  await address.fill(email);
  await guest.reload();
  await expect(address).toHaveValue(email);
  await guest.getByLabel("كلمة المرور الجديدة").fill(password);
  await guest.getByLabel("تأكيد كلمة المرور").fill(password);
  await enter.click();
  await expect(guest).toHaveURL(/\/trainee$/);
  await guest.context().close();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
});

test("the trainer adds a missing address on the profile, unless it is taken", async ({
  page,
  trainer,
  addTrainee,
}) => {
  const other = await addTrainee();
  const name = `سامي ${marker()}`;
  const email = `${newId()}@example.com`;
  await page.request.post("/api/admin/imports", {
    data: { id: newId(), portion: peoplePortion([makeImported(2, { name, email: null })]) },
    headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` },
  });
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: name })}`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "إضافة بريد" }).click();
  const dialog = page.getByRole("dialog", { name: "إضافة بريد" });
  const address = dialog.getByLabel("البريد الإلكتروني");
  await address.fill(other.email);
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await address.fill(email);
  await dialog.getByRole("button", { name: "حفظ" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
});
