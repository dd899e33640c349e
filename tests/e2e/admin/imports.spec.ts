import { readFileSync } from "node:fs";
import { expect, marker, test } from "./trainer.ts";

/** An irregular file with people of this test alone. */
function ownFile(name: string, mark: string) {
  const bytes = readFileSync(new URL(`../../fixtures/sheets/${name}`, import.meta.url));
  // People match by name and number, so all addresses and names are made unique.
  const own = bytes
    .toString("utf16le")
    .replaceAll("@example.com", `.${mark}@example.com`)
    .replaceAll(/(?<=\n|\t)(نور|عمر|مجد)(?=\t)/g, `$1${mark}`);
  return { name, mimeType: "text/plain", buffer: Buffer.from(own, "utf16le") };
}

test("people of an irregular file are imported once, with their invitation links", async ({
  page,
}) => {
  const mark = marker();
  await page.goto("/admin/trainees");
  await page.getByRole("link", { name: "استيراد من جدول" }).click();
  await page.locator("input[type=file]").setInputFiles(ownFile("members-utf-16.txt", mark));
  await expect(page.getByRole("combobox", { name: "واتساب هو" })).toHaveValue("phone");
  await expect(page.getByRole("combobox", { name: "العنوان هو" })).toHaveValue("");

  // A wrong column is corrected, and choices outlive a reload.
  await page.getByRole("combobox", { name: "الوزن هو" }).selectOption("targetWeight");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "الوزن هو" })).toHaveValue("targetWeight");
  await page.getByRole("combobox", { name: "الوزن هو" }).selectOption("weight");
  await page.getByRole("button", { name: "متابعة" }).click();

  await expect(page.getByRole("heading", { name: "صفوف لن تُستورد (1)" })).toBeVisible();
  const empty = page.getByRole("listitem").filter({ hasText: "الصف 5، الوزن" });
  await expect(empty).toContainText("خمسون");
  // Each person's plan is shown, and the import waits for «paid» or «unpaid».
  const gets = page.getByRole("listitem").filter({ hasText: "دانا بنت خليل" });
  await expect(gets).toContainText("الخطة الأساسية · 99\u00a0₪ · من");
  const all = page.getByRole("button", { name: "استيراد الكل (4)" });
  await expect(all).toBeDisabled();
  await page.getByRole("radio", { name: "مدفوع", exact: true }).check({ force: true });
  await expect(gets).toContainText("· مدفوع");
  await all.click();
  await expect(page.getByText("اكتمل الاستيراد: 4.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "تنزيل روابط الدعوة" }).click();
  const links = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
  expect(links).toHaveLength(5);
  expect(links[1]).toMatch(/#access_token=[\w-]{43}$/);

  // The same file again has nothing new.
  await page.getByRole("button", { name: "استيراد جدول آخر" }).click();
  await page.locator("input[type=file]").setInputFiles(ownFile("members-utf-16.txt", mark));
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(page.getByText("لا جديد في هذا الجدول", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "موجود من قبل (4)" })).toBeVisible();
});

