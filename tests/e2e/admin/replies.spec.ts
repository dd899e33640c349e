import { addDays } from "../../../domain/calendar.ts";
import { messagePage } from "../../../domain/conversations/conversation.ts";
import { firstOfRamadan } from "../ramadan.ts";
import { bubble, composer, messageList, test as talking } from "../talking.ts";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, marker, say, test } from "./trainer.ts";

test("a saved reply is inserted by keyboard, with a woman's name and form", async ({
  page,
  addTrainee,
}) => {
  const trainee = await addTrainee();
  const mark = marker();
  await page.goto(`/admin/chat?trainee=${trainee.id}`);
  await composer(page).fill(`{أحسنت|أحسنتِ} يا {الاسم} ${mark}`);
  await page.getByRole("button", { name: "الردود المحفوظة" }).click();
  await page.getByRole("button", { name: "حفظ المكتوب" }).click();
  const dialog = page.getByRole("dialog", { name: "الردود المحفوظة" });
  await expect(dialog.getByText(`أحسنتِ يا ليان ${mark}`, { exact: true })).toBeVisible();
  await expect(dialog.getByText(`أحسنت يا آدم ${mark}`, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "حفظ", exact: true }).click();
  const edit = dialog.getByRole("button", { name: new RegExp(`^تعديل الرد: .*${mark}$`) });
  await expect(edit).toBeVisible();
  await page.keyboard.press("Escape");

  await composer(page).fill("");
  await composer(page).pressSequentially(`/احسنت ${mark}`);
  const option = page.getByRole("option");
  await expect(option).toHaveText([`أحسنتِ يا سلمى ${mark}`]);
  await expectNoAxeViolations(page, { within: "[role=listbox], textarea" });
  await composer(page).press("Enter");
  await expect(composer(page)).toHaveValue(`أحسنتِ يا سلمى ${mark}`);
  await expect(option).toHaveCount(0);
  await composer(page).press("Enter");
  await expect(bubble(page, mark)).toContainText(`أحسنتِ يا سلمى ${mark}`);

  await composer(page).pressSequentially(`/${mark}`);
  await expect(option).toHaveCount(1);
  await composer(page).press("Escape");
  await expect(option).toHaveCount(0);
  await expect(composer(page)).toHaveValue(`/${mark}`);
  await composer(page).fill("");

  await page.getByRole("button", { name: "الردود المحفوظة" }).click();
  await page.getByRole("button", { name: "إدارة الردود" }).click();
  const remove = dialog.getByRole("button", { name: new RegExp(`^حذف الرد: .*${mark}$`) });
  await remove.click();
  await dialog.getByRole("button", { name: "تراجع" }).click();
  await expect(edit).toBeVisible();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "DELETE" && response.ok()),
    remove.click(),
  ]);
  await expect(remove).toHaveCount(0);
});

test.describe("near Ramadan", () => {
  test.use({ day: addDays(firstOfRamadan(3), -3) });

  test("texts for the month are offered in the person's form, until they are dismissed", async ({
    page,
    addTrainee,
  }) => {
    const trainee = await addTrainee();
    await page.goto(`/admin/chat?trainee=${trainee.id}`);
    const open = page.getByRole("button", { name: "الردود المحفوظة" });
    await open.click();
    const eid = page.getByText("عيد مبارك يا سلمى، كل عام وأنتِ بخير.");
    await expect(eid).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: /^إخفاء الرد الجاهز: عيد مبارك/ }).click();
    await expect(eid).toHaveCount(0);
    await page.reload();
    await open.click();
    await expect(page.getByText(/^رمضان كريم يا سلمى/)).toBeVisible();
    await expect(eid).toHaveCount(0);
  });
});

talking(
  "a search leads to a message beyond the first page, on both sides",
  async ({ talk: { trainee, trainer } }) => {
    const talkative = Array.from({ length: messagePage.usual + 2 }, (_, n) => `رسالة رقم ${n + 1}`);
    await trainer.say("الإفطارُ قبل التمرين بساعة", ...talkative, "وإفطارُك اليوم؟");
    for (const { page, address } of [
      { page: trainer.page, address: `/admin/chat?trainee=${trainee.id}` },
      { page: trainee.page, address: "/trainee/chat" },
    ]) {
      await page.goto(address);
      await expect(messageList(page)).toBeVisible();
      await page.getByRole("button", { name: "بحث في المحادثة" }).click();
      const field = page.getByRole("textbox", { name: "بحث في المحادثة" });
      await field.fill("افطار");
      await expect(page.getByText("1 من 2", { exact: true })).toBeVisible();
      const found = messageList(page).locator("article[aria-current=true]");
      await expect(found.locator("mark")).toHaveText("إفطارُ");
      await field.press("Enter");
      await expect(page.getByText("2 من 2", { exact: true })).toBeVisible();
      await expect(found).toContainText("قبل التمرين بساعة");
      await expect(found).toBeInViewport();
      // Both sides show the same elements there, so one check is enough.
      if (page === trainer.page) await expectNoAxeViolations(page, { within: "main" });
      await field.fill("سباحة");
      await expect(page.getByText("لا نتائج")).toBeVisible();
      if (page === trainer.page) await field.press("Escape");
      else await page.goBack();
      await expect(field).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ""));
      await expect(messageList(page).locator("mark")).toHaveCount(0);
    }
  },
);

test("the list filters unread conversations by its address, and the person's panel stays until folded", async ({
  page,
  addTrainee,
  deviceOf,
}) => {
  const trainee = await addTrainee();
  await say(await deviceOf(trainee), "هل من جديد؟");
  await page.goto("/admin/chat?show=unread");
  await test.step("unread conversations only", async () => {
    await page.getByRole("textbox", { name: "بحث عن متدرب" }).fill(trainee.name);
    const row = page.getByRole("link", { name: new RegExp(`^${trainee.name}`) });
    const badge = row.getByText("رسالة واحدة غير مقروءة");
    await expect(badge).toHaveCount(1);
    await row.click();
    await expect(page).toHaveURL(new RegExp(`trainee=${trainee.id}&show=unread$`));
    await expect(bubble(page, "هل من جديد؟")).toBeVisible();
    await expect(badge).toHaveCount(0);
    await page.getByText("الكل", { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`trainee=${trainee.id}$`));
    await expect(row).toBeVisible();
    await expect(badge).toHaveCount(0);
  });

  await test.step("the person beside the conversation", async () => {
    const panel = page.getByRole("complementary", { name: "عن المتدرب" });
    const fold = page.getByRole("button", { name: "عن المتدرب" });
    await expect(panel.getByRole("region", { name: "الخلاصة" })).toContainText("كغ");
    await expect(panel.getByRole("region", { name: "آخر تمرين" })).toContainText(
      "لا مجموعات مسجّلة بعد.",
    );
    await fold.click();
    await expect(panel).toHaveCount(0);
    await goWithin(page, "/admin/memberships");
    await expect(composer(page)).toHaveCount(0);
    await goWithin(page, `/admin/chat?trainee=${trainee.id}`);
    await expect(composer(page)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await fold.click();
    await expect(panel).toBeVisible();
  });
});
