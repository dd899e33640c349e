import { goWithin } from "../within.ts";
import { boxOf, day, fingerOf, itemsOf, plan, screenOf } from "./planning.ts";
import { expect, test } from "./trainer.ts";

test("swipes change days, keys carry an item, and a meal is added, counted and moved", async ({
  page,
  context,
  trainer,
  addTrainee,
}) => {
  const { id } = await addTrainee();
  const [first = ""] = await plan(context.request, trainer.token, id);
  const finger = await fingerOf(page);
  const open = (name: string) => expect(day(page, name)).toBeVisible();
  let card = { x: 0, y: 0, width: 0, height: 0 };
  await page.goto(`${screenOf(id)}&day=0`);
  await test.step("a swipe changes the day; scrolling, a grip and the week's ends do not", async () => {
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
    card = await boxOf(day(page, "الأحد").getByText(first));

    await finger(card, { x: -150, y: 0 });
    await finger(card, { x: 60, y: -110 });
    await page.evaluate(() => scrollTo(0, 0));
    await finger(await boxOf(page.getByRole("button", { name: `تحريك ${first}` })), {
      x: 150,
      y: 0,
    });
    await open("الأحد");
    await finger(card, { x: 150, y: 12 });
    await open("الاثنين");
    await expect(page).toHaveURL(/day=1/);
    await expect(day(page, "الأحد")).toHaveCount(0);
    await finger(card, { x: -150, y: 12 });
    await open("الأحد");

    await page.getByRole("button", { name: /^السبت/ }).tap();
    await open("السبت");
    await finger(card, { x: 150, y: 0 });
    await expect(page).toHaveURL(/day=6/);
    await finger(card, { x: -150, y: 0 });
    await open("الجمعة");
  });

  await test.step("an item carried by keys keeps the focus, dropped or cancelled", async () => {
    await page.getByRole("button", { name: /^الأحد/ }).tap();
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
    const grip = page.getByRole("button", { name: `تحريك ${first}` });
    await grip.focus();
    for (const key of ["Enter", "ArrowLeft", "ArrowLeft", "ArrowRight"])
      await page.keyboard.press(key);
    await expect(itemsOf(page, "الاثنين")).toHaveCount(1);
    await expect(grip).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(itemsOf(page, "الأحد")).toHaveCount(3);
    await expect(grip).toBeFocused();
    await expect(page).toHaveURL(/day=0/);
    for (const key of ["Enter", "ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
    await expect(itemsOf(page, "الثلاثاء")).toHaveCount(1);
    await expect(grip).toBeFocused();
    await expect(page).toHaveURL(/day=2/);
  });

  await test.step("a meal", async () => {
    await goWithin(page, `${screenOf(id)}&tab=meals&day=3`);
    await page.getByRole("button", { name: "إضافة وجبة إلى عشاء الأربعاء" }).tap();
    const picker = page.getByRole("dialog");
    await picker.getByRole("listitem").getByRole("button").first().tap();
    await picker.getByRole("button", { name: "اختيار هذه الوجبة" }).last().tap();
    const wednesday = itemsOf(page, "الأربعاء");
    await expect(wednesday).toHaveCount(1);
    await wednesday.getByRole("textbox").fill("300");
    await wednesday.getByRole("textbox").press("Enter");
    await expect(
      day(page, "الأربعاء")
        .getByText(/^\d+\sسعرة$/)
        .first(),
    ).toBeVisible();

    await wednesday.getByRole("button", { name: /^خيارات/ }).tap();
    await page.getByRole("menuitem", { name: "نقل إلى…" }).tap();
    await page.getByRole("dialog").getByText("الجمعة", { exact: true }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "نقل", exact: true }).tap();
    await page.getByRole("button", { name: /^الجمعة/ }).tap();
    await expect(itemsOf(page, "الجمعة").getByRole("textbox")).toHaveValue("300");
  });

  await test.step("days run left to right in English", async () => {
    await context.addCookies([{ name: "locale", value: "en", url: page.url() }]);
    await page.goto(`${screenOf(id)}&day=5`);
    await open("Friday");
    await finger(card, { x: -150, y: 0 });
    await open("Saturday");
  });
});
