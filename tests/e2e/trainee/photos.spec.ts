import type { APIRequestContext, Page } from "@playwright/test";
import type { OwnCheckIns, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type {
  PhotoAddresses,
  ProgressPhotos,
} from "../../../domain/contract/check-ins/progress-photos.ts";
import { launchOptions, withMedia } from "../../support/browser.ts";
import { type Credentials, enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { archiveForm } from "../admin/checking-in.ts";
import { api } from "../admin/planning.ts";
import { asked, askWeekly } from "../check-in-form.ts";
import { readStore } from "./device-stores.ts";
import { expect, expectKept, expectNoAxeViolations, test as onPhone } from "./flight.ts";
import { test as base } from "./newcomer.ts";

const list = "/trainee/check-ins";
const take = (page: Page, pose: string) =>
  page.getByRole("button", { name: `التقاط صورة: ${pose}` });
const show = (page: Page, pose: string) =>
  page.getByRole("button", { name: `لمسة للعرض: ${pose}` });
const use = (page: Page) => page.getByRole("button", { name: "استخدام الصورة" });
const camera = (page: Page, pose: string) => page.getByRole("dialog", { name: `صورة: ${pose}` });
const agree = (page: Page) => page.getByRole("button", { name: "أوافق", exact: true });
const send = (page: Page) => page.getByRole("button", { name: "إرسال", exact: true });
const keptPhotos = (page: Page) => readStore(page, "miran-photos", "files", "keys");

async function answerTheRest(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^4 من 5/ }).click();
  await page.getByText("لا", { exact: true }).click();
}

/** What the server has of a person's photos. */
async function stored(request: APIRequestContext, token: string) {
  const { get } = api(request, token);
  const { photos } = await get<ProgressPhotos>("/api/trainee/progress-photos");
  const { sent } = await get<OwnCheckIns>("/api/trainee/check-ins");
  const [checkIn] = await Promise.all(
    sent.map(({ id }) => get<SentCheckIn>(`/api/trainee/check-ins/${id}`)),
  );
  const answer = checkIn?.answers.find(({ question }) => question.id === asked.photos);
  return { photos, answer: answer?.value };
}

interface Asked {
  token: string;
  formId: string;
  request: APIRequestContext;
}

const test = base.extend<{ asking: Asked }>({
  asking: async ({ register, playwright, baseURL, extraHTTPHeaders }, run) => {
    const { id: traineeId, token } = await register();
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const { accessToken: trainerToken } = await enter(request, people.trainer);
    const formId = await askWeekly(request, { trainerToken, traineeId, withPhotos: true });
    await run({ token, formId, request });
    await archiveForm(api(request, trainerToken), formId);
    await request.dispose();
  },
});

test.use({ launchOptions: withMedia(launchOptions) });

