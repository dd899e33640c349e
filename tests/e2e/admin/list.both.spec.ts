import { readFile } from "node:fs/promises";
import { expect, expectNoOverflow, find, marker, searchBox, test } from "./trainer.ts";

test("the list filters and sorts in its address, and downloads the shown rows", async ({
  page,
  addTrainee,
  changeTrainee,
  isMobile,
}) => {
  const person = await addTrainee({ plan: "pro" });
  await changeTrainee(person.id, { status: "inactive" });
  await find(page, person.name);
  const unfold = page.getByRole("button", { name: "تصفية وترتيب" });
  if (await unfold.isVisible()) await unfold.click();
  await test.step("filters by plan and status", async () => {
    const link = page.getByRole("link", { name: person.name, exact: true });
    // Both change before either is in the address, as on a slow phone.
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
    await expect(page.getByRole("combobox", { name: "الحالة" })).toHaveValue("inactive");

    await page.getByRole("combobox", { name: "الحالة" }).selectOption("active");
    await expect(link).toBeHidden();
    await expect(page.getByText("لا توجد بيانات مطابقة للبحث")).toBeVisible();
    await page.getByRole("button", { name: "إزالة البحث والتصفية" }).last().click();
    await expect(page).toHaveURL(/\/admin\/trainees$/);
  });

  const shared = marker();
  const [first, second] = [`آدم ${shared}`, `بلال ${shared}`];
  await addTrainee({ name: first, weight: 60 });
  await addTrainee({ name: second, weight: 120 });
  const names = page.getByRole("link", { name: new RegExp(`^(آدم|بلال) ${shared}$`) });
  await test.step("sorts both ways", async () => {
    await searchBox(page).fill(shared);
    await expect(names).toHaveText([second, first]);
    if (isMobile) {
      const order = page.getByRole("combobox", { name: "الترتيب" });
      if (!(await order.isVisible())) await unfold.click();
      await order.selectOption("weight asc");
    } else {
      const head = page.getByRole("columnheader", { name: "الوزن الحالي" });
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "descending");
      await expect(names).toHaveText([second, first]);
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "ascending");
    }
    await expect(names).toHaveText([first, second]);
    await expect(page).toHaveURL(/sort=weight&direction=asc/);
  });

  await test.step("downloads the shown rows", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "تنزيل القائمة" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^miran-trainees-\d{4}-\d\d-\d\d\.csv$/);
    const [, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    expect(lines.map((line) => line.split(",")[0])).toEqual([first, second]);
    await expectNoOverflow(page);
  });
});
