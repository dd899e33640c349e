import {
  emailField,
  expect,
  open,
  passwordField,
  people,
  signIn,
  signInButton,
  test,
} from "./visitor.ts";

const { trainer, trainee } = people;

test("the trainer's sign-in shows errors at their fields, and leads to the panel", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "مرحباً بك" })).toBeVisible();
  await expect(page.getByText("مرحباً بك في لوحة تحكم المدربين")).toBeVisible();
  const toggle = page.getByRole("button", { name: "إظهار كلمة المرور" });
  await toggle.click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await toggle.click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await signInButton(page).click();
  await expect(page.getByText("هذا الحقل مطلوب")).toHaveCount(2);
  await expect(emailField(page)).toBeFocused();
  await signIn(page, trainer.email, "wrong-password");
  await expect(page.getByRole("alert")).toHaveText("البريد الإلكتروني أو كلمة المرور غير صحيحة");
  await expect(page.getByText("هذا الحقل مطلوب")).toHaveCount(0);
  await expect(emailField(page)).toHaveValue(trainer.email);
  await signIn(page, trainer.email, trainer.password);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("main")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a trainee signs in by keyboard, only the first name is stored, and back skips the form", async ({
  page,
}) => {
  await page.goto("/trainee/register");
  await open(page, "/trainee/login");
  await emailField(page).focus();
  await page.keyboard.type(trainee.email);
  await page.keyboard.press("Tab");
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(trainee.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/trainee$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("أهلاً بكِ يا ليان");
  await expect(emailField(page)).toHaveCount(0);
  // The device stores only data that the frame shows.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(trainee.email);
  const who = await page.evaluate(() => JSON.parse(localStorage.getItem("who") ?? "{}"));
  expect(Object.keys(who).sort()).toEqual(["gender", "id", "kind", "name", "timeZone"]);
  expect(who.name).not.toContain(" ");
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test("«remember me» stores the address and never the password", async ({ page, context }) => {
  await open(page, "/trainee/login");
  await page.getByLabel("تذكرني").check();
  await signIn(page, trainee.email, trainee.password);
  await expect(page).toHaveURL(/\/trainee$/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain(trainee.email);
  expect(stored).not.toContain(trainee.password);
  await context.clearCookies();
  await open(page, "/trainee/login");
  await expect(emailField(page)).toHaveValue(trainee.email);
  await expect(page.getByLabel("تذكرني")).toBeChecked();
  await page.getByLabel("تذكرني").uncheck();
  await signIn(page, trainee.email, trainee.password);
  await expect(page).toHaveURL(/\/trainee$/);
  expect(await page.evaluate(() => localStorage.getItem("rememberedEmail.trainee"))).toBeNull();
});
