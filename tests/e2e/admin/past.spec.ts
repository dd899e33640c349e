import { expect, marker, test } from "./trainer.ts";

test("a file with another person's name is asked about before it comes to a trainee's page", async ({
  page,
  addTrainee,
}) => {
  const { id, name } = await addTrainee({ name: `ليان ${marker()}` });
  await page.goto(`/admin/trainees/${id}`);
  await page.getByRole("button", { name: `إجراءات ${name}` }).click();
  await page.getByRole("menuitem", { name: "استيراد من تطبيق آخر" }).click();
  await expect(page.getByText(name)).toBeVisible();

  await test.step("several people belong to the import of a sheet", async () => {
    await page.locator("input[type=file]").setInputFiles({
      name: "many.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Name,Date,Weight (kg)\nسلمى,2026-03-01,60\nعمر,2026-03-01,80\n"),
    });
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute(
      "href",
      "/admin/imports?kind=body",
    );
  });

  await test.step("one other person is asked about", async () => {
    await page.locator("input[type=file]").setInputFiles({
      name: "weights.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Name,Date,Weight (kg)\nسلمى,2026-03-01,60.5\nسلمى,2026-03-02,60\n"),
    });
    const begin = page.getByRole("button", { name: "استيراد", exact: true });
    await expect(page.getByText(`هل هذه بيانات ${name}؟`, { exact: false })).toBeVisible();
    await expect(begin).toBeDisabled();
    await page.getByRole("checkbox", { name: `نعم، هذه بيانات ${name}` }).check({ force: true });
    await begin.click();
    await expect(page.getByText("اكتمل الاستيراد.")).toBeVisible();
  });
  await page.getByRole("link", { name: "العودة إلى المتدرب" }).click();
  await expect(page.getByText(/60\.0/).first()).toBeVisible();
});
