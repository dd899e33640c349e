import type { Page } from "@playwright/test";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, failWith, marker, searchBox, test } from "./trainer.ts";

const pages = 25;
const jobApi = /\/api\/admin\/trainee-jobs$/;

const bar = (page: Page) => page.getByRole("region", { name: "المحددون" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `تحديد ${name}` });
const everybody = (page: Page) => page.getByRole("checkbox", { name: "تحديد كل من في الصفحة" });

test("a notification to 26 trainees over two pages repeats the same request after a lost answer", async ({
  page,
  addTrainee,
}) => {
  test.slow();
  const letters = marker();
  await Promise.all(
    Array.from({ length: pages + 1 }, (_, index) =>
      addTrainee({ name: `${letters} ${index + 1}` }),
    ),
  );
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: letters })}`);
  await everybody(page).check();
  await expect(bar(page)).toContainText("تم تحديد 25");
  await page.getByRole("button", { name: "التالية" }).click();
  await expect(everybody(page)).not.toBeChecked();
  await everybody(page).check();
  await expect(bar(page)).toContainText("تم تحديد 26");
  await page.getByRole("button", { name: "السابقة" }).click();
  await expect(everybody(page)).toBeChecked();

  const title = `عطلة ${letters}`;
  await bar(page).getByRole("button", { name: "إشعار" }).click();
  const dialog = page.getByRole("dialog", { name: "إشعار إلى المحددين" });
  await dialog.getByLabel("عنوان الإشعار").fill(title);
  await dialog.getByLabel("نص الإشعار").fill("النادي مغلق يوم الجمعة.");
  await expect(dialog.getByText("يشمل 26 متدرباً")).toBeVisible();
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (jobApi.test(request.url())) sent.push(request.postDataJSON());
  });
  await page.route(jobApi, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = dialog.getByRole("button", { name: "إرسال إلى 26 متدرباً" });
  await send.click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await page.unroute(jobApi);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("أُرسل الإشعار إلى 26 متدرباً").first()).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(sent.length).toBeGreaterThan(1);
  for (const again of sent) expect(again).toEqual(sent[0]);
});

test("a job covers all matches except excluded ones, writes to each by name, and undoes its own changes", async ({
  page,
  addTrainee,
  changeTrainee,
  getTrainee,
}) => {
  await test.step("a changed selection changes nothing, and an undo reverts the job", async () => {
    const others = marker();
    const [one, two] = await Promise.all([
      addTrainee({ name: `ليلى ${others}` }),
      addTrainee({ name: `سارة ${others}` }),
    ]);
    await page.goto(`/admin/trainees?${new URLSearchParams({ search: others })}`);
    await box(page, one.name).check();
    await bar(page).getByRole("button", { name: "تحديد كل المطابقين (2)" }).click();
    await bar(page).getByRole("button", { name: "المزيد" }).click();
    await page.getByRole("menuitem", { name: "إيقاف الحسابات" }).click();
    const dialog = page.getByRole("dialog", { name: "إيقاف الحسابات" });
    const stop = (count: string) => dialog.getByRole("button", { name: `تنفيذ ${count}` });
    await expect(stop("لمتدربَين")).toBeEnabled();
    const late = await addTrainee({ name: `منى ${others}` });
    await stop("لمتدربَين").click();
    await expect(dialog.getByText("تغيّر من يشملهم التحديد")).toBeVisible();
    expect((await getTrainee(one.id)).status).toBe("active");
    await failWith(page, jobApi, "POST", 503, "unavailable");
    await stop("لـ3 متدربين").click();
    await expect(dialog.getByRole("alert").first()).toBeVisible();
    await page.unroute(jobApi);
    await stop("لـ3 متدربين").click();
    await expect(dialog).toBeHidden();
    const statuses = () =>
      Promise.all([one, two, late].map(async ({ id }) => (await getTrainee(id)).status));
    expect(await statuses()).toEqual(["inactive", "inactive", "inactive"]);
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(page.getByText("تم التراجع", { exact: true }).first()).toBeVisible();
    expect(await statuses()).toEqual(["active", "active", "active"]);
  });

  const letters = marker();
  const [one, two, three] = await Promise.all([
    addTrainee({ name: `هند ${letters}` }),
    addTrainee({ name: `آدم ${letters}`, gender: "male" }),
    addTrainee({ name: `رنا ${letters}` }),
  ]);
  await changeTrainee(three.id, { status: "inactive" });
  const sorted = new URLSearchParams({ search: letters, sort: "name", direction: "asc" });
  await goWithin(page, `/admin/trainees?${sorted}`);
  // By keyboard: the row's link has the focus.
  await page.getByRole("link", { name: one.name, exact: true }).focus();
  await page.keyboard.press("x");
  await expect(box(page, one.name)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await box(page, two.name).check();
  // In the search field Escape clears only the search.
  await searchBox(page).press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).not.toHaveURL(/search=/);
  await expect(bar(page)).toBeVisible();
  await searchBox(page).fill(letters);
  // Before that the old list is shown, and its selection would be lost.
  await expect(page).toHaveURL(/search=/);
  await bar(page).getByRole("button", { name: "تحديد كل المطابقين (3)" }).click();
  await expect(bar(page)).toContainText("كل المطابقين (3)");
  await expectNoAxeViolations(page, { within: "[aria-label=المحددون]" });
  await bar(page).getByRole("button", { name: "رسالة" }).click();
  const dialog = page.getByRole("dialog", { name: "رسالة إلى كل واحد" });
  await expect(dialog.getByText("يشمل متدربَين")).toBeVisible();
  await expect(dialog.getByText(`حساب غير نشط: 1 (${three.name})`)).toBeVisible();
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  const text = dialog.getByLabel("نص الرسالة");
  await text.fill("أهلاً ");
  await dialog.getByRole("button", { name: "إدراج الاسم" }).click();
  await expect(text).toHaveValue("أهلاً {الاسم}");
  await dialog.getByRole("button", { name: "إدراج صيغتين" }).click();
  await expect(dialog.getByRole("figure")).toContainText("أهلاً آدمأحسنت");
  await dialog.getByRole("button", { name: "عرضها باسم متدرب آخر" }).click();
  await expect(dialog.getByRole("figure")).toContainText("أهلاً هندأحسنتِ");
  await dialog.getByRole("button", { name: "إرسال إلى متدربَين" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: `مراسلة ${one.name}` }).click();
  await expect(page.getByText("أهلاً هندأحسنتِ").last()).toBeVisible();
});
