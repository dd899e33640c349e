import type { Page } from "@playwright/test";
import type { ProgressPhotos } from "../../../domain/contract/check-ins/progress-photos.ts";
import type { CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import { decideOnPhotos, sendPhotos } from "./photographing.ts";
import { api } from "./planning.ts";
import { test as base, reply, reviewOf } from "./reviewing.ts";
import { expect, expectNoAxeViolations } from "./trainer.ts";

const card = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "الصور" }) });
const pictures = (page: Page) => page.locator("img[src*=progress-photos]");
const loaded = (page: Page) =>
  pictures(page).evaluateAll(
    (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
  );
const blur = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("blur")));
const request =
  "أعيدي التصوير من الأمام والجانب من فضلك، في إضاءة أوضح والهاتف ثابت عند مستوى الخصر.";

/** The numbers of photos of each request for addresses. */
function watchTickets(page: Page): number[] {
  const asked: number[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/progress-photos/tickets")) asked.push(sent.postDataJSON().ids.length);
  });
  return asked;
}

/** A person with photos in sent check-ins, of which the last is `id`. */
interface Photographed {
  id: string;
  panel: ReturnType<typeof api>;
  device: ReturnType<typeof api>;
}

const test = base.extend<{ photographed: Photographed }>({
  photographed: async ({ page, context, trainer, addTrainee, deviceOf }, use) => {
    const person = await addTrainee({ name: "سلمى عودة" });
    const panel = api(context.request, trainer.token);
    const device = await deviceOf(person);
    const id = await sendPhotos(page, { panel, device, traineeId: person.id });
    await use({ id, panel, device });
  },
});

