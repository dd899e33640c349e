import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { MessagesPage } from "../../../domain/contract/conversations/conversation.ts";
import { launchOptions, withMedia } from "../../support/browser.ts";
import { reply, reviewOf, test } from "./reviewing.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, failWith } from "./trainer.ts";

test.use({ launchOptions: withMedia(launchOptions) });

test("a reply is spoken by the keyboard, heard, kept over a reload and a failure, and arrives once", async ({
  page,
  waiting: { id, person, panel, device },
}) => {
  const at = reviewOf(id);
  const voices = async () =>
    (await device.get<MessagesPage>("/api/trainee/conversation")).messages.flatMap(({ body }) =>
      body.kind === "voice" ? [body] : [],
    );
  const box = page.getByRole("region", { name: "الرد الصوتي" });
  const play = box.getByRole("button", { name: "تشغيل الرسالة الصوتية" });
  const field = reply(page);
  await page.goto(at);

  await test.step("typing is typing", async () => {
    await field.fill("");
    await field.press("m");
    await expect(field).toHaveValue("m");
    await expect(box.getByRole("timer")).toBeHidden();
    await field.fill("");
    await page.keyboard.press("Escape");
  });
  await test.step("recorded, and another key than its own ends it alone", async () => {
    await page.keyboard.press("m");
    await expect(box.getByRole("timer")).toHaveText("0:01");
    await expect(box.getByRole("button", { name: "إنهاء التسجيل" })).toBeFocused();
    await page.keyboard.press("]");
    await expect(play).toBeFocused();
    await expect(page).toHaveURL(at);
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
  });
  await test.step("kept over a reload, and heard", async () => {
    await page.reload();
    await expect(play).toBeEnabled();
    await play.click();
    await expect(box.getByRole("button", { name: "إيقاف مؤقت" })).toBeVisible();
    expect(await voices()).toEqual([]);
  });
  await test.step("removed, and back", async () => {
    await box.getByRole("button", { name: "حذف التسجيل" }).click();
    await expect(box.getByRole("button", { name: "رد بالصوت" })).toBeVisible();
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(play).toBeEnabled();
  });
  await test.step("a cut upload is told, and the same recording is sent again", async () => {
    await failWith(page, /\/files\/[^/]+\?kind=voice$/, "PUT", 503, "unavailable");
    await play.focus();
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "العودة إليها" }).click();
    await expect(page).toHaveURL(at);
    await page.unroute(/\/files\/[^/]+\?kind=voice$/);
    expect(await voices()).toEqual([]);
    await expect(play).toBeEnabled();
    await page.getByRole("button", { name: "إرسال والتالية" }).click();
    await expect.poll(voices).toMatchObject([{ checkInId: id }]);
    const { checkIn } = await panel.get<CheckInReview>(`/api/admin/check-ins/${id}`);
    expect([checkIn.reply, checkIn.replyVoice?.fileId]).toEqual([
      null,
      (await voices())[0]?.fileId,
    ]);
  });
  await test.step("played where it stands, and it leads back from the conversation", async () => {
    await page.goto(`/admin/chat?trainee=${person.id}`);
    await page.getByRole("link", { name: "ردّ على متابعة" }).click();
    await expect(page).toHaveURL(at);
    await page.getByRole("button", { name: "تشغيل الرسالة الصوتية" }).click();
    await expect(page.getByRole("button", { name: "إيقاف مؤقت" })).toBeVisible();
  });
});
