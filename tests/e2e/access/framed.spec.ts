import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { holdBack } from "../../support/hold-back.ts";
import { test as base, expect, people } from "./visitor.ts";

/** Another site on this machine, whose only page frames an address; to the browser, a stranger. */
const test = base.extend<{ frame: (src: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  frame: async ({}, use) => {
    let src = "";
    const server = createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>gym</title><iframe width="380" height="700" src="${src}"></iframe>`,
      );
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    await use(async (address) => {
      src = address;
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    server.close();
  },
});

test("inside another site, people find their way and sign in", async ({ page, baseURL, frame }) => {
  await page.goto(await frame(`${baseURL}/trainee/login?embed=1`));
  const app = page.frameLocator("iframe");
  await app.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
  await app.getByRole("link", { name: "العودة إلى تسجيل الدخول" }).click();
  // First what the page before does not have: it has a field for an e-mail address, too.
  await app.getByLabel("كلمة المرور", { exact: true }).fill(people.trainee.password);
  await app.getByLabel("البريد الإلكتروني").fill(people.trainee.email);
  await app.getByRole("button", { name: "تسجيل الدخول" }).click();
  await expect(app.getByRole("heading", { level: 1, name: /ليان/ })).toBeVisible();
  // The partitioned session outlives the page.
  await page.goto(await frame(`${baseURL}/trainee?embed=1`));
  await expect(app.getByRole("heading", { level: 1, name: /ليان/ })).toBeVisible();

  // Links of the frame that stands there before the app runs stay inside, too.
  await holdBack(page, "**/assets/*.js");
  await page.goto(await frame(`${baseURL}/trainee?embed=1`), { waitUntil: "commit" });
  await app.getByRole("link", { name: "الإشعارات" }).last().click();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/trainee\/notifications\?embed=1$/);
});

test("links that are pressed before a page answers stay in the frame", async ({
  page,
  baseURL,
  frame,
}) => {
  await holdBack(page, "**/assets/*.js");
  const app = page.frameLocator("iframe");
  await page.goto(await frame(`${baseURL}/trainee/login?embed=1`), { waitUntil: "commit" });
  await app.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/reset-password\?embed=1$/);
});

test("what is not for other sites refuses their frame", async ({ page, baseURL, frame }) => {
  await page.goto(await frame(`${baseURL}/trainee/login`));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
