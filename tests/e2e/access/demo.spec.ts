import { expect, failWith, open, people, signIn, test } from "./visitor.ts";

const offer = "لم يصل رد من الخدمة";
const signInPath = "**/api/access/sign-in";

test("an unreachable server offers a demo, which is labelled and can be ended", async ({
  page,
}) => {
  await open(page, "/trainee/login");
  await page.route(signInPath, (route) => route.fulfill({ status: 502, body: "<h1>502</h1>" }));
  await signIn(page, people.trainee.email, people.trainee.password);
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole("button", { name: "تجربة تطبيق المتدرب" }).click();
  await expect(page).toHaveURL(/\/trainee$/);
  const strip = page.getByRole("complementary", { name: /نسخة تجريبية/ });
  await expect(strip).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ليان");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: /وزن الصباح/ }).click();
  await expect(page.getByRole("button", { name: /أرسل(ي)? وزني/ })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

  await strip.getByRole("button").click();
  await page.getByRole("button", { name: /إنهاء التجربة/ }).click();
  await expect(page).toHaveURL(/\/trainee\/login$/);
  await expect(strip).toHaveCount(0);
});

test("a refusal offers no demo, and removes an earlier offer", async ({ page }) => {
  await open(page, "/trainee/login");
  await failWith(page, "sign-in", { code: "unavailable", status: 503, retryAfter: 2 });
  await signIn(page, people.trainee.email, "wrong-password");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText(offer)).toHaveCount(0);

  await page.route(signInPath, (route) => route.abort());
  await signIn(page, people.trainee.email, "wrong-password");
  await expect(page.getByText(offer)).toBeVisible();

  await page.unroute(signInPath);
  await signIn(page, people.trainee.email, "wrong-password");
  await expect(page.getByRole("alert")).toContainText("غير صحيحة");
  await expect(page.getByText(offer)).toHaveCount(0);
});
