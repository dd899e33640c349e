import { newId } from "../../../domain/id.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

const month = "2016-08";

for (const locale of ["ar", "en"]) {
  test(`ledger, dialog and receipt fit every width and pass axe, ${locale}`, async ({
    page,
    context,
    baseURL,
    addTrainee,
    trainer,
  }) => {
    const arabic = locale === "ar";
    const { id, name } = await addTrainee({ name: "ط".repeat(40) });
    const paid = await context.request.post("/api/admin/payments", {
      headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` },
      data: {
        payments: [{ id: newId(), traineeId: id, agorot: 10_000_000 }],
        method: "other",
        paidOn: `${month}-09`,
        note: "ن".repeat(300),
      },
    });
    expect(paid.ok()).toBe(true);
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    await page.goto(`/admin/memberships?view=payments&month=${month}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page, 320);

    await page.getByRole("button", { name: arabic ? "تسجيل دفعة" : "Record a payment" }).click();
    await page.getByRole("checkbox").first().check();
    await expect(
      page.getByRole("textbox", { name: arabic ? /^مبلغ/ : /^Amount of/ }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", {
        name: arabic ? `إجراءات دفعة ${name}` : `Actions for the payment of ${name}`,
      })
      .first()
      .click();
    await page.getByRole("menuitem", { name: arabic ? "الإيصال" : "Receipt" }).click();
    await expect(page.getByRole("article").first()).toContainText("100,000");
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);
  });
}
