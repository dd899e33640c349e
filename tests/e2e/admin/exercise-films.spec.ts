import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { videoPartBytes } from "../../../domain/libraries/video.ts";
import { expect, expectNoAxeViolations, marker, searchBox, test } from "./trainer.ts";

const film = new URL("./fixtures/six-seconds.mp4", import.meta.url).pathname;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const chooser = (page: Page) => page.locator("input[type=file]");
const save = (page: Page) => page.getByRole("button", { name: "حفظ التمرين" }).click();
const openNew = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "إضافة تمرين" }).first().click();
  await page.getByRole("textbox", { name: "اسم التمرين", exact: true }).fill(name);
};

/** The film with free space appended, so that it needs two parts, the second small. */
function longFilm(path: string): string {
  const start = readFileSync(film);
  const free = Buffer.alloc(videoPartBytes + 1000);
  free.writeUInt32BE(free.length, 0);
  free.write("free", 4, "latin1");
  writeFileSync(path, Buffer.concat([start, free]));
  return path;
}

test("a file other than mp4 is refused before the upload, and an mp4 is uploaded, plays and seeks", async ({
  page,
}) => {
  const name = `غطس ${marker()}`;
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/videos")) sent += 1;
  });
  await page.goto("/admin/exercises");
  await openNew(page, name);
  await page.getByText("ملف mp4", { exact: true }).click();
  await test.step("refused", async () => {
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
    await expect(page.getByText("يلزم اختيار ملف الفيديو أولاً.").or(refused)).toBeVisible();
  });

  await test.step("uploaded", async () => {
    await chooser(page).setInputFiles(film);
    await expect(page.getByText("six-seconds.mp4")).toBeVisible();
    await expect(page.locator("video")).toHaveJSProperty("error", null);
    await save(page);
    await expect(page.getByText(`أُضيف التمرين «${name}»`).first()).toBeVisible();
    await expect(dialog(page, "إضافة تمرين")).toBeHidden();
  });

  await test.step("plays and seeks", async () => {
    await searchBox(page).fill(name);
    await expect(page.getByText("تمرين واحد", { exact: true })).toBeVisible();
    const answered = page.waitForResponse((response) => response.url().includes("/api/media/"));
    await page.getByRole("button", { name: `مشاهدة فيديو ${name}` }).click();
    expect((await answered).status()).toBe(206);
    const video = dialog(page, name).locator("video");
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState))
      .toBeGreaterThan(1);
    await video.evaluate(async (v: HTMLVideoElement) => {
      v.muted = true;
      v.currentTime = 4;
      await v.play();
    });
    await expect
      .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
      .toBeGreaterThan(4.1);
    await expectNoAxeViolations(page, { within: "dialog[open]" });
  });
});

test("an upload continues after a cut and after a reload, and leaves nothing when cancelled", async ({
  page,
}, testInfo) => {
  const file = longFilm(testInfo.outputPath("long.mp4"));
  const name = `سحب ${marker()}`;
  const sent: string[] = [];
  const partOf = (url: string) => /\/parts\/(\d)$/.exec(url)?.[1];
  page.on("requestfinished", (request) => sent.push(partOf(request.url()) ?? ""));
  // The browser's offline emulation lets a running upload through.
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

  await page.goto("/admin/exercises");
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
  expect(sent.filter(Boolean).sort()).toEqual(["1", "2"]);

  const gone = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "إلغاء", exact: true }).click();
  await page.getByRole("button", { name: "تجاهل" }).click();
  expect((await gone).status()).toBe(200);
  await expect(dialog(page, "إضافة تمرين")).toBeHidden();
});
