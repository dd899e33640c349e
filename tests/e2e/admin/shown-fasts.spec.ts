import { addDays } from "../../../domain/calendar.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { firstOfRamadan } from "../ramadan.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

/** Of a year that the other specs leave alone, whatever the year of the run. */
const first = firstOfRamadan(5);

test.describe("in the month", () => {
  test.use({ day: addDays(first, 2) });

  test("the overview, a person's page and the form of the target say what the person shows, until they do not", async ({
    page,
    addTrainee,
    deviceOf,
  }) => {
    const person = await addTrainee();
    const device = await deviceOf(person);
    await device.put("/api/trainee/ramadan", { shown: true, slots: usualFastingSlots });
    await device.put("/api/trainee/fasting-health", { kind: "answer", yes: true });
    for (const purpose of ["fasting_coach", "fasting_health"]) {
      await device.put(`/api/trainee/consents/${purpose}`, { given: true });
    }
    await page.goto("/admin");
    const card = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "أيام رمضان" }) })
      .last();
    const lines = card.getByRole("link", { name: person.name });
    await expect(lines).toHaveCount(2);
    await expect(card).toContainText("لا تمرين في أثناء الصيام، ولا عجز في السعرات.");
    await expect(lines.last()).toContainText("وقت التمرين: بعد التراويح");
    await expectNoAxeViolations(page, { within: "main" });
    for (const width of [320, 390, 1440]) await expectNoOverflow(page, width);

    await lines.first().click();
    const summary = page.getByRole("region", { name: "الخلاصة" });
    await expect(summary).toContainText("القرار للطبيب");
    await page.getByRole("button", { name: "تحديد الهدف" }).click();
    const form = page.getByRole("dialog");
    await expect(form).toContainText("في أيام رمضان لا عجز في السعرات");
    await expect(form).toContainText("للحفاظ على الوزن.");

    for (const purpose of ["fasting_coach", "fasting_health"]) {
      await device.put(`/api/trainee/consents/${purpose}`, { given: false });
    }
    await page.reload();
    await expect(summary).toBeVisible();
    await expect(summary).not.toContainText("القرار للطبيب");
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "من يحتاج إليك اليوم" })).toBeVisible();
    await expect(page.getByRole("link", { name: `${person.name} وقت التمرين` })).toHaveCount(0);
  });
});
