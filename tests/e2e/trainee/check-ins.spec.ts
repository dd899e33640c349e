import type { APIRequestContext, Page } from "@playwright/test";
import { localDateAt } from "../../../domain/calendar.ts";
import type { OwnCheckIns, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { archiveForm } from "../admin/checking-in.ts";
import { api } from "../admin/planning.ts";
import { answerElsewhere, asked, askWeekly } from "../check-in-form.ts";
import { readStore } from "./device-stores.ts";
import {
  expect,
  expectKept,
  expectNoAxeViolations,
  expectNoOverflow,
  test as onPhone,
} from "./flight.ts";
import { test as base, changeAnswer, homeApi } from "./newcomer.ts";

const list = "/trainee/check-ins";
const begin = (page: Page) => page.getByRole("link", { name: "ابدئي الإجابة" });
const energy = (page: Page, value: number) =>
  page.getByRole("radio", { name: new RegExp(`^${value} من 5`) });
const hoursSlept = (page: Page) => page.getByRole("textbox", { name: "كم ساعة نمت؟" });
const word = (page: Page) => page.getByRole("textbox", { name: "كلمة للمدرب" });
const send = (page: Page, name = "إرسال") => page.getByRole("button", { name, exact: true });
const waiting = (page: Page) => page.getByRole("button", { name: /^بانتظار الإرسال/ });

/** A trainee with an open form, and requests of the trainer. */
interface Asked {
  traineeId: string;
  token: string;
  formId: string;
  request: APIRequestContext;
  panel: ReturnType<typeof api>;
}

const test = base.extend<{ asking: Asked }>({
  asking: async ({ register, playwright, baseURL, extraHTTPHeaders }, use) => {
    const { id: traineeId, token } = await register();
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const { accessToken } = await enter(request, people.trainer);
    const formId = await askWeekly(request, { trainerToken: accessToken, traineeId });
    const panel = api(request, accessToken);
    await use({ traineeId, token, formId, request, panel });
    await archiveForm(panel, formId);
    await request.dispose();
  },
});

onPhone.describe.configure({ timeout: 120_000 });

onPhone(
  "answers outlive a browser killed without a network, and are sent once when there is one",
  async ({ phone, register, playwright, baseURL, extraHTTPHeaders }) => {
    const { id: traineeId, credentials } = await register();
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const trainer = await enter(request, people.trainer);
    await askWeekly(request, { trainerToken: trainer.accessToken, traineeId });
    let page = await phone.open();
    await phone.signIn(credentials);
    await page.goto("/trainee");
    await page.getByRole("main").waitFor();
    await page.goto(list);
    await expectKept(page, ["home", "check_ins"]);
    await phone.close();

    page = await phone.open();
    await page.context().setOffline(true);
    await page.goto(list);
    await begin(page).click();
    await energy(page, 4).check();
    await hoursSlept(page).fill("٧٫٥");
    await word(page).fill("نمت مبكراً كل يوم");
    await expect
      .poll(async () => JSON.stringify(await readStore(page, "miran-drafts", "drafts")))
      .toContain("نمت مبكراً كل يوم");
    await phone.kill();

    page = await phone.open();
    await page.context().setOffline(true);
    await page.goto(list);
    await expect(page.getByText("3 من 4")).toBeVisible();
    await page.getByRole("link", { name: "أكملي الإجابة" }).click();
    await expect(energy(page, 4)).toBeChecked();
    await expect(hoursSlept(page)).toHaveValue("7.5");
    await expect(word(page)).toHaveValue("نمت مبكراً كل يوم");
    await send(page).click();
    await expect(page.getByText("هذا السؤال ينتظر جواباً")).toBeInViewport();
    await page.getByText("لا", { exact: true }).click();
    await send(page).click();
    await expect(waiting(page)).toBeVisible();
    await phone.kill();

    page = await phone.open();
    await page.goto(list);
    await expect(page.getByText("بانتظار المدرب")).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    const { accessToken } = await enter(request, credentials);
    const { get } = api(request, accessToken);
    const { sent } = await get<OwnCheckIns>("/api/trainee/check-ins");
    expect(sent).toHaveLength(1);
    const stored = await get<SentCheckIn>(`/api/trainee/check-ins/${sent[0]?.id}`);
    expect(stored.answers.map(({ question, value }) => [question.id, value])).toEqual([
      [asked.energy, 4],
      [asked.pain, "no"],
      [asked.sleep, 7.5],
      [asked.word, "نمت مبكراً كل يوم"],
    ]);
    await request.dispose();
  },
);

test("another device's check-in fills the empty questions, and shows what an edit replaces", async ({
  page,
  asking,
}) => {
  const { token, request } = asking;
  await page.goto(list);
  await begin(page).click();
  await energy(page, 2).check();
  const id = await answerElsewhere(request, token, 5);
  await expect(page.getByText("أُرسلت هذه المتابعة من جهاز آخر")).toBeVisible();
  await expect(page.getByText("إرسال التعديل يستبدل هذا الجواب")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveCount(1);
  await expect(page.getByRole("definition")).toContainText("5");
  await expect(energy(page, 2)).toBeChecked();
  await expect(page.getByRole("radio", { name: "لا", exact: true })).toBeChecked();
  await send(page, "إرسال تعديلي").click();
  const { get } = api(request, token);
  const stored = () => get<SentCheckIn>(`/api/trainee/check-ins/${id}`);
  await expect
    .poll(async () => (await stored()).answers.map(({ value }) => value).slice(0, 2))
    .toEqual([2, "no"]);
  await expect(page.getByText("بانتظار المدرب")).toBeVisible();
});

test("unsent answers stay in sight after the time of their form", async ({ page, asking }) => {
  const { formId, panel } = asking;
  await page.goto(list);
  await begin(page).click();
  await word(page).fill("نمت مبكراً كل يوم");
  await panel.put(`/api/admin/check-in-forms/${formId}/people`, {
    people: { kind: "chosen", ids: [] },
    terms: { weekdays: [0], minute: 0, every: 1, startsOn: localDateAt(Date.now(), "Asia/Hebron") },
  });
  await expect(page.getByText("انتهى وقت هذه المتابعة")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["نمت مبكراً كل يوم"]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "نسخ الإجابات" }).click();
  await expect(page.getByRole("button", { name: "نُسخت الإجابات" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "كلمة للمدرب\nنمت مبكراً كل يوم",
  );
  await page.goto(list);
  await page.getByRole("link", { name: "عرض ما لم يُرسل" }).click();
  await page.getByRole("button", { name: "حذف الإجابات" }).click();
  await expect(page.getByText("لا متابعات بعد")).toBeVisible();
});

test("begun answers are told on the home, and before a sign-out deletes them", async ({
  page,
  asking: _,
}) => {
  await page.goto(list);
  await begin(page).click();
  await word(page).fill("نمت مبكراً كل يوم");
  await energy(page, 4).check();
  const line = page.getByRole("link", { name: /حتى .* أكملي الإجابة: 2 من 4/ });
  await page.goto("/trainee");
  await expect(line).toBeVisible();
  // A person with a plan has the line in the card of today.
  await changeAnswer<Home>(page, homeApi, (home) => ({ ...home, scheduled: true }));
  await page.goto("/trainee");
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  const question = page.getByRole("dialog", { name: "بيانات لم تُرسل بعد" });
  await expect(question).toContainText("متابعة واحدة لم تُرسل إجاباتها بعد. ستُحذف");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "إلغاء" }).click();
  await page.goto(list);
  await expect(page.getByText("2 من 4")).toBeVisible();
});

/** The answers that lie under the foot of their form once they have the focus. */
function focusedUnderFoot(): string[] {
  const foot = document.querySelector("main [data-floating]");
  const fields = [...document.querySelectorAll<HTMLElement>("main :is(input, textarea)")];
  return fields
    .filter((field) => {
      scrollTo(0, 0);
      field.focus();
      const { bottom } = (field.closest("label") ?? field).getBoundingClientRect();
      return bottom > (foot?.getBoundingClientRect().top ?? 0);
    })
    .map(({ outerHTML }) => outerHTML);
}

test("sending stays within the thumb's reach, and follows the questions in large text", async ({
  page,
  asking: { formId, request, token },
}) => {
  const foot = page.getByRole("main").locator("[data-floating]");
  const height = () => page.evaluate(() => window.innerHeight);
  await page.goto(list);
  await begin(page).click();
  await expect(foot).toBeInViewport({ ratio: 1 });
  expect((await foot.boundingBox())?.height).toBeLessThan((await height()) / 8);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const hidden = () =>
    word(page).evaluate((last) => {
      const end = document.querySelector("main [data-floating]")?.getBoundingClientRect().top ?? 0;
      return last.getBoundingClientRect().bottom > end;
    });
  expect(await hidden()).toBe(false);
  await test.step("a focused answer is not under it", async () => {
    for (const height of [480, 520, 560, 600, 640]) {
      await page.setViewportSize({ width: 390, height });
      expect(await page.evaluate(focusedUnderFoot)).toEqual([]);
    }
  });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    scrollTo(0, 0);
  });
  await expect(foot).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  expect(await hidden()).toBe(false);
  await test.step("the longer words of an edit break there", async () => {
    await answerElsewhere(request, token, 5);
    await page.goto(`${list}?form=${formId}`);
    await expect(send(page, "إرسال التعديل")).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNoOverflow(page, 360);
  });
});

