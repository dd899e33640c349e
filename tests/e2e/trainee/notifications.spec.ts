import type { APIRequestContext, Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { holdBack } from "../../support/hold-back.ts";
import { goWithin } from "../within.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, failWith, test } from "./newcomer.ts";

const headers = { "sec-fetch-site": "same-origin" };
const open = async (page: Page) => {
  await page.goto("/trainee/notifications");
  await expect(page.getByRole("article").first()).toBeVisible();
};

/** Sends a notification, as another device of the trainer. */
async function notify(request: APIRequestContext, traineeId: string, title: string) {
  const { accessToken } = await enter(request, people.trainer);
  const sent = await request.post("/api/admin/notifications", {
    data: {
      id: newId(),
      type: "weight",
      title,
      message: "الأحد صباحاً على الريق.",
      audience: { kind: "chosen", traineeIds: [traineeId] },
    },
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** Tests share the sample trainee's list, so each works on its own copy. */
async function makeCopy(page: Page, token: string): Promise<{ id: string; link: string | null }> {
  const authorization = `Bearer ${token}`;
  const list = await page.request.get("/api/trainee/notifications", { headers: { authorization } });
  const { notifications } = (await list.json()) as {
    notifications: { id: string; link: string | null }[];
  };
  const copied = notifications.at(-1);
  const id = crypto.randomUUID();
  const response = await page.request.post(`/api/trainee/notifications/${copied?.id}/resend`, {
    data: { id },
    headers: { ...headers, authorization },
  });
  expect(response.ok()).toBe(true);
  return { id, link: copied?.link ?? null };
}

test("a notification is resent, read, deleted and restored, and an open menu outlives changes of its row", async ({
  page,
  register,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { id, credentials } = await register();
  const trainer = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  const title = `موعد القياس ${newId().slice(-6)}`;
  const nextTitle = `موعد الوزن ${newId().slice(-6)}`;
  await notify(trainer, id, title);
  await open(page);
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
  const refresh = page.getByRole("button", { name: "تحديث" });

  await test.step("each choice of the menu", async () => {
    // Other tests may notify everyone, so only these titles are counted.
    const rows = page.getByRole("article").filter({ hasText: title });
    const first = rows.first();
    const choose = async (name: string) => {
      await first.getByRole("button", { name: /^خيارات/ }).click();
      await item(name).click();
    };
    await expect(first).toContainText("غير مقروء");
    await choose("تعيين كمقروء");
    await expect(first).not.toContainText("غير مقروء");
    await choose("إعادة إرسال");
    await expect(page.getByText("تم إعادة إرسال الإشعار بنجاح").last()).toBeVisible();
    await expect(first).toContainText("غير مقروء");
    await expect(rows).toHaveCount(2);
    await choose("حذف");
    await expect(rows).toHaveCount(1);
    const restored = page.waitForResponse(/\/restore$/);
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect(rows).toHaveCount(2);
    // The row shows at once; the refetch proves that the server has it.
    await restored;
    await notify(trainer, id, nextTitle);
    await refresh.click();
    await expect(page.getByRole("article").filter({ hasText: nextTitle })).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(first).toContainText("غير مقروء");
    await failWith(page, /\/resend$/, "POST", 503, "unavailable");
    await choose("إعادة إرسال");
    await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  });

  const row = page.getByRole("article").filter({ hasText: nextTitle });
  await test.step("a refetch during a restoration keeps the row's menu open", async () => {
    const menu = row.getByRole("button", { name: /^خيارات/ });
    const held = await holdBack(page, /\/restore$/);
    await menu.click();
    await item("حذف").click();
    await page.getByRole("button", { name: "تراجع" }).click();
    await expect.poll(() => held.requests).toBe(1);
    await menu.click();
    await expect(item("حذف")).toBeVisible();
    // A press would close the menu.
    await refresh.dispatchEvent("click");
    await expect(refresh).toHaveAttribute("aria-busy");
    held.release();
    await expect(refresh).not.toHaveAttribute("aria-busy");
    await expect(item("حذف")).toBeVisible();
  });

  await test.step("a read mark of another device removes an item of the menu", async () => {
    await page.keyboard.press("End");
    await expect(item("حذف")).toBeFocused();
    const device = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const { accessToken } = await enter(device, credentials);
    const read = await device.post("/api/trainee/notifications/read-all", {
      data: {},
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
    expect(read.ok()).toBe(true);
    await device.dispose();
    await refresh.dispatchEvent("click");
    await expect(row).not.toContainText("غير مقروء");
    await expect(item("تعيين كمقروء")).toBeHidden();
    await expect(item("حذف")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(row).toBeHidden();
  });
  await trainer.dispose();
});

/** The answer to storing quiet hours from this time. */
const storedFrom = (page: Page, time: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/push/settings") &&
      response.ok() &&
      response.request().postData()?.includes(`"from":"${time}"`) === true,
  );

test("settings show at once, are sent in order, and a failed one is reverted", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/notifications");
  // An empty list says so.
  await expect(page.getByText("لا توجد إشعارات")).toBeVisible();
  await page.getByRole("button", { name: "إشعارات الهاتف" }).click();
  const dialog = page.getByRole("dialog", { name: "الإعدادات" });
  const quiet = dialog.getByRole("switch", { name: "ساعات الهدوء" });
  const from = dialog.getByLabel("من", { exact: true });
  const held = await holdBack(page, /\/push\/settings$/);
  await quiet.check();
  await expect.poll(() => held.requests).toBe(1);
  await from.fill("23:15");
  await from.fill("22:45");
  const stored = storedFrom(page, "22:45");
  held.release();
  await stored;
  // The intermediate time was replaced while it waited.
  expect(held.requests).toBe(2);
  await failWith(page, /\/push\/settings$/, "PUT", 500, "internal");
  await quiet.click();
  await expect(page.getByText("تعذّر حفظ إعدادات الإشعارات").last()).toBeVisible();
  await expect(quiet).toBeChecked();
  await expect(from).toHaveValue("22:45");
});

test.describe("alerts", () => {
  test.use({ serviceWorkers: "allow" });

  test("a browser subscribes, chooses its alerts, and sends a test alert", async ({
    page,
    context,
    register,
  }) => {
    // A new trainee, because an already stored setting would be no change.
    await register();
    await context.grantPermissions(["notifications"]);
    // Headless Chromium has no push service; everything else is real.
    await page.addInitScript((device) => {
      const options = { applicationServerKey: null as ArrayBuffer | null, userVisibleOnly: true };
      const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
      let current: object | null = null;
      const subscription = (key: BufferSource) => ({
        endpoint: `https://nobody.push.services.mozilla.com/send/${device}`,
        options: { ...options, applicationServerKey: new Uint8Array(key as ArrayBuffer).buffer },
        toJSON: () => ({ keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      PushManager.prototype.subscribe = async ({
        applicationServerKey,
      }: PushSubscriptionOptionsInit = {}) => {
        current = subscription(applicationServerKey as BufferSource);
        return current as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
      // The headless browser grants the permission without a prompt.
      Notification.requestPermission = async () => "granted";
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
    }, newId());
    await page.goto("/trainee/notifications");
    await page.getByRole("button", { name: "إشعارات الهاتف" }).click();
    const dialog = page.getByRole("dialog", { name: "الإعدادات" });
    await dialog.getByRole("button", { name: "تفعيل على هذا الجهاز" }).click();
    await expect(dialog.getByText("إشعارات الهاتف مفعّلة على هذا الجهاز.")).toBeVisible();
    const worker = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    );
    expect(worker).toMatch(/\/service-worker\.js$/);
    await expect(dialog.getByRole("switch", { name: "رسائل المحادثة" })).toBeChecked();
    const stored = page.waitForResponse((answer) => /\/push\/settings$/.test(answer.url()));
    await dialog.getByRole("switch", { name: "الوجبات" }).uncheck();
    expect((await stored).ok()).toBe(true);
    // The push service's address is invalid, and the server reports it.
    await dialog.getByRole("button", { name: "إرسال إشعار تجريبي" }).click();
    await expect(page.getByText(/لم تقبل خدمة الإشعارات/).last()).toBeVisible();
    await expectNoAxeViolations(page, { within: "dialog[open]" });
    await expectNoOverflow(page, 320);
    await expect(dialog.getByRole("switch", { name: "الوجبات" })).not.toBeChecked();
  });
});

test("titles, menu and quiet hours stay whole at 200% text, and an alert's link opens its subject", async ({
  page,
  signInAs,
}) => {
  const { accessToken } = await signInAs("trainee");
  const { id, link } = await makeCopy(page, accessToken);
  await open(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const row = page.getByRole("article").first();
  const words = await row.locator("p").first().boundingBox();
  expect(words?.width).toBeGreaterThan(150);
  await row.getByRole("button").last().click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem").first()).toBeInViewport({ ratio: 1 });
  const box = await menu.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "إشعارات الهاتف" }).click();
  const quiet = page.getByRole("switch", { name: "ساعات الهدوء" });
  if (!(await quiet.isChecked())) await quiet.check();
  const from = page.getByLabel("من", { exact: true });
  await expect.poll(() => from.evaluate((input) => input.clientWidth)).toBeGreaterThan(250);
  await expectNoOverflow(page);

  await goWithin(page, `/trainee/notifications?open=${id}`);
  const about = link ?? "/trainee/notifications";
  await expect(page).toHaveURL(({ pathname, search }) => pathname === about && search === "");
});
