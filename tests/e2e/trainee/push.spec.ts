import type { Page } from "@playwright/test";
import { type Alert, alertData } from "../../../worker/texts/alert.ts";
import { wholeBrowser } from "../../support/browser.ts";
import { expect, test } from "./newcomer.ts";

test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow" });

/** Registers the worker, and delivers pushes without a push service. */
async function startWorker(page: Page) {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  // A worker navigates only windows that it controls from their load.
  await page.reload();
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) =>
    client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** The worker's notifications shown by the browser. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, lang, dir, tag }) => ({
      title,
      body,
      lang,
      dir,
      tag,
    }));
  });

const alert: Alert = { type: "weight", tag: "w1", link: "/trainee/weight" };

test("a push is shown in the person's language, and a press opens its screen in the open window", async ({
  page,
  context,
  register,
}) => {
  await register();
  await context.grantPermissions(["notifications"]);
  await page.goto("/trainee");
  await expect(page).toHaveTitle(/الرئيسية · مِران$/);
  const push = await startWorker(page);
  await push(alertData(alert, "en"));
  const english = {
    title: "Miran",
    body: "A new notification about weight",
    lang: "en",
    dir: "ltr",
  };
  await expect.poll(() => shown(page)).toEqual([{ ...english, tag: "w1" }]);
  // The same tag replaces the first.
  await push(alertData(alert, "ar"));
  const arabic = { title: "مِران", body: "إشعار جديد عن الوزن", lang: "ar", dir: "rtl" };
  await expect.poll(() => shown(page)).toEqual([{ ...arabic, tag: "w1" }]);

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): void;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      WindowClient: { prototype: { focus(): Promise<unknown> } };
    };
    // Only a real press may focus a window, and this event is synthetic.
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("nothing is shown");
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
  await expect(page).toHaveURL(/\/trainee\/weight$/);
  await expect.poll(() => shown(page)).toEqual([]);
});
