import { addDays } from "../../../domain/calendar.ts";
import { answerOfPut, firstOfRamadan, openRamadan, showRamadan } from "../ramadan.ts";
import { expect, expectNoAxeViolations, test } from "./newcomer.ts";

/** Of a year that the trainer's specs leave alone, whatever the year of the run. */
const first = firstOfRamadan(3);

test.use({ day: addDays(first, 2) });

test("reminders show their next times, follow the training slot, and are kept", async ({
  page,
  register,
}) => {
  await register({ gender: "female" });
  await showRamadan(page);

  const dialog = await openRamadan(page);
  const reminders = dialog.getByRole("group", { name: "إشعارات تتبع الشمس" });
  const ofKind = (name: string) =>
    reminders.getByRole("switch", { name: new RegExp(`^${name} — `) });
  await expect(reminders.getByRole("switch")).toHaveCount(4);
  for (const each of await reminders.getByRole("switch").all())
    await expect(each).not.toBeChecked();
  const training = await reminders.getByText(/^التمرين — \d\d:\d\d/).innerText();
  await expectNoAxeViolations(page);

  const stored = answerOfPut(page, "/ramadan/reminders");
  await ofKind("السحور").click();
  expect((await stored).status()).toBe(200);
  await dialog.getByText("قبل السحور", { exact: true }).click();
  await expect(reminders.getByText(training)).toHaveCount(0);
  await page.reload();
  await expect(ofKind("السحور")).toBeChecked();
  await expect(ofKind("الماء")).not.toBeChecked();
});

test("a fasting day divides protein and water over its meals", async ({ page, register }) => {
  await register({ gender: "male" });
  await showRamadan(page);
  await page.goto("/trainee/diet");
  const night = page.getByRole("list").filter({ hasText: "أكواب ماء" });
  await expect(night.getByRole("listitem")).toHaveText([
    /السحور.*كوبا ماء/,
    /الإفطار.*كوبا ماء/,
    /بعد التراويح.*4\sأكواب ماء/,
  ]);
  await expectNoAxeViolations(page);
});

test("a weight of the first week is said to be mostly water", async ({ page, register }) => {
  await register({ gender: "male" });
  const settling = page.getByText("أول أسبوع من رمضان: أغلب الفرق ماء");
  const send = page.getByRole("button", { name: /^أرسل/ });
  await page.goto("/trainee/weight");
  await send.click();
  await expect(page.getByRole("list", { name: "سجل الوزن" }).getByRole("listitem")).toHaveCount(1);
  await expect(settling).toHaveCount(0);
  await showRamadan(page);
  await page.goto("/trainee/weight");
  await expect(settling).toBeVisible();
});
