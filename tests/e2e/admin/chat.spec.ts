import { enter } from "../../support/entering.ts";
import { people } from "../../support/fixtures.ts";
import { bubble, expect, expectNoAxeViolations, test, write } from "../talking.ts";

test("signing out asks first while messages wait, and the next sign-in sends them", async ({
  talk: { trainee, trainer },
}) => {
  const { page, context } = trainer;
  await trainee.page.goto("/trainee/chat");
  await page.routeWebSocket(/\/api\/live\/conversation\?/, (socket) => socket.close());
  await page.route("**/messages", (route) => route.abort());
  await page.goto(`/admin/chat?trainee=${trainee.id}`);
  await write(page, "لم تصل بعد");
  await expect(bubble(page, "لم تصل بعد").locator("[data-status=pending]")).toBeVisible();

  const signOut = async () => {
    await page.getByRole("button", { name: /^حساب/ }).click();
    await page.getByRole("menuitem", { name: "تسجيل الخروج" }).click();
  };
  await signOut();
  const question = page.getByRole("dialog", { name: "بيانات لم تُرسل بعد" });
  await expect(question).toContainText("تغيير واحد لم يُرسل بعد");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "إلغاء" }).click();
  await expect(question).toBeHidden();
  await signOut();
  await question.getByRole("button", { name: "تسجيل الخروج" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  await page.unrouteAll();
  await enter(context.request, people.trainer);
  await page.goto("/admin");
  await expect(bubble(trainee.page, "لم تصل بعد")).toHaveCount(1);
});
