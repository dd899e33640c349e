import type { Page } from "@playwright/test";
import { expect, expectKept, keptReads, signOut, test } from "./deployment.ts";

test.use({ serviceWorkers: "allow" });

const build = (page: Page) => page.locator("html").getAttribute("data-build");
const link = (page: Page, name: RegExp) => page.getByRole("link", { name });

test("a newer build waits for the update button, and open windows keep their build", async ({
  page,
  context,
  register,
  deployment,
}) => {
  await register();
  await page.goto(`${deployment.url}/trainee`);
  await expectKept(page, ["home"]);
  deployment.deployNewer();
  await page.goto(`${deployment.url}/trainee/weight`);
  // The offer appears with the next screen.
  const update = page.getByRole("button", { name: "تحديث", exact: true });
  await expect(async () => {
    await page.getByRole("main").getByRole("link", { name: "العودة إلى الرئيسية" }).click();
    await link(page, /^وزن الصباح/).click();
    await expect(update).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const other = await context.newPage();
  await other.goto(`${deployment.url}/trainee`);
  await expect(link(other, /^وزن الصباح/)).toBeVisible();
  for (const window of [page, other]) expect(await build(window)).toBeNull();

  const client = await context.newCDPSession(page);
  const active = new Promise<string>((found) =>
    client.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const one = versions.find(({ status }) => status === "activated");
      if (one) found(one.versionId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const versionId = await active;
  await update.click();
  await expect(async () => {
    // The tests' debugger keeps the previous worker running, so it is stopped here.
    await client.send("ServiceWorker.stopWorker", { versionId });
    expect(await build(page)).toBe("newer");
  }).toPass();
  await expect(page.getByRole("slider", { name: "مسطرة الوزن" })).toBeVisible();
  await link(other, /^وزن الصباح/).click();
  await expect(other.getByRole("slider", { name: "مسطرة الوزن" })).toBeVisible();
  expect(await build(other)).toBeNull();
});

const devices = {
  "full storage": async (page: Page, origin: string) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  },
  "refused storage": (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      for (const name of ["indexedDB", "caches"])
        Object.defineProperty(window, name, { get: refuse });
    }),
};

for (const [kind, prepare] of Object.entries(devices)) {
  test(`a device with ${kind} opens screens with a network as usual`, async ({
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
    await expect(page.getByText("تم إرسال الوزن بنجاح!").first()).toBeVisible();
    expect(await keptReads(page).catch(() => "")).toBe("");
    await signOut(page);
    await expect(page.getByLabel("البريد الإلكتروني")).toBeVisible();
    expect(faults).toEqual([]);
  });
}
