import type { CDPSession, Page } from "@playwright/test";
import { wholeBrowser } from "../../support/browser.ts";
import { goOffline } from "../../support/fixtures.ts";
import { holdBack } from "../../support/hold-back.ts";
import { goWithin } from "../within.ts";
import { expectKept } from "./flight.ts";
import {
  beAway,
  button,
  digits,
  expectTold,
  field,
  hide,
  lockField,
  setLock,
  setting,
  startAt,
  test,
  typeNew,
  unlock,
} from "./locking.ts";
import { expect, expectNoAxeViolations, expectNoOverflow } from "./newcomer.ts";
import { slider } from "./weighing.ts";

test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow" });

const kg = 71.4;

test("photos, weight and the conversation are covered until the digits open them", async ({
  page,
  register,
}) => {
  const { weigh } = await register();
  await weigh(1, kg);
  await setLock(page);
  await goWithin(page, "/trainee/weight");
  await expect(page.getByText(String(kg)).first()).toBeVisible();

  await startAt(page, "/trainee");
  const tile = page.getByRole("link", { name: /وزن الصباح.*مقفل/ });
  await expect(tile).toBeVisible();
  await expect(page.getByText(String(kg))).toHaveCount(0);

  for (const path of ["chat", "notifications", "photos", "camera", "calories"]) {
    await goWithin(page, `/trainee/${path}`);
    await expect(lockField(page)).toBeVisible();
  }
  await goWithin(page, "/trainee/profile");
  const cards = button(page, "فتح القفل");
  await expect(cards).toHaveCount(2);
  await expect(page.getByText(String(kg))).toHaveCount(0);
  await cards.first().click();
  await expect(lockField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(lockField(page)).toHaveCount(0);
  await cards.last().click();
  await lockField(page).fill(digits);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "القياسات" })).toBeFocused();

  await startAt(page, "/trainee");
  await tile.click();
  await expect(lockField(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  for (const [typed, told] of [
    ["482", "المطلوب من 4 إلى 6 أرقام"],
    ["4826193", "المطلوب من 4 إلى 6 أرقام"],
    ["abcd", "المطلوب من 4 إلى 6 أرقام"],
    ["1357", "ليست هذه أرقام القفل"],
  ] as const) {
    await unlock(page, typed);
    await expect(page.getByText(told, { exact: true }).last()).toBeVisible();
  }
  await unlock(page, "٤٨٢٦");
  await expect(page.getByText(String(kg)).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // All that is covered opens for this visit, and a reload at once is no absence.
  await page.reload();
  await expect(page.getByText(String(kg)).first()).toBeVisible();
});

test("a minute away locks what is shown, by either clock, and keeps what was typed", async ({
  page,
  register,
}) => {
  await register();
  await page.clock.install();
  await setLock(page);
  // A phone stops the timers of a hidden page, so that a toast is still there after an hour.
  await page.clock.pauseAt(Date.now() + 500);
  await hide(page, true);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await hide(page, false);
  await expect(page.getByText("قفل التطبيق مفعّل")).toHaveCount(0);
  await page.clock.resume();
  await goWithin(page, "/trainee/chat");
  await unlock(page);
  const composer = page.getByRole("textbox", { name: "رسالة…" });
  await composer.fill("سؤال عن الوزن");
  await beAway(page, 50);
  await expect(composer).toHaveValue("سؤال عن الوزن");
  await beAway(page, 61);
  await expect(composer).toHaveCount(0);
  await unlock(page);
  await expect(composer).toHaveValue("سؤال عن الوزن");
  await goWithin(page, "/trainee/weight");
  await button(page, "تحديث وزني!").click();
  const kilograms = page.getByRole("textbox", { name: "الوزن" });
  await kilograms.fill("71.");
  await beAway(page, 61);
  await expect(kilograms).toHaveCount(0);
  const weights = await holdBack(page, /\/api\/trainee\/weight\?/);
  await unlock(page);
  await expect(kilograms).toHaveValue("71.");
  await page.keyboard.press("Escape");
  await expect(kilograms).toHaveCount(0);
  weights.release();
  await expect(button(page, "تحديث وزني!")).toBeFocused();
  // A lock of another window is this window's, too.
  await page.evaluate(() => sessionStorage.clear());
  const other = await page.context().newPage();
  await other.goto("/trainee/weight");
  await expect(lockField(other)).toBeVisible();
  await other.close();
});

test("bad digits and full storage set no lock, and a change needs the present digits", async ({
  page,
  register,
}) => {
  await register();
  await setting(page);
  await button(page, "تفعيل القفل").click();
  const dialog = page.getByRole("dialog", { name: "تفعيل القفل" });
  await typeNew(page, "482");
  await expect(dialog.getByText("المطلوب من 4 إلى 6 أرقام")).toBeVisible();
  await typeNew(page, digits, "4827");
  await expect(dialog.getByText("الأرقام في الخانتين مختلفة")).toBeVisible();
  await field(page, "أرقام القفل الجديدة").fill("1234");
  await expect(dialog.getByText(/يسهل تخمين/)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  });
  await typeNew(page);
  await expect(dialog.getByText(/تخزين هذا المتصفح ممتلئ أو ممنوع/)).toBeVisible();

  await setLock(page);
  await button(page, "تغيير الأرقام").click();
  await lockField(page).fill("1357");
  await button(page, "متابعة").click();
  await expectTold(page, "ليست هذه أرقام القفل");
  await lockField(page).fill(digits);
  await button(page, "متابعة").click();
  await typeNew(page, "7315");
  await expectTold(page, "تغيّرت أرقام القفل");

  await button(page, "إيقاف القفل").click();
  await lockField(page).fill("7315");
  const off = page.getByRole("dialog", { name: "إيقاف القفل" });
  await off.getByRole("button", { name: "إيقاف القفل" }).click();
  await expectTold(page, "توقف قفل التطبيق");
  await startAt(page, "/trainee/weight");
  await expect(slider(page)).toBeVisible();
});

