import { expect } from "../support/fixtures.ts";
import { hurryUntil } from "./clock.ts";
import { accessSeconds, type Person, test, today } from "./people.ts";

// One house for all, one after the other; a failed one keeps none from running.
test.describe.configure({ mode: "default" });

const screens = { trainee: "/trainee", trainer: "/admin/trainees" };

/** Each goes to a screen and waits until it is live. */
async function arrive(...going: [person: Person, at: string][]) {
  await Promise.all(
    going.map(async ([{ page }, at]) => {
      await page.goto(at);
      await expect(page.locator('html[data-live="connected"]')).toBeAttached();
    }),
  );
}

const chatPaths = 'nav a[href$="/chat"]';
const badge = ({ page }: Person) =>
  page.locator(chatPaths).filter({ visible: true }).locator('[aria-hidden="true"][dir="ltr"]');

/** When the badge of the chat shows a count, by the page's own clock; empty for none. */
const shownAt = ({ page }: Person, count: string) =>
  page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const link = [...document.querySelectorAll(selector)].find(
            (each) => each.getClientRects().length > 0,
          );
          const shown = link?.querySelector('[aria-hidden="true"][dir="ltr"]')?.textContent ?? "";
          if (shown === wanted) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [chatPaths, count] as const,
  );

test("what one side writes moves the other's badge, without asking", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee], [trainer, screens.trainer]);
  for (const [writer, reader] of [
    [trainer, trainee],
    [trainee, trainer],
  ] as const) {
    for (let count = 1; count <= 9; count++) {
      const shown = shownAt(reader, String(count));
      await writer.write(`رسالة ${count}`);
      await shown;
    }
    const cleared = shownAt(reader, "");
    await reader.read();
    await cleared;
    // Only a window without a socket asks.
    expect(await reader.states()).toEqual(["connecting", "connected"]);
  }
});

test("a message is announced where it is not seen, with the way to it", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee], [trainer, screens.trainer]);
  await trainer.write("كيف كان التمرين اليوم؟");
  await expect(trainee.page.getByRole("status").getByText("كيف كان التمرين اليوم؟")).toBeAttached();
  await trainee.page.getByRole("button", { name: "فتح المحادثة" }).click();
  await expect(trainee.page).toHaveURL(/\/trainee\/chat$/);
  await trainee.write("الحمد لله، ممتاز");
  await trainer.page.getByRole("button", { name: "فتح المحادثة" }).click();
  await expect(trainer.page).toHaveURL(new RegExp(`/admin/chat\\?trainee=${trainee.id}$`));
  await expect(badge(trainee)).toHaveCount(0);
  await trainer.write("أحسنت");
  await expect(trainee.page.getByText("أحسنت", { exact: true })).toBeVisible();
  await expect(trainee.page.getByRole("button", { name: "فتح المحادثة" })).toHaveCount(0);
});

test("a note stands on the other's screen without asking, and goes from it", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, "/trainee/notes"], [trainer, `/admin/trainees/${trainee.id}?tab=notes`]);
  for (const [writer, reader, send] of [
    [trainer, trainee, "حفظ"],
    [trainee, trainer, "إرسال"],
  ] as const) {
    const text = `اشرب الماء ${send}`;
    await writer.page.getByRole("button", { name: "إضافة ملاحظة" }).click();
    await writer.page.getByLabel("نص الملاحظة").fill(text);
    await writer.page.getByRole("button", { name: send, exact: true }).click();
    await expect(reader.page.getByText(text, { exact: true })).toBeVisible();
    const row = writer.page.getByRole("listitem").filter({ hasText: text });
    await row.getByRole("button", { name: "حذف الملاحظة" }).click();
    const asked = writer.page.getByRole("dialog", { name: /^هل أنت متأكد/ });
    await asked.getByRole("button", { name: "حذف الملاحظة" }).click();
    await expect(reader.page.getByText(text, { exact: true })).toBeHidden();
  }
});

test("what came while the network was away is there when it is back", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee]);
  await trainee.read();
  await expect(badge(trainee)).toHaveCount(0);
  await trainee.context.setOffline(true);
  await expect(trainee.page.locator('html[data-live="waiting"]')).toBeAttached();
  for (const text of ["أولاً", "ثانياً", "ثالثاً"]) await trainer.write(text);
  await expect(badge(trainee)).toHaveCount(0);
  await trainee.context.setOffline(false);
  await expect(badge(trainee)).toHaveText("3");
  await trainee.read();
  await expect(badge(trainee)).toHaveCount(0);
});

/** How many the window's title says are waiting. */
const counted = async ({ page }: Person) => /^\(\D*(\d+).*?\) /.exec(await page.title())?.[1] ?? "";

