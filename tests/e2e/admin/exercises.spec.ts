import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import { withMotion } from "../../support/fixtures.ts";
import { api } from "./planning.ts";
import { expect, expectNoAxeViolations, marker, searchBox, test } from "./trainer.ts";

test.use(withMotion);

const film = new URL("./fixtures/six-seconds.mp4", import.meta.url).pathname;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const chooser = (page: Page) => page.locator("input[type=file]");
const openNew = async (page: Page, name: string) => {
  await page.goto("/admin/exercises");
  await page.getByRole("button", { name: "إضافة تمرين" }).first().click();
  await page.getByRole("textbox", { name: "اسم التمرين", exact: true }).fill(name);
};
const save = (page: Page) => page.getByRole("button", { name: "حفظ التمرين" }).click();
const find = async (page: Page, name: string) => {
  await page.goto(`/admin/exercises?${new URLSearchParams({ search: name })}`);
  await expect(page.getByText("تمرين واحد", { exact: true })).toBeVisible();
};

/** The film with so much free space behind it that it takes several parts. */
function longFilm(path: string, parts: number): string {
  const start = readFileSync(film);
  const free = Buffer.alloc((parts - 1) * videoPartBytes + 1000);
  free.writeUInt32BE(free.length, 0);
  free.write("free", 4, "latin1");
  writeFileSync(path, Buffer.concat([start, free]));
  return path;
}

test("an exercise of one's own borrows a drawing, and gives it back", async ({ page, trainer }) => {
  expect(trainer.token).not.toBe("");
  const name = `حركة ${marker()}`;
  await openNew(page, name);
  await dialog(page, "إضافة تمرين").getByRole("combobox", { name: "الفئة" }).selectOption("legs");
  await page.getByRole("button", { name: "اختيار رسم" }).click();
  const picker = dialog(page, "اختيار رسم");
  // It opens at the muscle that the form names.
  await expect(picker.getByRole("radio", { name: "الأرجل" })).toBeChecked();
  await picker.getByRole("button", { name: "سكوات أمامي" }).click();
  await expect(page.getByText("سكوات أمامي")).toBeVisible();
  await save(page);
  await expect(dialog(page, "إضافة تمرين")).toBeHidden();
  await find(page, name);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("سكوات أمامي")).toBeVisible();
  await page.getByRole("button", { name: "بلا رسم" }).click();
  await save(page);
  await expect(dialog(page, "تعديل التمرين")).toBeHidden();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "اختيار رسم" })).toBeVisible();
});

test("gives the focus back to the menu that a dialog was opened from", async ({
  page,
  context,
  trainer,
}) => {
  // Its own: the newest of the list may be another test's, who renames and deletes it.
  const name = `قفز ${marker()}`;
  await api(context.request, trainer.token).post("/api/admin/exercises", {
    id: newId(),
    name,
    category: "legs",
    sets: 3,
    reps: 12,
  });
  await find(page, name);
  // As for a fast hand: the menu closes before its own animation has begun.
  await page.evaluate(() => {
    const late = new CSSStyleSheet();
    late.replaceSync("[role=menu] { animation-delay: 60s !important }");
    document.adoptedStyleSheets.push(late);
  });
  const menu = page.getByRole("button", { name: `إجراءات ${name}` });
  for (const [item, title] of [
    ["تعديل", "تعديل التمرين"],
    ["حذف", /^حذف/],
  ] as const) {
    await menu.focus();
    await page.keyboard.press("Enter");
    const wanted = page.getByRole("menuitem", { name: item, exact: true });
    await wanted.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test("adds, changes, finds and deletes an exercise", async ({ page }) => {
  const shared = marker();
  const name = `أرجحة ${shared}`;
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title>" }),
  );
  await openNew(page, name);
  await page.getByRole("textbox", { name: "الاسم بالإنجليزية" }).fill("W".repeat(40));
  await page.getByRole("combobox", { name: "الفئة" }).last().selectOption("legs");
  await page.getByRole("textbox", { name: "المجموعات", exact: true }).fill("11");
  await page.getByText("رابط", { exact: true }).click();
  const address = page.getByRole("textbox", { name: "رابط الفيديو" });
  await address.fill("https://example.com/a.avi");
  await save(page);
  await expect(page.getByText("يرجى التأكد من صحة الرابط أو الملف")).toBeVisible();
  await page.getByRole("textbox", { name: "المجموعات", exact: true }).fill("٣");
  await address.fill("https://youtu.be/dQw4w9WgXcQ");
  await expect(page.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/dQw4/);
  await save(page);
  await expect(page.getByText(`أُضيف التمرين «${name}»`).first()).toBeVisible();

  await find(page, `ارجحه ${shared}`);
  const heads = await page.getByRole("columnheader").allInnerTexts();
  const under = (head: string) =>
    page.getByRole("row", { name }).locator("th, td").nth(heads.indexOf(head));
  await expect(under("مجموعات")).toHaveText("3");
  await expect(under("المقدار")).toHaveText("12");

  await page.getByRole("button", { name: `مشاهدة فيديو ${name}` }).click();
  await expect(dialog(page, name).locator("iframe")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `مشاهدة فيديو ${name}` })).toBeFocused();

  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("textbox", { name: "اسم التمرين", exact: true }).fill(`${name} جديد`);
  await page.getByRole("combobox", { name: "الحالة" }).last().selectOption("pending");
  await save(page);
  await expect(page.getByRole("button", { name: `${name} جديد`, exact: true })).toBeVisible();

  await page.getByRole("button", { name: `إجراءات ${name} جديد` }).click();
  await page.getByRole("menuitem", { name: "حذف" }).click();
  await page.getByRole("button", { name: "حذف التمرين" }).click();
  await expect(page.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
  await expect(searchBox(page)).toHaveValue(/ارجحه/);
});

test("says in the dialog that another window deleted the exercise", async ({
  page,
  context,
  trainer,
}) => {
  const [id, name] = [newId(), `سحب ${marker()}`];
  const headers = { "sec-fetch-site": "same-origin", authorization: `Bearer ${trainer.token}` };
  await api(context.request, trainer.token).post("/api/admin/exercises", {
    ...{ id, name, category: "back" },
  });
  await find(page, name);
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: "حذف" }).click();
  const confirm = page.getByRole("button", { name: "حذف التمرين" });
  await expect(confirm).toBeVisible();
  const data = { removalId: newId() };
  await context.request.delete(`/api/admin/exercises/${id}`, { headers, data });
  await confirm.click();
  const messages = page.getByRole("region", { name: "رسائل الشاشة" });
  await expect(messages.getByText(`${name}: تم الحذف من نافذة أخرى.`)).toBeVisible();
  await expect(page.getByText("لا توجد تمارين مطابقة للبحث")).toBeVisible();
});

