import { bubble, write } from "../talking.ts";
import { expect, test } from "./trainer.ts";

test("sign-out asks first while messages wait, and the next sign-in sends them", async ({
  page,
  signInAs,
  addTrainee,
  deviceOf,
}) => {
  const trainee = await addTrainee();
  const { get } = await deviceOf(trainee);
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
  await question.getByRole("button", { name: "إلغاء" }).click();
  await expect(question).toBeHidden();
  await signOut();
  await question.getByRole("button", { name: "تسجيل الخروج" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  await page.unrouteAll();
  await signInAs("trainer");
  await page.goto("/admin");
  const arrived = async () =>
    (await get<{ messages: { body: unknown }[] }>("/api/trainee/conversation")).messages;
  await expect
    .poll(arrived)
    .toEqual([expect.objectContaining({ body: { kind: "text", text: "لم تصل بعد" } })]);
});
