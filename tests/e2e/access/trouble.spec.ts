import { holdBack } from "../../support/hold-back.ts";
import {
  emailField,
  expect,
  failWith,
  open,
  passwordField,
  people,
  signIn,
  signInButton,
  test,
} from "./visitor.ts";

const { trainee } = people;

test("a slowed sign-in shows the wait, and one without a network keeps typed values and succeeds later", async ({
  page,
  context,
}) => {
  await open(page, "/trainee/login");
  await failWith(page, "sign-in", { code: "rate_limited", status: 429, retryAfter: 30 });
  await signIn(page, trainee.email, trainee.password);
  await expect(page.getByRole("alert")).toContainText("30");
  await page.unrouteAll();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await signIn(page, trainee.email, trainee.password);
  await expect(page.getByRole("alert")).toContainText("لا يوجد اتصال بالإنترنت");
  await expect(emailField(page)).toHaveValue(trainee.email);
  await expect(passwordField(page)).toHaveValue(trainee.password);
  await context.setOffline(false);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/trainee$/);
});

test("two presses send one request, with a label while it runs", async ({ page }) => {
  await open(page, "/");
  const held = await holdBack(page, "**/api/access/sign-in");
  await emailField(page).fill(people.trainer.email);
  await passwordField(page).fill("wrong-password");
  await passwordField(page).press("Enter");
  await expect(page.getByRole("button", { name: "جاري تسجيل الدخول..." })).toBeVisible();
  await passwordField(page).press("Enter");
  held.release();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(held.requests).toBe(1);
});

test("a sign-in typed and sent before the page answers takes effect", async ({ page }) => {
  const held = await holdBack(page, "**/assets/react-*.js");
  await page.goto("/", { waitUntil: "commit" });
  await emailField(page).fill(people.trainer.email);
  await passwordField(page).fill(people.trainer.password);
  await passwordField(page).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  held.release();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the trainer's second step sends a code, offers a recovery code, and leads back", async ({
  page,
}) => {
  await open(page, "/");
  await page.route("**/api/access/sign-in", (route) =>
    route.fulfill({ json: { kind: "code_required", ticket: "ticket" } }),
  );
  await failWith(page, "sign-in/code", { status: 401, code: "code_invalid" });
  await signIn(page, people.trainer.email, people.trainer.password);
  const code = page.getByLabel("رمز التحقق");
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: "تأكيد" }).click();
  await expect(page.getByText("رمز التحقق مطلوب.")).toBeVisible();
  await code.fill("١٢٣٤٥٦");
  const [sent] = await Promise.all([
    page.waitForRequest("**/api/access/sign-in/code"),
    code.press("Enter"),
  ]);
  expect(sent.postDataJSON()).toEqual({ ticket: "ticket", code: "123456" });
  await expect(page.getByRole("alert")).toContainText("رمز التحقق غير صحيح");
  await page.getByRole("button", { name: "الهاتف ليس معي: رمز استرداد" }).click();
  await expect(page.getByLabel("رمز الاسترداد")).toBeVisible();
  await page.getByRole("button", { name: "الرجوع إلى تسجيل الدخول" }).click();
  await expect(passwordField(page)).toBeVisible();
});
