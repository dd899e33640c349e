import type { BrowserContext, FrameLocator, Page } from "@playwright/test";
import { type Snippet, snippetOf } from "../../../web/embed/snippet.ts";
import { holdBack } from "../../support/hold-back.ts";
import { test, withoutPartitioned } from "./other-site.ts";
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  password,
  registered,
} from "./visitor.ts";

// Serial, because the permitted sites are one setting.
test.describe.configure({ mode: "default" });

const code = (origin: string | undefined, changes: Partial<Snippet> = {}) =>
  snippetOf({
    part: "app",
    form: "frame",
    mode: "phone",
    size: { width: "100%", height: "600px" },
    follows: false,
    title: "gym",
    origin: origin ?? "",
    ...changes,
  });

const framed = (page: Page) => page.frameLocator("iframe");
const greeting = (app: FrameLocator) => app.getByRole("heading", { level: 1, name: /رنا/ });
const frameOf = (page: Page) => page.frames()[1];

async function signInTo(app: FrameLocator | Page, email: string): Promise<void> {
  await app.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await app.getByLabel("البريد الإلكتروني").fill(email);
  await app.getByRole("button", { name: "تسجيل الدخول!" }).click();
}

/** Sends a weight from inside the frame, and waits until the server has it. */
async function sendWeight(page: Page, app: FrameLocator): Promise<void> {
  await app.getByRole("link", { name: "وزن الصباح" }).first().click();
  await app.getByRole("slider", { name: "مسطرة الوزن" }).press("ArrowUp");
  const sent = page.waitForResponse(
    (response) => response.url().includes("/weight") && response.request().method() !== "GET",
  );
  await app.getByRole("button", { name: "أرسل وزني!" }).click();
  expect((await sent).ok()).toBe(true);
}

interface Visit {
  page: Page;
  /** The product inside the other site's page. */
  app: FrameLocator;
  /** The address in the frame. */
  at(): string | undefined;
}

/** Opens the product inside another site, on the given phone. */
async function visit(phone: BrowserContext, site: string, options?: { waitUntil: "commit" }) {
  const page = phone.pages()[0] ?? (await phone.newPage());
  await page.goto(site, options);
  return { page, app: framed(page), at: () => frameOf(page)?.url() } satisfies Visit;
}

/**
 * Expects a working app that stays signed in by a session of the frame alone.
 * @returns whether the browser stores cookies shared by all sites
 */
async function expectToStay({ page, app, at }: Visit, origin: string | undefined) {
  await expect(greeting(app)).toBeVisible();
  expect(at()).toBe(`${origin}/trainee?embed=1`);
  await sendWeight(page, app);
  expect(at()).toBe(`${origin}/trainee/weight?embed=1`);
  const cookies = await page.context().cookies(origin);
  expect(cookies.map(({ name }) => name)).toContain("__Host-embed-refresh");
  expect(cookies.filter(({ name, partitionKey }) => /refresh/.test(name) && !partitionKey)).toEqual(
    [],
  );
  await page.reload();
  await expect(greeting(app)).toBeVisible();
  return cookies.some(({ name }) => name === "__Host-shared-probe");
}

// The script uses no cookies, so two of the four pairs are enough.
test("a framed trainee stays signed in: with the script, third-party cookies allowed", async ({
  page: own,
  newPhone,
  baseURL,
  site,
}) => {
  const { email } = await registered(own);
  const phone = await newPhone();
  const gym = await site(code(baseURL, { follows: true }));
  const visited = await visit(phone, gym);
  const { page, app, at } = visited;
  await test.step("links pressed before a page answers stay in the frame", async () => {
    await app.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
    await app.getByRole("link", { name: "العودة إلى تسجيل الدخول" }).click();
    // The password first, because the previous page has an e-mail field too.
    await signInTo(app, email);
  });
  expect(await expectToStay(visited, baseURL)).toBe(true);

  await test.step("no service worker is registered, and no alerts are offered", async () => {
    await app.getByRole("link", { name: "الإشعارات" }).last().click();
    await app.getByRole("button", { name: "إشعارات الهاتف" }).click();
    await expect(app.getByText("لا داخل موقع آخر")).toBeVisible();
    const registrations = frameOf(page)?.evaluate(async () => {
      // Some browsers refuse even this call in a frame.
      const found = await navigator.serviceWorker.getRegistrations().catch(() => []);
      return found.length;
    });
    expect(await registrations).toBe(0);
  });

  await test.step("links of a page without its code stay in the frame, signed in or not", async () => {
    await holdBack(page, "**/assets/*.js");
    await visit(phone, gym, { waitUntil: "commit" });
    await app.getByRole("link", { name: "الإشعارات" }).last().click();
    await expect.poll(at).toMatch(/\/trainee\/notifications\?embed=1$/);
    await phone.clearCookies();
    await visit(phone, gym, { waitUntil: "commit" });
    await app.getByRole("link", { name: "نسيت كلمة المرور؟" }).click();
    await expect.poll(at).toMatch(/\/reset-password\?embed=1$/);
  });
});