test("uploads an mp4, plays it and seeks in it", async ({ page }) => {
  const name = `غطس ${marker()}`;
  await openNew(page, name);
  await page.getByText("ملف mp4", { exact: true }).click();
  await chooser(page).setInputFiles(film);
  await expect(page.getByText("six-seconds.mp4")).toBeVisible();
  const preview = page.locator("video");
  await expect(preview).toHaveJSProperty("error", null);
  await save(page);
  await expect(page.getByText(`أُضيف التمرين «${name}»`).first()).toBeVisible();

  await find(page, name);
  const answered = page.waitForResponse((response) => response.url().includes("/api/media/"));
  await page.getByRole("button", { name: `مشاهدة فيديو ${name}` }).click();
  expect((await answered).status()).toBe(206);
  const video = dialog(page, name).locator("video");
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThan(1);
  await video.evaluate(async (v: HTMLVideoElement) => {
    v.muted = true;
    v.currentTime = 4;
    await v.play();
  });
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(4.1);
  await expectNoAxeViolations(page);
});

test("goes on after a cut and after a reload, and leaves nothing when cancelled", async ({
  page,
}, testInfo) => {
  const file = longFilm(testInfo.outputPath("long.mp4"), 3);
  const name = `سحب ${marker()}`;
  const sent: string[] = [];
  const partOf = (url: string) => /\/parts\/(\d)$/.exec(url)?.[1];
  page.on("requestfinished", (request) => sent.push(partOf(request.url()) ?? ""));
  // The browser's own imitation of being offline lets a body that is on its way through.
  await page.addInitScript(() => {
    const { open, send } = XMLHttpRequest.prototype;
    const addresses = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string) {
      addresses.set(this, url);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      const cut = sessionStorage.getItem("cut") === "yes";
      if (cut && addresses.get(this)?.endsWith("/2"))
        open.call(this, "PUT", "https://cut.invalid", true);
      send.call(this, body);
    };
  });
  const cut = (yes: boolean) =>
    page.evaluate((now) => sessionStorage.setItem("cut", now ? "yes" : "no"), yes);
  const choose = async () => {
    await openNew(page, name);
    await cut(true);
    await page.getByText("ملف mp4", { exact: true }).click();
    await chooser(page).setInputFiles(file);
  };
  const dropped = page.getByText("انقطع الاتصال. يتابع الرفع تلقائياً حين يعود.");

  await choose();
  await expect(dropped).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("progressbar")).toBeVisible();
  expect(sent.filter(Boolean)).toEqual(["1"]);
  await page.reload();

  await choose();
  await expect(dropped).toBeVisible({ timeout: 30_000 });
  await cut(false);
  await expect(page.getByRole("button", { name: "اختيار ملف آخر" })).toBeVisible({
    timeout: 30_000,
  });
  expect(sent.filter(Boolean).sort()).toEqual(["1", "2", "3"]);

  const gone = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "إلغاء", exact: true }).click();
  await page.getByRole("button", { name: "تجاهل" }).click();
  expect((await gone).status()).toBe(200);
  await expect(dialog(page, "إضافة تمرين")).toBeHidden();
});

test("refuses a file that is no mp4 before anything is sent", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/videos")) sent += 1;
  });
  await openNew(page, "تجربة");
  await page.getByText("ملف mp4", { exact: true }).click();
  const refused = page.getByText("ملفات الفيديو تُقبل بصيغة mp4 فقط.");
  for (const [file, content] of [
    ["film.mov", readFileSync(film)],
    ["page.mp4", Buffer.from("<!doctype html><p>this is no film</p>")],
  ] as const) {
    await chooser(page).setInputFiles({ name: file, mimeType: "video/mp4", buffer: content });
    await expect(refused).toBeVisible();
  }
  expect(sent).toBe(0);
  await save(page);
  await expect(page.getByText("اختر ملف الفيديو أولاً.").or(refused)).toBeVisible();
});
