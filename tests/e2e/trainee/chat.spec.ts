import type { Page } from "@playwright/test";
import { launchOptions, withMedia } from "../../support/browser.ts";
import { goOffline } from "../../support/fixtures.ts";
import { holdBack } from "../../support/hold-back.ts";
import {
  bubble,
  composer,
  expect,
  expectNoAxeViolations,
  messageList,
  test,
  texts,
  write,
} from "../talking.ts";
import { forgetReads, keptReads } from "./device-stores.ts";
import { waitingWrites } from "./waiting.ts";

test.use({ launchOptions: withMedia(launchOptions) });

const lines = Array.from({ length: 120 }, (_, index) => `سطر ${index + 1}`);
/** Whether the list stands still for ten frames. */
const isStill = (page: Page) =>
  messageList(page).evaluate(async (list) => {
    const places = () => `${list.scrollTop} ${list.scrollHeight}`;
    const before = places();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return places() === before;
  });
const placeOf = (page: Page, text: string) =>
  bubble(page, text).evaluate((element) => element.getBoundingClientRect().top);

/** Jumps to the newest message, and leaves in the next frame, before the read mark is sent. */
async function leaveOnceThere(newer: HTMLElement, next: string): Promise<void> {
  const list = document.querySelector("section:has(article)") as HTMLElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  newer.click();
  do await frame();
  while (list.scrollTop + list.clientHeight < list.scrollHeight - 1);
  await frame();
  location.assign(next);
}

/** Waits until the newest message is read and cached, then leaves the conversation. */
async function readThrough(page: Page, newest: string, next: string): Promise<void> {
  await expect(bubble(page, newest)).toBeInViewport();
  await expect.poll(() => keptReads(page)).toContain("conversation");
  await page.goto(next);
}

test("a long history opens at the first unread message, and stays in place while text grows and messages load", async ({
  talk: { trainee, trainer },
}) => {
  const { page } = trainee;
  const newer = page.getByRole("button", { name: "إلى أحدث رسالة" });
  await test.step("the end stays visible while the text grows", async () => {
    await trainer.say(...lines.slice(0, 90));
    await page.goto("/trainee/chat");
    await expect(messageList(page).getByText("90 رسالة غير مقروءة")).toBeInViewport();
    await newer.click();
    await expect(bubble(page, "سطر 90")).toBeInViewport({ ratio: 1 });
    for (const text of ["سطر\nآخر\nوآخر", "ط".repeat(2049)]) {
      await composer(page).fill(text);
      await expect(bubble(page, "سطر 90")).toBeInViewport({ ratio: 1 });
    }
    await expect(newer).toBeHidden();
    await composer(page).fill("");
  });

  await test.step("messages since the last visit stand after a divider", async () => {
    await readThrough(page, "سطر 90", "about:blank");
    await trainer.say(...lines.slice(90, 110));
    const held = await holdBack(page, /conversation\?since=/);
    await page.goto("/trainee/chat");
    await expect(bubble(page, "سطر 90")).toBeInViewport();
    held.release();
    await expect(messageList(page).getByText("20 رسالة غير مقروءة")).toBeInViewport();
  });

  await test.step("messages read while leaving count as read", async () => {
    await newer.evaluate(leaveOnceThere, "/trainee");
    await page.waitForURL(/\/trainee$/);
    await forgetReads(page);
  });
  await trainer.say(...lines.slice(110));
  await page.goto("/trainee/chat");
  await expect(messageList(page).getByText("10 رسائل غير مقروءة")).toBeInViewport();
  // Older messages load during reading, and the read message stays in place.
  const held = await holdBack(page, /conversation\?before=/);
  const asked = page.waitForRequest(/conversation\?before=/);
  const came = page.waitForResponse(/conversation\?before=/);
  await messageList(page).evaluate((list) => list.scrollTo(0, 400));
  await asked;
  await expect.poll(() => isStill(page)).toBe(true);
  const [read = ""] = (await texts(page)).slice(6);
  const place = await placeOf(page, read);
  held.release();
  await came;
  await expect(bubble(page, read)).toBeInViewport();
  await expect.poll(() => isStill(page)).toBe(true);
  expect(Math.abs((await placeOf(page, read)) - place)).toBeLessThan(2);
  await expect(page.getByRole("button", { name: "إلى أحدث رسالة" })).toBeVisible();
  await messageList(page).hover();
  for (let scrolls = 0; scrolls < 12; scrolls++) await page.mouse.wheel(0, -4000);
  await expect(bubble(page, "سطر 1").first()).toBeInViewport();
  await expect(messageList(page).getByText("اليوم")).toBeInViewport();
  await page.getByRole("button", { name: "إلى أحدث رسالة" }).click();
  await expect(bubble(page, "سطر 120")).toBeInViewport();
  await expect.poll(() => isStill(page)).toBe(true);
  // The last message grows and the first scroll stops short, as on a page not yet drawn that far.
  await bubble(page, "سطر 120").evaluate((last) => {
    const list = last.closest("section");
    if (!list) return;
    list.scrollTo = () => {
      Reflect.deleteProperty(list, "scrollTo");
      list.scrollTop += 10;
    };
    last.style.minHeight = `${last.clientHeight + 40}px`;
  });
  await expect(bubble(page, "سطر 120")).toBeInViewport({ ratio: 1 });
});

