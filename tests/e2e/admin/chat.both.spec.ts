import type { Page } from "@playwright/test";
import { bubble, composer, messageList, write } from "../talking.ts";
import { expect, say, test } from "./trainer.ts";

/** An inbox that opens and sends nothing else. */
const openMuteInbox = (page: Page) =>
  page.routeWebSocket(/\/api\/live\/inbox\?/, (socket) =>
    socket.send(JSON.stringify({ type: "hello", seq: 0, missed: null, age: null })),
  );

test("reading a trainee's message clears the badges at once, and the trainer answers and goes back", async ({
  page,
  addTrainee,
  deviceOf,
  isMobile,
}) => {
  const trainee = await addTrainee();
  const device = await deviceOf(trainee);
  await say(device, "مرحبا", "عندي سؤال");
  // Messages read here count as read, whatever the inbox and the count report.
  const unread = {
    notifications: 0,
    checkIns: 0,
    conversations: [{ traineeId: trainee.id, unread: 2 }],
  };
  await page.route("**/api/admin/unread?*", (route) => route.fulfill({ json: unread }));
  await openMuteInbox(page);
  await page.goto("/admin/chat");
  if (!isMobile) await expect(page.getByText("اختر متدربًا لبدء المحادثة")).toBeVisible();
  await expect(page).toHaveTitle(/^\(\u20662\u2069\) المحادثات/);
  const search = page.getByRole("textbox", { name: "بحث عن متدرب" });
  const list = page.getByRole("navigation", { name: "المتدربون" });
  const row = list.getByRole("link", { name: trainee.name });
  const badge = row.getByText("رسالتان غير مقروءتين");
  await test.step("finds", async () => {
    await search.fill("لا أحد بهذا الاسم");
    await expect(page.getByText("لا توجد نتائج مطابقة للبحث")).toBeVisible();
    await search.fill(trainee.name);
    await expect(list.getByRole("link")).toHaveCount(1);
    await expect(row.getByText("عندي سؤال")).toBeVisible();
    await expect(badge).toBeAttached();
  });

  await test.step("reads, and nothing counts as unread", async () => {
    await row.click();
    await expect(page.getByText("رسالتان غير مقروءتين").last()).toBeVisible();
    await expect(bubble(page, "عندي سؤال")).toBeVisible();
    await expect(page).toHaveTitle(/^المحادثات/);
  });

  await test.step("answers, and sees the answer read", async () => {
    if (isMobile) await write(page, "تفضلي");
    else {
      await composer(page).fill("تفضلي");
      await composer(page).press("Shift+Enter");
      await composer(page).pressSequentially("أسمعك");
      await composer(page).press("Enter");
      await expect(composer(page)).toHaveValue("");
    }
    const answer = bubble(page, "تفضلي");
    await expect(answer.locator("[data-status=delivered]")).toBeVisible();
    // The list does not wait for the summary of the open conversation.
    if (!isMobile) await expect(row.getByText("تفضلي")).toBeVisible();
    await device.post("/api/trainee/conversation/read", { through: 1_000_000 });
    await expect(answer.locator("[data-status=read]")).toBeVisible();
  });

  await test.step("goes back", async () => {
    if (isMobile) {
      await expect(search).toBeHidden();
      await page.getByRole("link", { name: "العودة إلى المحادثات" }).click();
      await expect(search).toBeVisible();
      await expect(messageList(page)).toBeHidden();
    }
    await expect(row).toBeVisible();
    await expect(badge).toHaveCount(0);
  });
});
