import type { OwnCheckIns, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { launchOptions, withMedia } from "../../support/browser.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { archiveForm } from "../admin/checking-in.ts";
import { api } from "../admin/planning.ts";
import { asked, askWeekly } from "../check-in-form.ts";
import { readStore } from "./device-stores.ts";
import { expectNoAxeViolations } from "./flight.ts";
import { expect, failWith, test } from "./newcomer.ts";

test.use({ launchOptions: withMedia(launchOptions) });

test("an answer is spoken, heard, kept over a reload and a cut upload, and sent once", async ({
  page,
  register,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { id: traineeId, token } = await register();
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  const { accessToken: trainerToken } = await enter(request, people.trainer);
  const formId = await askWeekly(request, { trainerToken, traineeId, withVoice: true });
  const { get } = api(request, token);
  const answers = async () => {
    const { sent } = await get<OwnCheckIns>("/api/trainee/check-ins");
    const checkIns = await Promise.all(
      sent.map(({ id }) => get<SentCheckIn>(`/api/trainee/check-ins/${id}`)),
    );
    return checkIns.map(
      (each) => each.answers.find(({ question }) => question.id === asked.voice)?.value,
    );
  };
  const kept = () => readStore(page, "miran-photos", "files", "keys");
  const box = page.getByRole("region", { name: "أي شيء تريد قوله بصوتك؟" });
  const play = page.getByRole("button", { name: "تشغيل الرسالة الصوتية" });

  await page.goto(`/trainee/check-ins?form=${formId}`);
  await box.getByRole("button", { name: "تسجيل الجواب" }).click();
  await expect(box.getByRole("timer")).toHaveText("0:01");
  await box.getByRole("button", { name: "إنهاء التسجيل" }).click();
  await expect(play).toBeFocused();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(play).toBeEnabled();
  await play.click();
  await expect(box.getByRole("button", { name: "إيقاف مؤقت" })).toBeVisible();
  await box.getByRole("button", { name: "حذف التسجيل" }).click();
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect(play).toBeEnabled();
  expect(await kept()).toHaveLength(1);
  await box.getByRole("button", { name: "حذف التسجيل" }).click();
  await box.getByRole("button", { name: "تسجيل الجواب" }).click();
  await expect(box.getByRole("timer")).toHaveText("0:01");
  await box.getByRole("button", { name: "إنهاء التسجيل" }).click();
  await expect(play).toBeEnabled();
  // It would replace the new recording.
  await expect(page.getByRole("button", { name: "تراجع" })).toBeHidden();

  await page.getByRole("radio", { name: /^4 من 5/ }).click();
  await page.getByText("لا", { exact: true }).click();
  const upload = /\/answer-recordings\//;
  const send = page.getByRole("button", { name: "إرسال", exact: true });
  await test.step("a day's limit is told, and the answers stay", async () => {
    await failWith(page, upload, "PUT", 409, "answer_recordings_full");
    await send.click();
    const told = page.getByRole("region", { name: "رسائل الشاشة" });
    await expect(told.getByText(/^أقصى عدد للتسجيلات 60 في اليوم/)).toBeVisible();
    await page.unroute(upload);
    await page.goto(`/trainee/check-ins?form=${formId}`);
    await expect(play).toBeEnabled();
  });
  let cut = 0;
  await page.route(upload, (route) => {
    cut += 1;
    return cut === 1 ? route.abort() : route.continue();
  });
  await box.getByRole("button", { name: "تسجيل من جديد" }).click();
  await expect(box.getByRole("timer")).toHaveText("0:01");
  await send.click();
  await expect(play).toBeFocused();
  await send.click();
  await expect(page.getByText("بانتظار المدرب")).toBeVisible();
  await expect.poll(answers).toMatchObject([{ waveform: expect.any(Array) }]);
  await expect.poll(kept).toEqual([]);

  await page.goto("/trainee/check-ins");
  await page
    .getByRole("link", { name: /بانتظار المدرب/ })
    .last()
    .click();
  await play.click();
  await expect(page.getByRole("button", { name: "إيقاف مؤقت" })).toBeVisible();
  await archiveForm(api(request, trainerToken), formId);
  await request.dispose();
});