test("image, file, contact and voice messages arrive, and can be viewed, saved, called and played", async ({
  talk: { trainee, trainer },
}) => {
  const { page } = trainee;
  await page.clock.install();
  await Promise.all([
    page.goto("/trainee/chat"),
    trainer.page.goto(`/admin/chat?trainee=${trainee.id}`),
  ]);
  await test.step("a recording dragged away is not sent", async () => {
    await page.getByRole("button", { name: "تسجيل رسالة صوتية" }).hover();
    await page.mouse.down();
    await expect(page.getByText("يُرسل عند رفع الإصبع، ويُحذف بالسحب بعيداً")).toBeVisible();
    await page.clock.fastForward(700);
    await page.mouse.move(200, 200);
    await expect(page.getByText("يُحذف عند رفع الإصبع هنا")).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole("timer")).toBeHidden();
    await expect(page.getByText("لا توجد رسائل بعد")).toBeVisible();
  });

  await choose(page, "صورة", await makePicture(page));
  const preview = page.getByRole("dialog", { name: "إرسال صورة" });
  await preview.getByLabel("تعليق على الصورة").fill("غداء اليوم");
  await expectNoAxeViolations(page, { within: "dialog[open]" });
  await preview.getByRole("button", { name: "إرسال" }).click();
  await choose(page, "ملف", {
    name: "برنامج.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.4\n${"0".repeat(4000)}`),
  });
  await page.getByRole("button", { name: "إرفاق" }).click();
  await page.getByRole("menuitem", { name: "جهة اتصال" }).click();
  const form = page.getByRole("dialog", { name: "إرسال جهة اتصال" });
  await form.getByLabel("الاسم").fill("د. ليلى");
  await form.getByLabel("رقم الهاتف").fill("123");
  await form.getByRole("button", { name: "إرسال" }).click();
  await expect(form.getByText("المطلوب رقم هاتف صحيح")).toBeVisible();
  await form.getByLabel("رقم الهاتف").fill("0599123456");
  await form.getByRole("button", { name: "إرسال" }).click();
  await page.getByRole("button", { name: "تسجيل رسالة صوتية" }).click();
  await expect(page.getByRole("timer")).toHaveText("0:02");
  await page.getByRole("button", { name: "إرسال التسجيل" }).click();

  await expect(messageList(page).locator("[data-status=read]")).toHaveCount(4);
  for (const side of [page, trainer.page]) {
    const seen = messageList(side);
    await expect(seen.getByRole("link", { name: "تنزيل برنامج.pdf" })).toBeAttached();
    await expect(seen.getByRole("link", { name: "اتصال: د. ليلى" })).toHaveAttribute(
      "href",
      "tel:0599123456",
    );
    const said = await recordTexts(side);
    await seen.getByRole("button", { name: "تشغيل الرسالة الصوتية" }).click();
    await expect.poll(said).toEqual(expect.arrayContaining(["إيقاف مؤقت", "0:01"]));
  }
  // By keys: notices of other tests' messages to this trainer come and go, and the list moves with them.
  const file = trainer.page.waitForEvent("download");
  await messageList(trainer.page).getByRole("link", { name: "تنزيل برنامج.pdf" }).press("Enter");
  expect((await file).suggestedFilename()).toBe("برنامج.pdf");

  await trainer.page.getByRole("button", { name: "فتح الصورة: غداء اليوم" }).press("Enter");
  const picture = trainer.page.getByRole("img", { name: "غداء اليوم" });
  await expect(picture).toBeVisible();
  await expectNoAxeViolations(trainer.page, { within: "dialog[open]" });
  // Scaled down, and upright.
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([2048, 1024]);
  await trainer.page.getByRole("button", { name: "تكبير" }).click();
  await trainer.page.keyboard.press("Escape");
  await expect(picture).toBeHidden();
});

