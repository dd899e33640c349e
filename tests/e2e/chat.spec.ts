import { goOffline } from "../support/fixtures.ts";
import { hurryUntil } from "./clock.ts";
import { bubble, composer, expect, messageList, test, texts, write } from "./talking.ts";
import { waitingWrites } from "./trainee/waiting.ts";

test("two people talk, one loses the network for a while, and both end with the same messages", async ({
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
  // Repeated letters, because the first may find the socket still closed.
  await expect(async () => {
    await composer(trainer.page).pressSequentially("أ");
    await expect(trainee.page.getByText("جارٍ الكتابة…").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await write(trainer.page, "أهلا وسهلا");
  await expect(bubble(trainee.page, "أهلا وسهلا")).toBeVisible();

  await goOffline(trainee.page);
  for (const text of ["من القبو 1", "من القبو 2", "من القبو 3"]) await write(trainee.page, text);
  await expect(bubble(trainee.page, "من القبو 3").locator("[data-status=pending]")).toBeVisible();
  for (const text of ["أين أنت؟", "لا بأس"]) await write(trainer.page, text);
  await expect(bubble(trainer.page, "لا بأس").locator("[data-status=delivered]")).toBeVisible();
  // Waiting messages outlive the page.
  await expect.poll(() => waitingWrites(trainee.page)).toHaveLength(3);
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

test("without sockets, refused or silent, both sides talk by polling", async ({
  talk: { trainee, trainer },
}) => {
  await trainer.say("قبل الفتح");
  // Networks block sockets by refusing them or letting them hang.
  await trainee.page.routeWebSocket(/\/api\/live\//, (socket) => void socket.close());
  await trainer.page.routeWebSocket(/\/api\/live\//, () => {});
  for (const { page } of [trainee, trainer]) await page.clock.install();
  await Promise.all([
    trainee.page.goto("/trainee/chat"),
    trainer.page.goto(`/admin/chat?trainee=${trainee.id}`),
  ]);
  for (const { page } of [trainee, trainer]) await expect(bubble(page, "قبل الفتح")).toBeVisible();

  await write(trainee.page, "من المتدربة");
  await expect(bubble(trainee.page, "من المتدربة").locator("[data-status]")).toBeVisible();
  await hurryUntil(trainer.page, () => bubble(trainer.page, "من المتدربة").isVisible());
  await write(trainer.page, "من المدرب");
  await hurryUntil(trainee.page, () => bubble(trainee.page, "من المدرب").isVisible());
  for (const { page } of [trainee, trainer]) {
    const unread = messageList(page).locator("[data-status]:not([data-status=read])");
    await hurryUntil(page, async () => (await unread.count()) === 0);
    expect(await texts(page)).toEqual(["قبل الفتح", "من المتدربة", "من المدرب"]);
    await expect(page.getByText(/فشل الاتصال بقاعدة البيانات|لا اتصال الآن/)).toHaveCount(0);
  }
});