test("words that come after the beginning of the review go into a message", async ({
  page,
  asking,
}) => {
  const { traineeId, token, formId, request, panel } = asking;
  const id = await answerElsewhere(request, token, 5);
  await page.goto(`${list}?form=${formId}`);
  await word(page).fill("نسيت: أسافر يوم الأحد");
  await panel.put(`/api/admin/trainees/${traineeId}/check-ins/${id}/review`, {});
  await page.getByRole("link", { name: "إضافتها إلى رسالة" }).click();
  await expect(page.getByRole("textbox", { name: "رسالة…" })).toHaveValue(
    "كلمة للمدرب\nنسيت: أسافر يوم الأحد",
  );
});

test("an answered check-in shows its reply at the form's address", async ({ page, asking }) => {
  const { traineeId, token, formId, request, panel } = asking;
  const id = await answerElsewhere(request, token, 5);
  const review = `/api/admin/trainees/${traineeId}/check-ins/${id}`;
  await panel.put(`${review}/review`, {});
  await panel.put(`${review}/reply`, { replyId: newId(), text: "أحسنت هذا الأسبوع" });
  await page.goto(`${list}?form=${formId}`);
  await expect(page.getByText("أحسنت هذا الأسبوع")).toBeVisible();
  await expect(page.getByText(/^وقت الرد: اليوم/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${list}/${id}`);
});