test("drafts and unsent messages outlive the page", async ({
  talk: {
    trainee: { page, context },
  },
}) => {
  await page.clock.install();
  await page.goto("/trainee/chat");
  await composer(page).fill("نصف جملة");
  await page.reload();
  await expect(composer(page)).toHaveValue("نصف جملة");

  await composer(page).fill("ط".repeat(2049));
  await expect(page.getByText(/الرسالة أطول من المسموح/)).toBeVisible();
  await expect(page.getByRole("button", { name: "إرسال", exact: true })).toBeDisabled();
  await composer(page).fill("ط".repeat(2000));
  await expect(page.getByText("بقي 48 حرفاً تقريباً")).toBeVisible();

  await test.step("a lost network is reported once, above the conversation", async () => {
    await expect(page.locator("html[data-live=connected]")).toBeAttached();
    await goOffline(page);
    await write(page, "كُتبت بلا شبكة");
    await expect(bubble(page, "كُتبت بلا شبكة").locator("[data-status=pending]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^بانتظار الإرسال/ })).toBeVisible();
    // Longer than the delay of the offline pill.
    await page.clock.runFor(1_500);
    await expect(page.getByText("لا اتصال الآن، وما يُكتب يُحفظ ويُرسل لاحقاً")).toBeHidden();
  });

  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/trainee");
  await expect.poll(() => waitingWrites(next)).toEqual([]);
  const bar = next.getByRole("navigation", { name: "التنقل السريع" });
  await bar.getByRole("link", { name: "المحادثة" }).click();
  await expect(bubble(next, "كُتبت بلا شبكة")).toHaveCount(1);
  const arrived = bubble(next, "كُتبت بلا شبكة").locator("[data-status]:not([data-status=pending])");
  await expect(arrived).toBeVisible();
});

/** Records all texts of the list from now on, because a voice message ends soon. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  const noted = await messageList(page).evaluateHandle((list: HTMLElement) => {
    const said = new Set<string>();
    new MutationObserver(() => {
      for (const line of list.innerText.split("\n")) said.add(line.trim());
      for (const { ariaLabel } of list.querySelectorAll("[aria-label]")) said.add(ariaLabel ?? "");
    }).observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    return said;
  });
  return () => noted.evaluate((said) => [...said]);
}

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, kind: string, file: Upload) {
  await page.getByRole("button", { name: "إرفاق" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: kind }).click();
  await (await chooser).setFiles(file);
}

/** A large picture, like a phone camera's. */
async function makePicture(page: Page): Promise<Upload> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 2000);
    const context = canvas.getContext("2d");
    context?.fillRect(0, 0, 2000, 2000);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}
