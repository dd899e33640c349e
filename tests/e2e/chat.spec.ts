import { bubble, composer, expect, messageList, test, texts, write } from "./talking.ts";

test("two people talk, one falls silent for a while, and both end with the same words", async ({
  talk: { trainee, trainer },
}) => {
  await Promise.all([
    trainee.page.goto("/trainee/chat"),
    trainer.page.goto(`/admin/chat?trainee=${trainee.id}`),
  ]);
  await expect(trainee.page.getByText("لا توجد رسائل بعد")).toBeVisible();

  await write(trainee.page, "مرحبا");
  await expect(bubble(trainer.page, "مرحبا")).toBeVisible();
  await expect(bubble(trainee.page, "مرحبا").locator("[data-status=read]")).toBeVisible();
  await composer(trainer.page).pressSequentially("أهلا");
  await expect(trainee.page.getByText("جارٍ الكتابة…").first()).toBeVisible();
  await write(trainer.page, "أهلا وسهلا");
  await expect(bubble(trainee.page, "أهلا وسهلا")).toBeVisible();

  await trainee.context.setOffline(true);
  for (const text of ["من القبو 1", "من القبو 2", "من القبو 3"]) await write(trainee.page, text);
  await expect(bubble(trainee.page, "من القبو 3").locator("[data-status=pending]")).toBeVisible();
  for (const text of ["أين أنت؟", "لا بأس"]) await write(trainer.page, text);
  await expect(bubble(trainer.page, "لا بأس").locator("[data-status=delivered]")).toBeVisible();
  // What waits outlives the page.
  await trainee.page.evaluate(() =>
    Object.keys(localStorage).some((key) => key.startsWith("waiting:")),
  );
  await trainee.context.setOffline(false);
  await trainee.page.reload();

  const all = [
    "مرحبا",
    "أهلا وسهلا",
    "أين أنت؟",
    "لا بأس",
    "من القبو 1",
    "من القبو 2",
    "من القبو 3",
  ];
  for (const { page } of [trainee, trainer]) {
    await expect.poll(() => texts(page)).toEqual(all);
  }
  for (const { page } of [trainee, trainer]) {
    await expect(messageList(page).locator("[data-status]:not([data-status=read])")).toHaveCount(0);
  }
});
