import { readFile } from "node:fs/promises";
import { expect, expectNoOverflow, find, marker, test } from "./trainer.ts";

test("filters by plan and status, in the address", async ({ page, addTrainee, changeTrainee }) => {
  const person = await addTrainee({ plan: "pro" });
  await changeTrainee(person.id, { status: "inactive" });
  await find(page, person.name);
  const unfold = page.getByRole("button", { name: "تصفية وترتيب" });
  if (await unfold.isVisible()) await unfold.click();
  const link = page.getByRole("link", { name: person.name, exact: true });

  // Both before either is in the address, as on a slow phone.
  const [plan, status] = [/الخطة/, /الحالة/].map((name) => page.getByRole("combobox", { name }));
  await page.evaluate(
    (choices) => {
      for (const [select, value] of choices) {
        (select as HTMLSelectElement).value = value;
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      }
    },
    [
      [await plan?.elementHandle(), "pro"],
      [await status?.elementHandle(), "inactive"],
    ] as const,
  );
  await expect(page).toHaveURL(/plan=pro&status=inactive/);
  await expect(link).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "الحالة" })).toHaveValue("inactive");
  await expect(link).toBeVisible();

  await page.getByRole("combobox", { name: "الحالة" }).selectOption("active");
  await expect(link).toBeHidden();
  await expect(page.getByText("لا توجد بيانات مطابقة للبحث")).toBeVisible();
});

test("sorts both ways, in the address, and downloads what it then shows", async ({
  page,
  addTrainee,
  isMobile,
}) => {
  const shared = marker();
  await addTrainee({ name: `آدم ${shared}`, weight: 60 });
  await addTrainee({ name: `بلال ${shared}`, weight: 120 });
  await find(page, `آدم ${shared}`);
  await page.goto(`/admin/trainees?${new URLSearchParams({ search: shared })}`);
  const names = page.getByRole("link", { name: new RegExp(`^(آدم|بلال) ${shared}$`) });
  await expect(names).toHaveText([`بلال ${shared}`, `آدم ${shared}`]);
  if (isMobile) {
    await page.getByRole("button", { name: "تصفية وترتيب" }).click();
    await page.getByRole("combobox", { name: "الترتيب" }).selectOption("weight asc");
  } else {
    const head = page.getByRole("columnheader", { name: "الوزن الحالي" });
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(names).toHaveText([`بلال ${shared}`, `آدم ${shared}`]);
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
  }
  await expect(names).toHaveText([`آدم ${shared}`, `بلال ${shared}`]);
  await expect(page).toHaveURL(/sort=weight&direction=asc/);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "تنزيل القائمة" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^miran-trainees-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual([`آدم ${shared}`, `بلال ${shared}`]);
  await expectNoOverflow(page);
});
