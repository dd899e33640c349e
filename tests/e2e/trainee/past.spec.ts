import { expect, expectNoAxeViolations, failWith, test } from "./newcomer.ts";

/** A workout of Hevy with a name that no library has, and a weight that is no number. */
const workouts = {
  name: "hevy-workouts.csv",
  mimeType: "text/csv",
  buffer:
    Buffer.from(`"title","start_time","end_time","exercise_title","set_index","set_type","weight_kg","reps"
"Push","28 Mar 2025, 17:29","28 Mar 2025, 18:29","Bench Press (Barbell)",0,"warmup",40,8
"Push","28 Mar 2025, 17:29","28 Mar 2025, 18:29","Bench Press (Barbell)",1,"normal",60,8
"Push","28 Mar 2025, 17:29","28 Mar 2025, 18:29","Mystery Move",0,"normal",20,12
"Push","30 Mar 2025, 17:29","30 Mar 2025, 18:29","Mystery Move",0,"normal","heavy",12
`),
};

test("a file of another app comes in once over a cut network, with the chosen names, and is undone", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/profile?settings=profile");
  await page.getByRole("link", { name: "اختيار ملف للاستيراد" }).click();
  await expect(page.getByRole("heading", { name: "استيراد من تطبيق آخر" })).toBeVisible();
  const file = page.locator("input[type=file]");
  const begin = page.getByRole("button", { name: "استيراد", exact: true });
  const names = page.getByRole("list", { name: "تمارين الملف" });

  await test.step("nothing is written before the names are seen", async () => {
    await file.setInputFiles(workouts);
    await expect(page.getByRole("heading", { name: "ملف من Hevy" })).toBeVisible();
    await expect(page.getByText("3 مجموعات في يوم واحد")).toBeVisible();
    await expect(page.getByRole("heading", { name: "ما لم يُقرأ (1)" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "heavy" })).toContainText("الصف 5");
    const bench = names.getByRole("listitem").filter({ hasText: "Bench Press (Barbell)" });
    await expect(bench.getByRole("button")).toContainText("ضغط صدر بالبار");
    await expect(bench).toContainText("اقتراح");
    await expectNoAxeViolations(page);
  });

  await test.step("a name without a suggestion gets its exercise by search", async () => {
    await names.getByRole("button", { name: /Mystery Move/ }).click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("textbox").fill("squat");
    await picker.getByRole("button", { name: /Barbell squat/i }).click();
    await expect(names.getByRole("button", { name: /Mystery Move/ })).toContainText("سكوات");
    await expect(page.getByText("لكل اسم تمرين")).toBeVisible();
  });

  await test.step("a cut network is waited out", async () => {
    await page.route("**/api/trainee/past", (route) => route.abort());
    await begin.click();
    await expect(page.getByText("لا اتصال. الملف باقٍ هنا", { exact: false })).toBeVisible();
    await page.unroute("**/api/trainee/past");
    await expect(page.getByText("اكتمل الاستيراد.")).toBeVisible();
  });

  await test.step("the same file has nothing new", async () => {
    await page.getByRole("button", { name: "ملف آخر" }).click();
    await expect(page.getByRole("list", { name: "ما استُورد من قبل" })).toContainText("Hevy");
    await file.setInputFiles(workouts);
    // The names are known by now.
    await expect(page.getByRole("heading", { name: "ملف من Hevy" })).toBeVisible();
    await expect(names).toBeHidden();
    await begin.click();
    await expect(page.getByText("كل ما في هذا الملف موجود من قبل", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "ملف آخر" }).click();
  });

  await test.step("a name is corrected at any time", async () => {
    const known = page.getByRole("list", { name: "تصحيح أسماء التمارين" });
    await known.getByRole("button", { name: /Mystery Move/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "بلا تمرين" }).click();
    await expect(page.getByText("صُحّح الاسم").first()).toBeVisible();
    await page.reload();
    await expect(known.getByRole("button", { name: /Mystery Move/ })).toContainText("بلا تمرين");
  });

  await test.step("the undo takes the days and names back", async () => {
    await page.getByRole("button", { name: "تراجع عن الاستيراد" }).click();
    await expect(page.getByText("تراجعنا عن الاستيراد", { exact: false })).toBeVisible();
    await expect(page.getByRole("list", { name: "تصحيح أسماء التمارين" })).toBeHidden();
    await expect(page.getByRole("list", { name: "ما استُورد من قبل" })).toContainText("أُلغي");
  });
});

test("files that are not of one person in another app are refused in plain words", async ({
  page,
  register,
}) => {
  await register();
  await page.goto("/trainee/profile?past=1");
  const choose = (name: string, text: string | Buffer) =>
    page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
  const refusal = page.getByRole("alert");
  await choose("empty.csv", "");
  await expect(refusal).toContainText("هذا الملف فارغ.");
  await choose("list.csv", "fruit,colour\napple,red\n");
  await expect(refusal).toContainText("لم نعرف التطبيق");
  await choose("picture.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
  await expect(refusal).toContainText("لم نعرف التطبيق");
  await choose("many.csv", "Name,Date,Weight (kg)\nLayan,2026-03-01,60\nAdam,2026-03-01,80\n");
  await expect(refusal).toContainText("أكثر من شخص");
  await choose("archive.zip", Buffer.from([0x50, 0x4b, 3, 4, 20, 0]));
  await expect(refusal).toContainText("ناقص أو تالف");
});

test("a past that cannot be loaded offers a retry", async ({ page, register }) => {
  await register();
  await failWith(page, "**/api/trainee/past", "GET", 503, "unavailable");
  await page.goto("/trainee/profile?past=1");
  await expect(page.getByRole("alert")).toContainText("تعذّر تحميل الاستيراد");
  await page.unroute("**/api/trainee/past");
  await page.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("button", { name: "اختيار ملف", exact: true })).toBeVisible();
});