test("wrong digits wait, and a reload or a changed clock shortens nothing", async ({
  page,
  registerLocked,
}) => {
  await registerLocked();
  await page.clock.install();
  await startAt(page, "/trainee/weight");
  const wrong = page.getByText(/^ليست هذه أرقام القفل/);
  for (let at = 0; at < 5; at++) {
    await expect(wrong).toHaveCount(0);
    await unlock(page, "1357");
    await expect(wrong).toBeVisible();
    if (at < 4) await lockField(page).fill("");
  }
  const timer = page.getByRole("timer");
  await expect(timer).toContainText(/:30|:2\d/);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.reload();
  await expect(timer).toContainText(/:30|:2\d/);
  await expect(button(page, "فتح القفل")).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(timer).toHaveCount(0);
  await unlock(page);
  await expect(slider(page)).toBeVisible();
});

test("a forgotten or damaged lock is left by signing in again, which removes it", async ({
  page,
  registerLocked,
}) => {
  await registerLocked();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(":app-lock"));
    if (key) localStorage.setItem(key, "{}");
  });
  await startAt(page, "/trainee/weight");
  await expect(page.getByText(/تعذّرت قراءة القفل/)).toBeVisible();
  await expect(lockField(page)).toHaveCount(0);
  await button(page, "تسجيل الدخول من جديد").click();
  await expect(page.getByText(/ما ينتظر الإرسال يبقى محفوظاً هنا/)).toBeVisible();
  await button(page, "تسجيل الخروج").last().click();
  await page.waitForURL("**/trainee/login");
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((each) => each.includes("app-lock")),
  );
  expect(left).toEqual([]);
});

async function addAuthenticator(page: Page): Promise<[CDPSession, string]> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return [client, authenticatorId];
}

test("this device's passkey opens, a refused one leads to the digits", async ({
  page,
  register,
}) => {
  await register();
  const [client, authenticatorId] = await addAuthenticator(page);
  await setLock(page);
  await button(page, "إضافة الفتح بالبصمة أو الوجه").click();
  await lockField(page).fill(digits);
  await button(page, "متابعة").click();
  await page
    .getByRole("dialog", { name: "إضافة الفتح بالبصمة أو الوجه" })
    .getByRole("button", { name: "إضافة الفتح بالبصمة أو الوجه" })
    .click();
  await expectTold(page, "أُضيف الفتح بالبصمة أو الوجه");

  await startAt(page, "/trainee/weight");
  await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await button(page, "الفتح بالبصمة أو الوجه").click();
  await expect(page.getByText(/والأرقام تفتح القفل أيضاً/)).toBeVisible();
  await expect(lockField(page)).toBeFocused();
  await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await button(page, "الفتح بالبصمة أو الوجه").click();
  await expect(slider(page)).toBeVisible();
});

test("a newly started app locks and opens without a network", async ({ page, registerLocked }) => {
  await registerLocked();
  await page.goto("/trainee/weight");
  await expect(slider(page)).toBeVisible();
  await expectKept(page, ["weight"]);
  await goOffline(page);
  await startAt(page, "/trainee/weight");
  await unlock(page);
  await expect(slider(page)).toBeVisible();
});
