import { addDays } from "../../../domain/calendar.ts";
import { answerOfPut, firstOfRamadan, openRamadan, ramadanSettings } from "../ramadan.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./newcomer.ts";

/** Of a year that the other specs leave alone, whatever the year of the run. */
const first = firstOfRamadan(4);
const day = addDays(first, 2);

test.describe("the question before the first session while fasting", () => {
  test.use({ day });

  test("comes before the slot is chosen; a yes offers no such session and shows the doctor's card", async ({
    page,
    register,
  }) => {
    await register({ gender: "female" });
    const settings = await openRamadan(page);
    const shown = answerOfPut(page, "/ramadan");
    await settings.getByRole("switch").click();
    expect((await shown).status()).toBe(200);

    await settings.getByText("قبل المغرب", { exact: true }).click();
    const question = page.getByRole("dialog", { name: "قبل التمرين في أثناء الصيام" });
    await expect(question).toContainText("الحمل، الرضاعة");
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "إغلاق" }).click();
    await expect(settings.getByRole("radio", { name: "بعد التراويح" })).toBeChecked();

    await settings.getByText("قبل المغرب", { exact: true }).click();
    let stored = answerOfPut(page, "/fasting-health");
    await question.getByRole("button", { name: "نعم، واحد منها أو أكثر" }).click();
    expect((await stored).status()).toBe(200);
    await expect(settings.getByRole("heading", { name: "راجعي طبيبك" })).toBeVisible();
    await expect(settings.getByRole("radio", { name: "قبل المغرب" })).toHaveCount(0);
    await expect(settings.getByRole("radio", { name: "بعد التراويح" })).toBeChecked();

    const visit = settings.getByLabel("موعد الطبيب");
    await visit.fill(addDays(day, 121));
    await settings.getByRole("button", { name: "حفظ الموعد" }).click();
    await expect(settings.getByText(/يكون الموعد من اليوم/)).toBeVisible();
    await visit.fill(addDays(day, 9));
    stored = answerOfPut(page, "/fasting-health");
    await settings.getByRole("button", { name: "حفظ الموعد" }).click();
    expect((await stored).status()).toBe(200);
    const consent = settings.getByRole("switch", { name: /يعرف المدرب/ });
    await expect(consent).not.toBeChecked();
    const agreed = answerOfPut(page, "/consents/fasting_health");
    await consent.click();
    expect((await agreed).status()).toBe(200);
    await expect(consent).toBeChecked();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, 320);

    await page.reload();
    await expect(visit).toHaveValue(addDays(day, 9));
    await settings.getByRole("button", { name: "تغيير الجواب" }).click();
    stored = answerOfPut(page, "/fasting-health");
    await question.getByRole("button", { name: "لا، لا شيء منها" }).click();
    expect((await stored).status()).toBe(200);
    await expect(settings.getByRole("heading", { name: "راجعي طبيبك" })).toHaveCount(0);
    await expect(settings.getByText("الجواب المحفوظ: لا، لا شيء منها.")).toBeVisible();
  });

  test("an appointment and a consent are refused to a phone that has not heard of a newer no", async ({
    page,
    context,
    register,
  }) => {
    // Nobody tells this phone what the other one does.
    await page.routeWebSocket(/\/live\//, () => {});
    const { token } = await register({ gender: "female" });
    const put = async (path: string, data: unknown) => {
      const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${token}` };
      const response = await context.request.put(`/api/trainee/${path}`, { data, headers });
      expect(response.status()).toBe(200);
    };
    const settings = ramadanSettings(page);
    const refusal = page.getByRole("alert").getByText(/^تغيّر الجواب من جهاز آخر/);
    const newest = settings.getByText("الجواب المحفوظ: لا، لا شيء منها.");
    await put("ramadan", { shown: true });
    for (const act of [
      async () => {
        await settings.getByLabel("موعد الطبيب").fill(addDays(day, 9));
        await settings.getByRole("button", { name: "حفظ الموعد" }).click();
      },
      () => settings.getByRole("switch", { name: /يعرف المدرب/ }).click(),
    ]) {
      await put("fasting-health", { kind: "answer", yes: true });
      await openRamadan(page);
      await expect(settings.getByRole("heading", { name: "راجعي طبيبك" })).toBeVisible();
      await put("fasting-health", { kind: "answer", yes: false });
      await act();
      await expect(refusal).toBeVisible();
      await expect(newest).toBeVisible();
      await page.reload();
      await expect(newest).toBeVisible();
    }
  });
});
