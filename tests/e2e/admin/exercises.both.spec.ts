import { newId } from "../../../domain/id.ts";
import { api } from "./planning.ts";
import { expect, expectNoAxeViolations, expectNoOverflow, marker, test } from "./trainer.ts";

test("list, form and player fit every width and pass axe", async ({ page, context, trainer }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>x</title>" }),
  );
  const name = `أرجحة ${marker()}`;
  await api(context.request, trainer.token).post("/api/admin/exercises", {
    ...{ id: newId(), name, englishName: "W".repeat(40), category: "legs" },
    ...{ sets: 3, reps: 12, videoUrl: "https://youtu.be/dQw4w9WgXcQ" },
  });
  await page.goto(`/admin/exercises?${new URLSearchParams({ search: name })}`);
  await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await expectNoOverflow(page, 320);

  await page.getByRole("button", { name: `مشاهدة فيديو ${name}` }).click();
  await expect(page.getByRole("dialog", { name }).locator("iframe")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("textbox", { name: "رابط الفيديو" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoOverflow(page, 320);
});
