import { expect, expectNoAxeViolations, expectNoOverflow, open, test } from "./visitor.ts";

const pages = [
  "/",
  "/trainee/login",
  "/trainee/register",
  "/reset-password",
  "/reset-password-confirmation#access_token=unknown",
  "/reset-password-confirmation",
  "/confirm-email",
  "/invitation",
  "/embed",
  "/login-embed",
];

for (const path of pages) {
  test(`${path} is clean in both themes and languages, at 320 px and at 200 % text`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const locale of ["ar", "en"]) {
      await context.addCookies([{ name: "locale", value: locale, url: baseURL ?? "" }]);
      await page.goto("about:blank");
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      const hasPreview = path.endsWith("embed");
      if (hasPreview) await page.locator("iframe").waitFor();
      await expectNoAxeViolations(page, { iframes: !hasPreview });
      await expectNoOverflow(page, 320);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expectNoOverflow(page, 390);
    }
    expect(complaints).toEqual([]);
  });
}

test("the privacy policy is a page of its own and stands in a frame on its route", async ({
  page,
}) => {
  await page.goto("/privacy-policy.html");
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => ({ family, status })));
  await expect.poll(faces).toEqual([{ family: "Readex Pro", status: "loaded" }]);
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
  await page.goto("/privacy-policy");
  await expect(
    page.frameLocator("iframe").getByRole("heading", { name: "سياسة الخصوصية", level: 1 }),
  ).toBeVisible();
});
