import { expect } from "../support/fixtures.ts";
import { hurryUntil } from "./clock.ts";
import { accessSeconds, type Person, test, today } from "./people.ts";
import { messageList } from "./talking.ts";
import { goWithin } from "./within.ts";

// Serial, because all share one server; a failed test does not stop the others.
test.describe.configure({ mode: "default" });

const screens = { trainee: "/trainee", trainer: "/admin/trainees" };

/** Each person opens a screen and waits for its connection. */
async function arrive(...going: [person: Person, at: string][]) {
  await Promise.all(
    going.map(async ([person, at]) => {
      const page = await person.open();
      await page.goto(at);
      await expect(page.locator('html[data-live="connected"]')).toBeAttached();
    }),
  );
}

const chatPaths = 'nav a[href$="/chat"]';
const badge = ({ page }: Person) =>
  page.locator(chatPaths).filter({ visible: true }).locator('[aria-hidden="true"][dir="ltr"]');

/** The page's time at which the chat's badge shows a count; an empty count means no badge. */
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

/** The count in the window's title; an empty text for none. */
const counted = async ({ page }: Person) => /^\(\D*(\d+).*?\) /.exec(await page.title())?.[1] ?? "";

test("a message is announced on the other side, and updates its badge and title without polling", async ({
  people,
}) => {
  const { trainee, trainer } = people;
  await arrive([trainee, screens.trainee], [trainer, screens.trainer]);
  await test.step("announced if unseen, with a link", async () => {
    await trainer.write("كيف كان التمرين اليوم؟");
    await expect(
      trainee.page.getByRole("status").getByText("كيف كان التمرين اليوم؟"),
    ).toBeAttached();
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

  await goWithin(trainee.page, screens.trainee);
  await goWithin(trainer.page, screens.trainer);
  // Messages that arrive in a visible conversation are read.
  for (const { page } of [trainee, trainer]) await expect(messageList(page)).toBeHidden();
  for (const [writer, reader] of [
    [trainer, trainee],
    [trainee, trainer],
  ] as const) {
    await reader.read();
    await expect(badge(reader)).toHaveCount(0);
    for (let count = 1; count <= 3; count++) {
      const shown = shownAt(reader, String(count));
      await writer.write(`رسالة ${count}`);
      await shown;
    }
    await expect.poll(async () => Number(await counted(reader))).toBeGreaterThanOrEqual(3);
    // Other unread items of the trainer on this server count too.
    const others = Number(await counted(reader)) - 3;
    const cleared = shownAt(reader, "");
    await reader.read();
    await cleared;
    await expect.poll(() => counted(reader)).toBe(others > 0 ? String(others) : "");
    // Only a window without a socket polls.
    expect(await reader.states()).toEqual(["connecting", "connected"]);
  }
  await expect(trainee.page).toHaveTitle(/الرئيسية · مِران$/);
  await expect(trainer.page).toHaveTitle(/المتدربون · لوحة مِران$/);
});

test("an action on one device shows in every open window, up to its session's end", async ({
  people,
}) => {
  const { trainee, trainer } = people;
  const panelOf = `/admin/trainees/${trainee.id}`;
  await arrive([trainee, "/trainee/notes"], [trainer, `${panelOf}?tab=notes`]);
  await test.step("a note appears and disappears", async () => {
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

  await test.step("a weight of either side", async () => {
    await goWithin(trainee.page, "/trainee/weight");
    await goWithin(trainer.page, panelOf);
    for (const [weight, send] of [
      [71.3, trainee.weigh],
      [68.4, trainer.setWeight],
    ] as const) {
      await send(weight);
      for (const { page } of [trainee, trainer]) {
        await expect(page.getByText(String(weight)).first()).toBeVisible();
      }
    }
  });

  await test.step("a set, with its history and the day's end", async () => {
    const exercise = await trainer.planToday();
    await goWithin(trainee.page, `/trainee/exercise/program/${today()}`);
    await goWithin(trainer.page, `${panelOf}?tab=performance`);
    await expect(trainer.page.getByText("لم يُسجَّل شيء في آخر سبعة أيام.")).toBeVisible();
    await trainee.page.getByRole("textbox", { name: "وزن المجموعة 1" }).fill("62.5");
    await trainee.page.getByRole("textbox", { name: "تكرارات المجموعة 1" }).fill("7");
    await trainee.page.getByRole("button", { name: "تمت المجموعة 1" }).click();
    await expect(trainer.page.getByText("62.5 كغ × 7")).toBeVisible();
    await trainer.page.getByRole("button", { name: `سجل ${exercise}` }).click();
    const history = trainer.page.getByRole("dialog", { name: exercise });
    await expect(history.getByText("أثقل وزن").first()).toBeVisible();
    await trainer.page.keyboard.press("Escape");
    await expect(trainee.page.getByText(/أنهيت تمارين اليوم/)).toBeVisible();
    await expect(trainer.page.getByText("1 من 1").first()).toBeVisible();
  });

  await test.step("the end of one session does not end another", async () => {
    await trainee.leaveEverywhere();
    await expect(trainee.page).toHaveURL(/\/trainee\/login/);
    await expect(trainer.page.locator('html[data-live="connected"]')).toBeAttached();
    await trainer.leaveEverywhere();
    await expect(trainer.page).toHaveURL(/\/$/);
  });
});

test("a window misses nothing during a lost network or a renewal of its socket", async ({
  people: { trainee, trainer },
}) => {
  const page = await trainee.open();
  await page.clock.install();
  await arrive([trainee, screens.trainee]);
  await test.step("the proof expires twice, invisibly", async () => {
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
  });

  await test.step("the network is lost", async () => {
    await trainee.read();
    await expect(badge(trainee)).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(page.locator('html[data-live="waiting"]')).toBeAttached();
    for (const text of ["أولاً", "ثانياً", "ثالثاً"]) await trainer.write(text);
    await expect(badge(trainee)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(badge(trainee)).toHaveText("3");
    await trainee.read();
    await expect(badge(trainee)).toHaveCount(0);
  });
});

test("a window without sockets updates by polling", async ({ people: { trainee, trainer } }) => {
  const page = await trainee.open();
  await page.clock.install();
  await page.routeWebSocket(/\/api\/live\//, (socket) => socket.close());
  await page.goto(screens.trainee);
  await hurryUntil(page, () => page.locator('html[data-live="blocked"]').isVisible());
  await trainer.write("بلا مقبس");
  await hurryUntil(page, async () => (await badge(trainee).allInnerTexts())[0] === "1");
  await trainee.read();
});

test("the trainer's settings govern registration and a new trainee's step target", async ({
  people: { trainer },
  house,
  browser,
}, { project }) => {
  const panel = await trainer.open();
  await panel.goto("/admin/settings?tab=general");
  await panel.getByText("بعد موافقتي", { exact: true }).click();
  const target = panel.getByRole("textbox", { name: "هدف الخطوات اليومي" });
  const defaults = panel.locator("form").filter({ has: target });
  await target.fill("9500");
  await defaults.getByRole("button", { name: "حفظ" }).click();
  await expect(defaults.getByRole("status")).toHaveText("حُفظ");

  const context = await browser.newContext({ ...project.use, baseURL: house.url });
  const visitor = await context.newPage();
  await visitor.goto("/trainee/register");
  await visitor.keyboard.press("Escape");
  for (const [label, text] of [
    ["الاسم الكامل", "يوسف بركات"],
    ["البريد الإلكتروني", "yusuf@miran.example"],
    ["رقم الهاتف", "0599123456"],
    ["تأكيد كلمة المرور", "Zaytoun@2026"],
    ["العمر", "31"],
    ["الطول", "178"],
    ["الوزن الحالي", "80"],
    ["الوزن المستهدف", "76"],
  ] as const)
    await visitor.getByLabel(label).fill(text);
  await visitor.getByLabel("كلمة المرور", { exact: true }).fill("Zaytoun@2026");
  await visitor.getByText("ذكر", { exact: true }).click();
  await visitor.getByText("بناء العضلات", { exact: true }).click();
  await expect(visitor.getByText("ثم يصل طلبك إلى المدرب للموافقة")).toBeVisible();
  const asking = visitor.waitForRequest(/\/api\/access\/register$/);
  await visitor.getByRole("button", { name: "تسجيل", exact: true }).click();
  await expect(visitor.getByText("وصل طلبك إلى المدرب").first()).toBeVisible();
  const { id } = (await asking).postDataJSON() as { id: string };
  await visitor.waitForURL(/\/trainee\/login/);
  await expect(visitor.getByText("وصل طلبك إلى المدرب")).toBeVisible();
  await context.close();

  await goWithin(panel, `/admin/trainees/${id}?tab=steps`);
  await expect(panel.getByRole("tabpanel")).toContainText("9,500");
});
