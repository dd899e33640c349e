import { holdBack } from "../../support/hold-back.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  open,
  passwordField,
  test,
} from "./visitor.ts";

test("the language and the theme are chosen on the page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "اللغة: English" }).click();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await page.getByRole("button", { name: "Theme" }).click();
  const theme = await page.locator("html").getAttribute("data-theme");
  expect(["dark", "light"]).toContain(theme);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme ?? "");
});

test("a press on an unready page takes effect once the page answers", async ({ page }) => {
  const everything = await holdBack(page, "**/assets/react-*.js");
  const tools = await holdBack(page, "**/assets/tools-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "إظهار كلمة المرور" }).click();
  everything.release();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "المظهر" }).click();
  tools.release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/);
  await expect(passwordField(page)).toHaveAttribute("type", "text");
});

test("the sign-in page links to password reset, registration and the privacy policy", async ({
  page,
}) => {
  await open(page, "/trainee/login");
  await expect(page.getByRole("link", { name: "نسيت كلمة المرور؟" })).toHaveAttribute(
    "href",
    "/reset-password",
  );
  await expect(page.getByRole("link", { name: "ليس لديك حساب؟ سجل الآن!" })).toHaveAttribute(
    "href",
    "/trainee/register",
  );
  const [policy] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "سياسة الخصوصية" }).click(),
  ]);
  await expect(policy.getByRole("heading", { name: "سياسة الخصوصية", level: 1 })).toBeVisible();
  await expect(policy.getByRole("heading", { name: "Privacy policy" })).toBeVisible();
});

test("the privacy policy is a standalone page, framed by its route", async ({ page }) => {
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