test("unreadable sheets are refused, and a good one is imported in two parts and undone whole", async ({
  page,
}) => {
  const mark = marker();
  const rows = Array.from(
    { length: 57 },
    (_, at) => `متدرب ${mark} ${at},p${at}.${mark}@example.com`,
  );
  await page.goto("/admin/imports");
  await test.step("refusals and questions keep the pasted text", async () => {
    const paste = page.getByLabel("أو لصق الجدول هنا");
    await paste.fill('الاسم,البريد\nليان,"layan@example.com\n');
    await page.getByRole("button", { name: "متابعة" }).click();
    await expect(page.getByRole("alert")).toContainText("في الصف 2 والعمود 2 علامة اقتباس");
    await expect(paste).toHaveValue(/layan@example.com/);
    const choose = page.locator("input[type=file]");
    const line = { name: "long.csv", mimeType: "text/csv", buffer: Buffer.alloc(10 << 20, "a") };
    await choose.setInputFiles(line);
    await expect(page.getByRole("alert")).toContainText("أكبر من");
    const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0]);
    await choose.setInputFiles({ name: "members.xlsx", mimeType: "x/y", buffer: workbook });
    await expect(page.getByRole("alert")).toContainText("الملف ناقص أو تالف");

    // Ambiguous dates need an answer before the import continues.
    await paste.fill("الاسم,البريد,تاريخ الميلاد\nليان,layan@example.com,01/02/1990\n");
    const go = page.getByRole("button", { name: "متابعة" });
    await go.click();
    await expect(go).toBeDisabled();
    await page.getByLabel("ترتيب التاريخ").selectOption("dmy");
    await expect(go).toBeEnabled();
  });
  await test.step("an unknown plan needs an answer before the import continues", async () => {
    await page.getByRole("button", { name: "رجوع" }).click();
    await page
      .getByLabel("أو لصق الجدول هنا")
      .fill(`الاسم,البريد,الخطة\nليان ${mark},l.${mark}@example.com,ذهبي\n`);
    const go = page.getByRole("button", { name: "متابعة" });
    await go.click();
    await expect(go).toBeDisabled();
    await page.getByLabel("«ذهبي» تعني").selectOption({ label: "الخطة الاحترافية" });
    await go.click();
    const gets = page.getByRole("listitem").filter({ hasText: `ليان ${mark}` });
    await expect(gets).toContainText("الخطة الاحترافية · 299");
    await page.getByRole("button", { name: "رجوع" }).click();
  });

  await page.getByRole("button", { name: "رجوع" }).click();
  await page.getByLabel("أو لصق الجدول هنا").fill(["الاسم,البريد", ...rows].join("\n"));
  await page.getByRole("button", { name: "متابعة" }).click();
  await page.getByRole("button", { name: "متابعة" }).click();
  await page.getByRole("radio", { name: "غير مدفوع" }).check({ force: true });
  await page.getByRole("button", { name: "تجربة خمسة أولاً" }).click();
  await expect(page.getByText("استُورد 5 من 57.", { exact: false })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "استيراد الباقي (52)" }).click();
  await expect(page.getByText("اكتمل الاستيراد: 57.")).toBeVisible();
  await page.getByRole("button", { name: "تراجع عن الاستيراد" }).click();
  await expect(page.getByText("تراجعنا عن الاستيراد، وأُزيل: 57")).toBeVisible();
  await expect(page.getByRole("button", { name: "استيراد الكل (57)" })).toBeVisible();
});

test("a roster is asked about, and what was owed becomes the person's opening balance", async ({
  page,
}) => {
  const mark = marker();
  const roster = [
    "الاسم\tاسم الدلع\tالبريد\tالوزن\tالاشتراك\tالمتبقي",
    "قسم النساء\t\t\t\t\t",
    `رنا ${mark}\tرنوش\trana.${mark}@example.com\t150 باوند\tشهري\t70 ₪`,
    `هند ${mark} وأختها ليلى\t\thind.${mark}@example.com\t60\tشهري\t0`,
    "المجموع\t\t\t\t\t70",
  ].join("\n");
  await page.goto("/admin/imports");
  await page.getByLabel("أو لصق الجدول هنا").fill(roster);
  await page.getByRole("button", { name: "متابعة" }).click();

  // Nothing goes on before both questions are answered.
  const goOn = page.getByRole("button", { name: "متابعة" });
  await expect(goOn).toBeDisabled();
  await page.getByRole("combobox", { name: "اسم الدلع هو" }).selectOption("otherName");
  await page.getByLabel("وحدة القيم").selectOption("marked");
  await goOn.click();

  await expect(page.getByRole("heading", { name: "أسطر ليست صفوفاً (2)" })).toBeVisible();
  const gets = page.getByRole("listitem").filter({ hasText: `رنا ${mark} (رنوش)` });
  await expect(gets).toContainText("مستحق من قبل: 70\u00a0₪");
  await page.getByRole("button", { name: "استيراد الأول فقط" }).click();
  await page.getByRole("button", { name: "استيراد الكل (2)" }).click();
  await expect(page.getByText("اكتمل الاستيراد: 2.")).toBeVisible();

  await page.goto(`/admin/trainees?search=${mark}`);
  await page.getByRole("link", { name: `رنا ${mark} (رنوش)`, exact: true }).click();
  await page.getByRole("tab", { name: "المدفوعات" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "رصيد افتتاحي" })).toContainText("70");

  // The same header is read as the last time, and back to the guess by one tap.
  await page.goto("/admin/imports");
  await page.getByLabel("أو لصق الجدول هنا").fill(roster);
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(page.getByRole("combobox", { name: "اسم الدلع هو" })).toHaveValue("otherName");
  await page.getByRole("button", { name: "العودة إلى ما عُرف" }).click();
  await expect(goOn).toBeDisabled();
});
