import type { Page } from "@playwright/test";
import { bubble, composer, expect, messageList, test, write } from "../talking.ts";

/** An inbox that opens and says nothing more. */
const openMuteInbox = (page: Page) =>
  page.routeWebSocket(/\/api\/live\/inbox\?/, (socket) =>
    socket.send(JSON.stringify({ type: "hello", seq: 0, missed: null, age: null })),
  );

test("the trainer finds a trainee, sees what is unread, answers, and goes back", async ({
  talk: { trainee, trainer },
  isMobile,
}) => {
  await trainee.say("مرحبا", "عندي سؤال");
  const { page } = trainer;
  await openMuteInbox(page);
  await page.goto("/admin/chat");
  if (!isMobile) await expect(page.getByText("اختر متدربًا لبدء المحادثة")).toBeVisible();
  const search = page.getByRole("textbox", { name: "بحث عن متدرب" });
  await search.fill("لا أحد بهذا الاسم");
  await expect(page.getByText("لا توجد نتائج مطابقة للبحث")).toBeVisible();
  await search.fill(trainee.name);
  const row = page.getByRole("link", { name: trainee.name });
  await expect(row.getByText("عندي سؤال")).toBeVisible();
  await expect(row.getByText("رسالتان غير مقروءتين")).toBeAttached();
  await row.click();
  await expect(page.getByText("رسالتان غير مقروءتين").last()).toBeVisible();

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
  // The list does not wait for the summary of a talk that both see anyway.
  if (!isMobile) await expect(row.getByText("تفضلي")).toBeVisible();
  await trainee.page.goto("/trainee/chat");
  await expect(answer.locator("[data-status=read]")).toBeVisible();

  if (isMobile) {
    await expect(search).toBeHidden();
    await page.getByRole("link", { name: "العودة إلى المحادثات" }).click();
    await expect(search).toBeVisible();
    await expect(messageList(page)).toBeHidden();
  }
});

test("reading takes a conversation off the badges at once, whatever the inbox says", async ({
  talk: { trainee, trainer },
  isMobile,
}) => {
  await trainee.say("مرحبا", "عندي سؤال");
  const { page } = trainer;
  const unread = { notifications: 0, conversations: [{ traineeId: trainee.id, unread: 2 }] };
  await page.route("**/api/admin/unread", (route) => route.fulfill({ json: unread }));
  await openMuteInbox(page);
  await page.goto("/admin/chat");
  await expect(page).toHaveTitle(/^\(\u20662\u2069\) المحادثات/);
  await page.getByRole("textbox", { name: "بحث عن متدرب" }).fill(trainee.name);
  const list = page.getByRole("navigation", { name: "المتدربون" });
  const row = list.getByRole("link", { name: trainee.name });
  await expect(list.getByRole("link")).toHaveCount(1);
  await expect(row.getByText("رسالتان غير مقروءتين")).toBeAttached();
  await row.click();
  await expect(bubble(page, "عندي سؤال")).toBeVisible();
  await expect(page).toHaveTitle(/^المحادثات/);
  if (isMobile) await page.getByRole("link", { name: "العودة إلى المحادثات" }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText("رسالتان غير مقروءتين")).toHaveCount(0);
});
