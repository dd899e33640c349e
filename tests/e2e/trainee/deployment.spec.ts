import type { Page } from "@playwright/test";
import { expect, expectKept, keptReads, signOut, test } from "./deployment.ts";

test.use({ serviceWorkers: "allow" });

const build = (page: Page) => page.locator("html").getAttribute("data-build");
const link = (page: Page, name: RegExp) => page.getByRole("link", { name });

test("a newer build waits until it is asked for, and open windows stay whole", async ({
  page,
  context,
  register,
  deployment,
}) => {
  await register();
  await page.goto(`${deployment.url}/trainee`);
  await expectKept(page, ["home"]);
  deployment.deployNewer();
  await page.reload();
  await link(page, /^وزن الصباح/).click();
  const update = page.getByRole("button", { name: "تحديث", exact: true });
  await expect(update).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${deployment.url}/trainee`);
  await expect(link(other, /^وزن الصباح/)).toBeVisible();
  for (const window of [page, other]) expect(await build(window)).toBeNull();

  await update.click();
  await expect.poll(() => build(page)).toBe("newer");
  await expect(page.getByRole("slider", { name: "مسطرة الوزن" })).toBeVisible();
  await link(other, /^وزن الصباح/).click();
  await expect(other.getByRole("slider", { name: "مسطرة الوزن" })).toBeVisible();
  expect(await build(other)).toBeNull();
});

const devices = {
  full: async (page: Page, origin: string) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  },
  "refusing its storage": (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      for (const name of ["indexedDB", "caches"])
        Object.defineProperty(window, name, { get: refuse });
    }),
};

for (const [kind, prepare] of Object.entries(devices)) {
  test(`a device that is ${kind} opens screens with a network as before`, async ({
    page,
    register,
    baseURL,
  }) => {
    const faults: Error[] = [];
    page.on("pageerror", (fault) => faults.push(fault));
    await register();
    await prepare(page, baseURL ?? "");
    await page.goto("/trainee");
    await link(page, /^وزن الصباح/).click();
    await page.getByRole("slider", { name: "مسطرة الوزن" }).press("PageDown");
    await page.getByRole("button", { name: "أرسل وزني!" }).click();
    await expect(page.getByText(/محفوظ|وصل|أُرسل/).first()).toBeVisible();
    expect(await keptReads(page).catch(() => "")).toBe("");
    await signOut(page);
    await expect(page.getByLabel("البريد الإلكتروني")).toBeVisible();
    expect(faults).toEqual([]);
  });
}
