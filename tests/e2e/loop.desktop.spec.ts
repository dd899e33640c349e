import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addDays, localDateAt, weekStart } from "../../domain/calendar.ts";
import { fireCron } from "../../scripts/lib/cron-ticker.ts";
import { type LocalServer, startLocalServer } from "../../scripts/lib/local-server.ts";
import { sampleNewcomer, sampleTrainer } from "../../scripts/seed/accounts.ts";
import { test as base, expect } from "../support/fixtures.ts";

const zone = "Asia/Hebron";
const day = 86_400_000;
const extendCron = "20 * * * *";

interface House {
  url: string;
  /** Serves the same state again, some days later. */
  move(daysAhead: number): Promise<void>;
  /** What the cloud does every hour. */
  extend(): Promise<void>;
  weeksOf(traineeId: string): Promise<string[]>;
}

/** A house of its own, whose clock may be moved. */
const test = base.extend<{ house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  house: async ({}, use) => {
    const state = mkdtempSync(join(tmpdir(), "miran-loop-"));
    const seed = { trainees: 2, weeks: 1 };
    let server: LocalServer = await startLocalServer({ state, seed, vars: { DAYS_AHEAD: "0" } });
    const { url } = server;
    await use({
      url,
      move: async (daysAhead) => {
        await server.stop();
        const vars = { DAYS_AHEAD: String(daysAhead) };
        server = await startLocalServer({ port: Number(new URL(url).port), state, seed, vars });
      },
      extend: () => fireCron(server.url, extendCron),
      weeksOf: async (traineeId) => {
        const { results } = await server.database
          .prepare(
            `select distinct week.week_start_date as week from weekly_schedules week
             join schedule_exercises item on item.schedule_id = week.id
             where week.trainee_id = ? order by week`,
          )
          .bind(traineeId)
          .all<{ week: string }>();
        return results.map(({ week }) => week);
      },
    });
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  },
});

type Person = { email: string; password: string };

async function signIn(page: Page, path: string, { email, password }: Person) {
  await page.goto(path);
  await page.keyboard.press("Escape");
  await page.getByLabel("البريد الإلكتروني").fill(email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByRole("button", { name: /^تسجيل الدخول/ }).click();
  await page.waitForURL(/\/(admin|trainee)$/);
}

test("a planned week is applied, extended when the week turns, done, and seen", async ({
  browser,
  house,
}, { project }) => {
  test.setTimeout(180_000);
  const today = localDateAt(Date.now(), zone);
  const weekday = new Intl.DateTimeFormat("ar", { weekday: "long", timeZone: zone }).format();
  const trainer = await (
    await browser.newContext({ ...project.use, baseURL: house.url })
  ).newPage();

  await signIn(trainer, "/", sampleTrainer);
  await trainer.goto("/admin/trainees");
  await trainer.getByRole("link", { name: sampleNewcomer.name, exact: true }).click();
  await trainer.waitForURL(/\/admin\/trainees\/[\da-f-]+$/);
  const traineeId = new URL(trainer.url()).pathname.split("/").at(-1) ?? "";
  await trainer.goto(`/admin/trainees/${traineeId}/schedule`);
  await trainer.getByRole("button", { name: "إنشاء جدول جديد" }).click();
  await trainer.getByRole("button", { name: `إضافة تمرين إلى ${weekday}` }).click();
  const picker = trainer.getByRole("dialog", { name: "إضافة تمارين" });
  await picker.getByRole("textbox").first().fill("ضغط صدر بالبار");
  await picker.getByRole("checkbox", { name: "ضغط صدر بالبار" }).check();
  await picker.getByRole("button", { name: "إضافة تمرين" }).click();
  await expect(trainer.getByText("كل شيء محفوظ")).toBeVisible();
  await trainer.getByRole("button", { name: "تطبيق على كل الأسابيع" }).click();
  const apply = trainer.getByRole("dialog", { name: "تطبيق التمارين على كل الأسابيع" });
  await apply.getByRole("button", { name: "تطبيق", exact: true }).click();
  await expect(apply.getByText(/^طُبّق الجدول على/)).toBeVisible();
  const weeks = Array.from({ length: 9 }, (_, n) => addDays(weekStart(today), 7 * n));
  expect(await house.weeksOf(traineeId)).toEqual(weeks);

  await house.move(7);
  await house.extend();
  await house.extend();
  const next = addDays(today, 7);
  expect(await house.weeksOf(traineeId)).toEqual([...weeks, addDays(weekStart(today), 63)]);

  const phone = await browser.newContext({
    baseURL: house.url,
    locale: "ar",
    timezoneId: zone,
    viewport: { width: 390, height: 844 },
  });
  const trainee = await phone.newPage();
  await trainee.clock.install({ time: Date.now() + 7 * day });
  await signIn(trainee, "/trainee/login", sampleNewcomer);
  await trainee.goto(`/trainee/exercise/program/${next}`);
  await trainer.clock.install({ time: Date.now() + 7 * day });
  await signIn(trainer, "/", sampleTrainer);
  await trainer.goto(`/admin/trainees/${traineeId}?tab=performance`);
  await expect(trainer.getByText("لم يُسجَّل شيء في آخر سبعة أيام.")).toBeVisible();
  await expect(trainer.locator('html[data-live="connected"]')).toBeAttached();

  await trainee.getByRole("textbox", { name: "وزن المجموعة 1" }).fill("62.5");
  await trainee.getByRole("textbox", { name: "تكرارات المجموعة 1" }).fill("7");
  await trainee.getByRole("button", { name: "تمت المجموعة 1" }).click();
  await expect(trainer.getByText("7 × 62.5")).toBeVisible();
  await trainer.getByRole("button", { name: "سجل ضغط صدر بالبار" }).click();
  const history = trainer.getByRole("dialog", { name: "ضغط صدر بالبار" });
  await expect(history.getByText("أثقل وزن").first()).toBeVisible();
  await trainer.keyboard.press("Escape");

  await trainee
    .getByRole("button", { name: /^إكمال/ })
    .first()
    .click();
  await expect(trainee.getByText(/أنهيت تمارين اليوم/)).toBeVisible();
  await expect(trainer.getByText("1 من 1").first()).toBeVisible();
});