test("a photo is agreed to, taken by the timer, covered before it leaves, and hidden again", async ({
  page,
  asking: { token, formId, request },
}) => {
  await page.goto(`${list}?form=${formId}`);
  // No other page opens a camera.
  const refused = page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => "open",
      ({ name }: Error) => name,
    ),
  );
  expect(await refused).toBe("NotAllowedError");
  await take(page, "أمام").click();
  await expectNoAxeViolations(page);
  await agree(page).click();

  await expect(camera(page, "أمام")).toBeVisible();
  await page.getByRole("button", { name: "افتحي الكاميرا" }).click();
  await page.getByText("3 ثوانٍ", { exact: true }).click();
  await page.getByRole("button", { name: "التقاط", exact: true }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("img", { name: "الصورة الملتقطة" })).toBeVisible();
  await page.getByRole("button", { name: "إغلاق" }).click();
  const leaving = page.getByRole("dialog", { name: "ترك الصورة؟" });
  await expectNoAxeViolations(page);
  await leaving.getByRole("button", { name: "إلغاء" }).click();
  await expect(leaving).toBeHidden();
  await page.getByRole("button", { name: "مربع أسود", exact: true }).click();
  const box = page.getByRole("button", { name: "مربع أسود 1", exact: true });
  const before = await box.boundingBox();
  await box.press("ArrowDown");
  expect((await box.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  await box.press("ArrowUp");
  await expectNoAxeViolations(page);
  await use(page).click();
  // The next pose of the same visit, by the same opened camera.
  await expect(camera(page, "جانب")).toBeVisible();
  await expect(page.getByRole("button", { name: "التقاط", exact: true })).toBeVisible();
  expect(await keptPhotos(page)).toHaveLength(1);
  await page.getByRole("button", { name: "إغلاق" }).click();

  await expect(show(page, "أمام")).toBeVisible();
  const picture = page.getByRole("img", { name: "أمام" });
  await expect(picture).toHaveCount(0);
  await show(page, "أمام").click();
  await expect(picture).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await expect(picture).toHaveCount(0);

  await answerTheRest(page);
  await send(page).click();
  await expect(page.getByText("بانتظار المدرب")).toBeVisible();
  const { photos, answer } = await stored(request, token);
  expect(photos.map(({ pose, viewedAt }) => [pose, viewedAt])).toEqual([["front", null]]);
  expect(answer).toEqual({ front: photos[0]?.id });
  await expect.poll(() => keptPhotos(page)).toEqual([]);

  const ticket = await page.request.post("/api/trainee/progress-photos/tickets", {
    headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${token}` },
    data: { ids: [photos[0]?.id] },
  });
  const [opened] = ((await ticket.json()) as PhotoAddresses).photos;
  // The light of what the box covers, and of what is beside it.
  const light = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const at = (x: number) =>
      context
        .getImageData(Math.round(bitmap.width * x), Math.round(bitmap.height * 0.116), 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    return { covered: at(0.5), beside: at(0.1) };
  }, opened?.address ?? "");
  expect(light.covered).toBeLessThan(30);
  expect(light.beside).toBeGreaterThan(90);
});

test("withdrawing erases every photo at once, and no photo is asked for", async ({
  page,
  asking: { token, formId, request },
}) => {
  await page.goto(`${list}?form=${formId}`);
  await take(page, "أمام").click();
  await agree(page).click();
  await camera(page, "أمام").locator("input[type=file]").setInputFiles("web/public/icon-512.png");
  await use(page).click();
  await expect(camera(page, "جانب")).toBeVisible();
  await page.getByRole("button", { name: "إغلاق" }).click();
  await answerTheRest(page);
  await send(page).click();
  const archive = page.getByRole("switch", { name: "تدخل إجاباتي أرشيف المدرب" });
  await page.context().setOffline(true);
  await archive.click();
  await expect(page.getByRole("alert").getByText("القرار يحتاج إلى اتصال")).toBeVisible();
  await expect(archive).not.toBeChecked();
  await page.context().setOffline(false);
  await archive.click();
  await expect(archive).toBeChecked();
  await expect(page.getByText(/الموافقة: /)).toBeVisible();
  await page.getByRole("link", { name: "صوري" }).click();
  await expect(page.getByText("لم تُشاهَد")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("switch", { name: "يرى مدربي صوري" }).click();
  await expect(page.getByRole("dialog", { name: "سحب الموافقة" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "محوها كلها نهائياً" }).click();
  await expect(page.getByText("لا صور بعد")).toBeVisible();
  await expect(page.getByText(/^.*سُحبت: /)).toBeVisible();
  expect((await stored(request, token)).photos).toEqual([]);
  await page.goto(`${list}?form=${formId}`);
  await expect(page.getByRole("radio", { name: /^4 من 5/ })).toBeChecked();
  await expect(take(page, "أمام")).toHaveCount(0);
});

onPhone.describe.configure({ timeout: 120_000 });

onPhone(
  "a photo outlives a browser killed without a network, and leaves the phone once it is sent",
  async ({ phone, register, playwright, baseURL, extraHTTPHeaders }) => {
    const { id: traineeId, credentials } = await register();
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const trainer = await enter(request, people.trainer);
    const formId = await askWeekly(request, {
      trainerToken: trainer.accessToken,
      traineeId,
      withPhotos: true,
    });
    const address = `${list}?form=${formId}`;
    let page = await phone.open();
    await phone.signIn(credentials);
    await page.goto("/trainee");
    await page.getByRole("main").waitFor();
    await page.goto(address);
    await take(page, "أمام").click();
    await agree(page).click();
    await expect(camera(page, "أمام")).toBeVisible();
    await page.goto(address);
    await expect(take(page, "أمام")).toBeVisible();
    await expectKept(page, ["home", "check_ins"]);
    await phone.close();

    page = await phone.open();
    await page.context().setOffline(true);
    await page.goto(address);
    await take(page, "أمام").click();
    await page.getByRole("button", { name: "افتحي الكاميرا" }).click();
    await page.getByText("3 ثوانٍ", { exact: true }).click();
    await page.getByRole("button", { name: "التقاط", exact: true }).click();
    await use(page).click();
    // The next pose says that this one is kept.
    await expect(camera(page, "جانب")).toBeVisible();
    expect(await keptPhotos(page)).toHaveLength(1);
    await phone.kill();

    page = await phone.open();
    await page.context().setOffline(true);
    await page.goto(address);
    await show(page, "أمام").click();
    await expect(page.getByRole("img", { name: "أمام" })).toBeVisible();
    await answerTheRest(page);
    await send(page).click();
    await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeVisible();
    await phone.kill();

    page = await phone.open();
    await page.goto(list);
    await expect(page.getByText("بانتظار المدرب")).toBeVisible();
    await expect.poll(() => keptPhotos(page)).toEqual([]);
    await archiveForm(api(request, trainer.accessToken), formId);
    const { photos, answer } = await stored(request, await tokenOf(request, credentials));
    expect(photos).toHaveLength(1);
    expect(answer).toEqual({ front: photos[0]?.id });
    await request.dispose();
  },
);

const tokenOf = async (request: APIRequestContext, credentials: Credentials) =>
  (await enter(request, credentials)).accessToken;