test("photos are asked for when they are shown, and vanish with the consent", async ({
  page,
  photographed: { id, panel, device },
}) => {
  const views = async () => {
    const { photos } = await device.get<ProgressPhotos>("/api/trainee/progress-photos");
    return photos.filter(({ viewedAt }) => viewedAt !== null).length;
  };
  const asked = watchTickets(page);
  await page.goto("/admin/check-ins");
  await page.goto(reviewOf(id));
  await expect(page.getByText("صورتان: أمام، جانب")).toBeVisible();

  await test.step("hidden at first", async () => {
    await expect(card(page).getByRole("button", { name: "لمسة للعرض: أمام" })).toBeVisible();
    await expect(card(page).getByText("الأولى", { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(pictures(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await views()).toBe(0);
  });

  await test.step("shown by a key, all of the pose in one request, each noted", async () => {
    await page.keyboard.press("p");
    await expect.poll(() => loaded(page)).toBe(3);
    expect(asked).toEqual([3]);
    await expect.poll(views).toBe(3);
    await page.keyboard.press("p");
    await expect(pictures(page)).toHaveCount(0);
  });

  await test.step("shown by a tap until the next, and while they are held", async () => {
    const boxes = card(page).getByRole("button", { name: "لمسة للعرض: أمام" });
    await boxes.click();
    await expect(pictures(page)).toHaveCount(3);
    await expect(boxes).toHaveAttribute("aria-pressed", "true");
    await boxes.click();
    await expect(pictures(page)).toHaveCount(0);
    await boxes.click({ delay: 700 });
    await expect(pictures(page)).toHaveCount(0);
    await boxes.press("Enter");
    await expect(pictures(page)).toHaveCount(3);
    await blur(page);
    await expect(pictures(page)).toHaveCount(0);
    expect(new Set(asked)).toEqual(new Set([3]));
  });

  await test.step("another pose stays closed until it is shown", async () => {
    await page.keyboard.press("p");
    await expect(pictures(page)).toHaveCount(3);
    const before = asked.length;
    await card(page).getByRole("tab", { name: "جانب" }).click();
    await expect(card(page).getByText("أول صورة بهذه الوضعية", { exact: false })).toBeVisible();
    await expect(pictures(page)).toHaveCount(0);
    expect(asked).toHaveLength(before);
    await card(page).getByRole("tab", { name: "أمام" }).click();
  });

  await test.step("one over the other, by the keyboard", async () => {
    await card(page).getByRole("button", { name: "فوق الأولى" }).click();
    await page.keyboard.press("p");
    await expect.poll(() => loaded(page)).toBe(2);
    const divider = card(page).getByRole("slider");
    await expect(divider).toHaveValue("50");
    await divider.press("ArrowLeft");
    await expect(divider).toHaveValue("51");
    await divider.press("p");
    await expect(pictures(page)).toHaveCount(0);
  });

  await test.step("over the whole window: hidden at first, another pose by an arrow, closed with the view", async () => {
    await page.keyboard.press("f");
    const large = page.getByRole("dialog");
    await expect(large.getByRole("heading")).toBeVisible();
    await expect(pictures(page)).toHaveCount(0);
    await large.getByRole("button", { name: "متجاورة" }).click();
    await page.keyboard.press("p");
    await expect.poll(() => loaded(page)).toBe(3);
    const box = await large.locator("img").first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(400);
    await expectNoAxeViolations(page);
    await page.keyboard.press("ArrowLeft");
    await expect(pictures(page)).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("p");
    await expect(pictures(page)).toHaveCount(3);
    await blur(page);
    await expect(pictures(page)).toHaveCount(0);
    await large.getByRole("button", { name: "فوق الأولى" }).click();
    await page.keyboard.press("p");
    await expect.poll(() => loaded(page)).toBe(2);
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(pictures(page)).toHaveCount(0);
  });

  await test.step("asked for again in the reply, once, and not sent", async () => {
    await page.keyboard.press("w");
    await page.keyboard.type("أسبوع جيد");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await expect(reply(page)).toBeFocused();
    await expect(reply(page)).toHaveValue(`أسبوع جيد\n${request}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await card(page).getByRole("button", { name: "طلب صور من جديد" }).click();
    await expect(reply(page)).toHaveValue(`أسبوع جيد\n${request}`);
    await expect(reply(page)).toBeFocused();
    const { checkIn } = await panel.get<CheckInReview>(`/api/admin/check-ins/${id}`);
    expect(checkIn.reply).toBeNull();
    await page.keyboard.press("Escape");
  });

  await test.step("gone with the consent while they are shown", async () => {
    await page.keyboard.press("p");
    await expect(pictures(page)).toHaveCount(2);
    await decideOnPhotos(device, false);
    await expect(page.getByText("أوقفت سلمى عرض الصور، أو محتها.")).toBeVisible();
    await expect(pictures(page)).toHaveCount(0);
    await page.keyboard.press("p");
    await expect(pictures(page)).toHaveCount(0);
  });
});

test("photos that were shown before open no more once the consent is withdrawn", async ({
  page,
  photographed: { id, device },
}) => {
  await page.routeWebSocket(/\/live/, () => {});
  await page.goto(reviewOf(id));
  await expect(card(page).getByRole("button", { name: "لمسة للعرض: أمام" })).toBeVisible();
  // The browser keeps the pictures of this showing in its memory.
  await page.keyboard.press("p");
  await expect.poll(() => loaded(page)).toBe(3);
  await page.keyboard.press("p");
  await expect(pictures(page)).toHaveCount(0);
  await decideOnPhotos(device, false);
  await page.keyboard.press("p");
  await expect(page.getByText("أوقفت سلمى عرض الصور، أو محتها.")).toBeVisible();
  await expect(pictures(page)).toHaveCount(0);
});

test("a form without a question for photos has no card, and its key does nothing", async ({
  page,
  waiting: { id },
}) => {
  await page.goto(reviewOf(id));
  await expect(reply(page)).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.press("p");
  await expect(reply(page)).toHaveValue("");
  await expect(card(page)).toHaveCount(0);
});
