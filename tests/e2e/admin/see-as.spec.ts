import type { Page } from "@playwright/test";
import { expect, expectNoOverflow, test, told } from "./trainer.ts";

const banner = (page: Page) => page.getByRole("complementary", { name: /كما يراه المتدرب/ });
const refusal = (page: Page) => told(page, "أنت تشاهد فقط: لم يُحفظ شيء ولم يُرسل.");

test("shows the trainer every screen as the trainee sees it, below a bar that says so", async ({
  page,
  addTrainee,
  sendWeight,
}) => {
  const person = await addTrainee({ weight: 80 });
  await sendWeight(person, 78.3);
  await page.goto(`/admin/trainees/${person.id}`);
  await page.getByRole("link", { name: "شاهد كما يراه المتدرب" }).click();
  await expect(page).toHaveURL(`/admin/as/${person.id}/trainee`);
  await expect(banner(page)).toContainText(person.name);
  await expect(banner(page)).toContainText("للقراءة فقط");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("سلمى");

  const menu = page.getByRole("navigation").filter({ hasText: "المحادثة" }).last();
  await menu.getByRole("link", { name: /المحادثة/ }).click();
  await expect(page).toHaveURL(`/admin/as/${person.id}/trainee/chat`);
  await expect(page.getByRole("textbox", { name: /رسالة/ })).toBeVisible();
  await expect(banner(page)).toBeInViewport();

  await page.goto(`/admin/as/${person.id}/trainee/weight`);
  await expect(page.getByText("78.3").first()).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect(banner(page)).toBeInViewport();
  await expectNoOverflow(page);

  await page.goto(`/admin/as/${person.id}/trainee/profile?settings=security`);
  await expect(page.getByText("هذا لصاحب الحساب فقط.")).toBeVisible();
  await page.keyboard.press("Escape");
  await banner(page).getByRole("link", { name: "إنهاء" }).click();
  await expect(page).toHaveURL(`/admin/trainees/${person.id}`);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
});

test("changes and keeps nothing of what is pressed there", async ({
  page,
  addTrainee,
  getTrainee,
}) => {
  const person = await addTrainee({ weight: 80 });
  const before = await getTrainee(person.id);
  const kept = () => page.evaluate(() => ({ ...window.localStorage }));
  await page.goto(`/admin/trainees/${person.id}`);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  const stored = await kept();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/trainee/")) sent.push(request.method());
  });

  await page.goto(`/admin/as/${person.id}/trainee/weight`);
  await page.getByRole("button", { name: /أرسل(ي)? وزني/ }).click();
  await expect(refusal(page)).toBeVisible();

  await page.goto(`/admin/as/${person.id}/trainee/chat`);
  const box = page.getByRole("textbox", { name: /رسالة/ });
  await box.fill("من غير صاحبتها");
  await box.press("Enter");
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByText("من غير صاحبتها")).toBeHidden();

  await page.getByRole("button", { name: "فتح القائمة" }).click();
  await page.getByRole("button", { name: "تسجيل الخروج", exact: true }).click();
  await expect(refusal(page)).toBeVisible();

  await page.goto(`/admin/trainees/${person.id}`);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  expect(await kept()).toEqual(stored);
  expect(new Set(sent)).toEqual(new Set(["GET"]));
  const after = await getTrainee(person.id);
  expect(after.weights).toEqual(before.weights);
});