test("a framed trainee stays signed in: the frame alone, third-party cookies blocked", async ({
  page: own,
  newPhone,
  baseURL,
  site,
}) => {
  const { email } = await registered(own);
  const visited = await visit(await newPhone("strict"), await site(code(baseURL)));
  const { page, app } = visited;
  await test.step("the chosen language stays", async () => {
    const welcome = app.getByRole("heading", { level: 1, name: "Welcome" });
    await app.getByRole("button", { name: "اللغة: English" }).click();
    await expect(welcome).toBeVisible();
    await page.reload();
    await expect(welcome).toBeVisible();
    await app.getByRole("button", { name: "Language: العربية" }).click();
  });
  await signInTo(app, email);
  expect(await expectToStay(visited, baseURL)).toBe(false);
});

test("a frame without its own cookies asks for access on a tap, after a sign-in on a full page", async ({
  page: own,
  newPhone,
  baseURL,
  site,
}) => {
  const { email } = await registered(own);
  const old = await withoutPartitioned(baseURL ?? "");
  const phone = await newPhone("strict");
  const gym = await site(code(old.origin));
  const { page, app } = await visit(phone, gym);
  const allow = app.getByRole("button", { name: "السماح والمتابعة" });
  await allow.click();
  await expect(app.getByText("لم يسمح متصفحك بحفظ دخولك")).toBeVisible();
  await app.getByRole("link", { name: "تسجيل الدخول في صفحة كاملة" }).click();
  await expect(page.getByText("تكون العودة إلى الموقع السابق")).toBeVisible();
  await signInTo(page, email);
  await expect(page).toHaveURL(gym);
  await expect(allow).toBeVisible();
  // The browser asks its owner here; this grants the permission.
  await phone.grantPermissions(["storage-access"]);
  await allow.click();
  await expect(greeting(app)).toBeVisible();
  await page.reload();
  await expect(greeting(app)).toBeVisible();
  // The frame's session does not sign in at top level.
  await page.goto(`${old.origin}/trainee`);
  await expect(page).toHaveURL(`${old.origin}/trainee/login`);
  old.close();
});

test("the frame is as tall as its content, and ignores messages of strangers", async ({
  page,
  baseURL,
  site,
}) => {
  const follows = { part: "login", mode: "responsive", follows: true } as const;
  await page.goto(await site(`<body style="margin:0">${code(baseURL, follows)}</body>`));
  const frame = page.locator("iframe[data-miran]");
  const height = () => frame.evaluate((element) => element.clientHeight);
  const content = () => frameOf(page)?.evaluate(() => document.body.offsetHeight);
  await expect.poll(async () => (await height()) === (await content())).toBe(true);
  const tall = await height();
  expect(tall).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  // The page itself, a foreign frame and invalid heights are all ignored.
  await page.evaluate(async () => {
    postMessage({ miranHeight: 111 });
    const stranger = document.createElement("iframe");
    const posted = new Promise((done) => addEventListener("message", done, { once: true }));
    stranger.srcdoc = "<script>parent.postMessage({ miranHeight: 333 }, '*')</script>";
    document.body.append(stranger);
    await posted;
  });
  await frameOf(page)?.evaluate(async () => {
    for (const miranHeight of ["500px", null, Number.NaN, Number.POSITIVE_INFINITY]) {
      parent.postMessage({ miranHeight }, "*");
    }
  });
  expect(await height()).toBe(tall);
  // A height beyond the window is limited to the window.
  await frameOf(page)?.evaluate(() => parent.postMessage({ miranHeight: 1_000_000 }, "*"));
  await expect.poll(height).toBe(page.viewportSize()?.height);
});

test("the trainer permits sites to frame the app, and others are refused", async ({
  page: trainer,
  newPhone,
  signInAs,
  baseURL,
  site,
}) => {
  await signInAs("trainer");
  const [listed, other] = [await site(code(baseURL)), await site(code(baseURL))];
  const { host } = new URL(listed);
  await trainer.goto("/admin/settings?tab=general");
  await expect(trainer.getByText("قد يضع موقع مخادع أزراره فوق صفحة الدخول")).toBeVisible();
  const choose = (choice: string) => trainer.getByText(choice, { exact: true }).click();
  await choose("مواقع محددة");
  const sites = trainer.getByLabel("المواقع، كل موقع في سطر");
  const form = trainer.locator("form").filter({ has: sites });
  const save = async (outcome: string) => {
    await form.getByRole("button", { name: "حفظ" }).click();
    await expect(form.getByText(outcome)).toBeVisible();
  };
  await sites.fill("gym.example/join\nليس موقعاً");
  await save("ليس عنوان موقع: ليس موقعاً");
  await choose("لا أحد");
  await choose("مواقع محددة");
  await expect(sites).toHaveValue("gym.example/join\nليس موقعاً");
  await sites.fill(`gym.example/join\nhttp://${host}/ours\nhttps://GYM.example`);
  await save("حُفظ");
  const page = await (await newPhone()).newPage();
  try {
    await page.goto(other);
    await expect.poll(() => frameOf(page)?.url()).toMatch(/^chrome-error:/);
    await page.goto(listed);
    await expect(framed(page).getByLabel("البريد الإلكتروني")).toBeVisible();
    await trainer.reload();
    await expect(sites).toHaveValue(`https://gym.example\nhttp://${host}`);
    await expectNoOverflow(trainer);
    await expectNoAxeViolations(trainer);
    await choose("لا أحد");
    await save("حُفظ");
    await page.goto(`${baseURL}/login-embed`);
    await expect(page.getByText("اختار المدرب ألا يُعرض التطبيق داخل أي موقع")).toBeVisible();
  } finally {
    await choose("أي موقع");
    await save("حُفظ");
  }
});