test("the title of each window counts what waits, until it is read", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee], [trainer, screens.trainer]);
  for (const [writer, reader] of [
    [trainer, trainee],
    [trainee, trainer],
  ] as const) {
    await reader.read();
    await expect(badge(reader)).toHaveCount(0);
    const before = Number(await counted(reader));
    for (const text of ["أولاً", "ثانياً"]) await writer.write(text);
    await expect.poll(() => counted(reader)).toBe(String(before + 2));
    await reader.read();
    await expect.poll(() => counted(reader)).toBe(before > 0 ? String(before) : "");
  }
  await expect(trainee.page).toHaveTitle(/الرئيسية · مِران$/);
  await expect(trainer.page).toHaveTitle(/المتدربون · لوحة مِران$/);
});

test("a socket whose proof runs out is renewed, and nobody sees it", async ({ people }) => {
  const { trainee, trainer } = people;
  const { page } = trainee;
  await page.clock.install();
  await arrive([trainee, screens.trainee]);
  for (let renewal = 1; renewal <= 2; renewal++) {
    const opened = page.waitForEvent("websocket");
    await page.clock.fastForward(accessSeconds * 1000);
    const spoken = (await opened).waitForEvent("framereceived");
    await spoken;
  }
  const shown = shownAt(trainee, "1");
  await trainer.write("بعد التجديد");
  await shown;
  expect(await trainee.states()).toEqual(["connecting", "connected"]);
  await trainee.read();
});

test("where sockets are blocked the news comes by asking", async ({ people }) => {
  const { trainee, trainer } = people;
  const { page } = trainee;
  await page.clock.install();
  await page.routeWebSocket(/\/api\/live\//, (socket) => socket.close());
  await page.goto(screens.trainee);
  await hurryUntil(page, () => page.locator('html[data-live="blocked"]').isVisible());
  await trainer.write("بلا مقبس");
  await hurryUntil(page, async () => (await badge(trainee).allInnerTexts())[0] === "1");
});

test("a weight shows at once on the other phone and before the trainer", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, "/trainee/weight"], [trainer, `/admin/trainees/${trainee.id}`]);
  for (const weight of [71.3, 72.6]) {
    await trainee.weigh(weight);
    for (const { page } of [trainee, trainer]) {
      await expect(page.getByText(String(weight)).first()).toBeVisible();
    }
  }
});

test("a weight that the trainer changes shows before the trainee and in the trainer's other window", async ({
  people,
}) => {
  const { trainee, trainer } = people;
  await arrive([trainee, "/trainee/weight"], [trainer, `/admin/trainees/${trainee.id}`]);
  for (const weight of [68.4, 69.7]) {
    await trainer.setWeight(weight);
    for (const { page } of [trainee, trainer]) {
      await expect(page.getByText(String(weight)).first()).toBeVisible();
    }
  }
});

test("a set that is logged shows before the trainer at once, with its history and the day's end", async ({
  people,
}) => {
  const { trainee, trainer } = people;
  const exercise = await trainer.planToday();
  await arrive(
    [trainee, `/trainee/exercise/program/${today()}`],
    [trainer, `/admin/trainees/${trainee.id}?tab=performance`],
  );
  await expect(trainer.page.getByText("لم يُسجَّل شيء في آخر سبعة أيام.")).toBeVisible();
  await trainee.page.getByRole("textbox", { name: "وزن المجموعة 1" }).fill("62.5");
  await trainee.page.getByRole("textbox", { name: "تكرارات المجموعة 1" }).fill("7");
  await trainee.page.getByRole("button", { name: "تمت المجموعة 1" }).click();
  await expect(trainer.page.getByText("7 × 62.5")).toBeVisible();
  await trainer.page.getByRole("button", { name: `سجل ${exercise}` }).click();
  const history = trainer.page.getByRole("dialog", { name: exercise });
  await expect(history.getByText("أثقل وزن").first()).toBeVisible();
  await trainer.page.keyboard.press("Escape");
  await expect(trainee.page.getByText(/أنهيت تمارين اليوم/)).toBeVisible();
  await expect(trainer.page.getByText("1 من 1").first()).toBeVisible();
});

test("a window leaves at once when its session was ended on another device", async ({ people }) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee], [trainer, `/admin/chat?trainee=${trainee.id}`]);
  await trainer.write("هل وصلت؟");
  await trainee.leaveEverywhere();
  await expect(trainee.page).toHaveURL(/\/trainee\/login/);
  await expect(trainer.page.locator('html[data-live="connected"]')).toBeAttached();
  await trainer.leaveEverywhere();
  await expect(trainer.page).toHaveURL(/\/$/);
});
