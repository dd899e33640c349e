import { expect, expectNoAxeViolations, expectNoOverflow, test } from "./trainer.ts";

const sheet = `الاسم بأطول ما يكون من أسماء الأعمدة التي يكتبها الناس,البريد,تاريخ الميلاد,الوزن
ليان ${"عبد الرحمن ".repeat(4)},layan.wide@example.com,01/02/1990,78
=1+1,x@example.com,03/04/1991,ثقيل
`;

for (const locale of ["ar", "en"]) {
  test(`each step of an import fits and passes axe, ${locale}`, async ({
    page,
    context,
    baseURL,
    trainer,
    isMobile,
  }) => {
    expect(trainer.token).toBeTruthy();
    await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
    const [paste, next, order] =
      locale === "ar"
        ? ["أو الصق الجدول هنا", "متابعة", "ترتيب التاريخ"]
        : ["Or paste the sheet here", "Continue", "Order of the dates"];
    const look = async () => {
      await expectNoAxeViolations(page);
      await expectNoOverflow(page, isMobile ? 320 : undefined);
    };
    await page.goto("/admin/imports");
    await page.getByLabel(paste).fill(sheet);
    await look();
    const go = page.getByRole("button", { name: next });
    await go.click();
    // Days that can be read in both orders are asked about, and nothing goes on before.
    await expect(go).toBeDisabled();
    await look();
    await page.getByLabel(order).selectOption("dmy");
    const first = page.getByRole("combobox").first();
    await first.selectOption("name");
    await go.click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await look();
  });
}
