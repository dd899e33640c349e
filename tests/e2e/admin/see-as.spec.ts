import type { Page } from "@playwright/test";
import { goWithin } from "../within.ts";
import { expect, expectNoOverflow, test, toast } from "./trainer.ts";

const banner = (page: Page) => page.getByRole("complementary", { name: /كما يراه المتدرب/ });
const refusal = (page: Page) => toast(page, "للقراءة فقط: لم يُحفظ شيء ولم يُرسل.");

test("the trainer sees the trainee's screens read-only, under a labelled bar, and changes nothing", async ({
  page,
  addTrainee,
  sendWeight,
  getTrainee,
}) => {
  const person = await addTrainee({ weight: 80 });
  await sendWeight(person, 78.3);
  const before = await getTrainee(person.id);
  const readStorage = () => page.evaluate(() => ({ ...window.localStorage }));
  await page.goto(`/admin/trainees/${person.id}`);
  await expect(page.getByText("وزن مُرسل")).toBeVisible();
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  const stored = await readStorage();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/trainee/")) sent.push(request.method());
  });
  await page.getByRole("link", { name: "عرض كما يراه المتدرب" }).click();
  await expect(page).toHaveURL(`/admin/as/${person.id}/trainee`);
  await expect(banner(page)).toContainText(person.name);
  await expect(banner(page)).toContainText("للقراءة فقط");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("سلمى");

  await test.step("the weight", async () => {
    await goWithin(page, `/admin/as/${person.id}/trainee/weight`);
    await expect(page.getByText("78.3").first()).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect(banner(page)).toBeInViewport();
    await expectNoOverflow(page);
    await page.getByRole("button", { name: /أرسل(ي)? وزني/ }).click();
    await expect(refusal(page)).toBeVisible();
  });

  await test.step("the conversation, and the sign-out", async () => {
    const menu = page.getByRole("navigation").filter({ hasText: "المحادثة" }).last();
    await menu.getByRole("link", { name: /المحادثة/ }).click();
    await expect(page).toHaveURL(`/admin/as/${person.id}/trainee/chat`);
    await expect(banner(page)).toBeInViewport();
    const box = page.getByRole("textbox", { name: /رسالة/ });
    await box.fill("من غير صاحبتها");
    await box.press("Enter");
    await expect(refusal(page)).toBeVisible();
    await expect(page.getByText("من غير صاحبتها")).toBeHidden();
    await page.getByRole("button", { name: "فتح القائمة" }).click();
    await page.getByRole("button", { name: "تسجيل الخروج", exact: true }).click();
    await expect(refusal(page)).toBeVisible();
  });

  await test.step("the owner's security page, and the return", async () => {
    await goWithin(page, `/admin/as/${person.id}/trainee/profile?settings=security`);
    await expect(page.getByText("هذا لصاحب الحساب فقط.")).toBeVisible();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("link", { name: "إنهاء" }).click();
    await expect(page).toHaveURL(`/admin/trainees/${person.id}`);
    await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  });

  expect(await readStorage()).toEqual(stored);
  expect(new Set(sent)).toEqual(new Set(["GET"]));
  expect((await getTrainee(person.id)).weights).toEqual(before.weights);
});
