import { strToU8, zipSync } from "fflate";
import { cellXml, makeWorkbook } from "../../support/workbooks.ts";
import { expect, marker, test } from "./trainer.ts";

const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Two sheets of people of this test alone: a merged head, a hidden row and column, days by their format. */
function rosterOf(mark: string): Buffer {
  const person = (row: number, name: string, mail: string, attributes = "") =>
    `<row r="${row}"${attributes}>${cellXml(`A${row}`, `${name} ${mark}`)}${cellXml(`B${row}`, `${mail}.${mark}@example.com`)}${cellXml(`C${row}`, 46_109, 1)}${cellXml(`D${row}`, 78.5)}${cellXml(`E${row}`, 7)}</row>`;
  const women = `<cols><col min="5" max="5" hidden="1"/></cols><sheetData><row r="1">${cellXml("A1", "نادي القمة")}</row><row r="2">${cellXml("A2", "الاسم")}${cellXml("B2", "البريد")}${cellXml("C2", "الاشتراك")}${cellXml("D2", "الوزن")}${cellXml("E2", "رقم العضوية")}</row><row r="3">${cellXml("C3", "بداية")}</row>${person(4, "هبة", "h")}${person(6, "نور", "n", ' hidden="1"')}${person(7, "رنا", "r")}</sheetData><mergeCells><mergeCell ref="A1:E1"/><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/></mergeCells>`;
  const men = `<sheetData><row r="1">${cellXml("A1", "الاسم")}${cellXml("B1", "البريد")}</row>${person(2, "مجد", "m")}</sheetData>`;
  return Buffer.from(
    makeWorkbook({
      sheets: [
        { name: "رجال", xml: men },
        { name: "نساء", xml: women },
        { name: "قديم", xml: men, state: "hidden" },
      ],
      formats: ["dd/mm/yyyy"],
    }),
  );
}

test("people of a workbook's sheet are reviewed as those of a text, with what is hidden told", async ({
  page,
}) => {
  const mark = marker();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/admin/imports");
  await expect(page.getByLabel("أو لصق الجدول هنا")).toBeVisible();
  expect(loaded.filter((url) => /workbook/.test(url))).toEqual([]);

  const choose = page.locator("input[type=file]");
  await choose.setInputFiles({ name: "أعضاء.xlsx", mimeType, buffer: rosterOf(mark) });
  await expect(page.getByRole("radio", { name: /^رجال/ })).toBeChecked();
  await page.getByRole("radio", { name: /^نساء/ }).check();
  await expect(page.getByText("ورقة مخفية")).toBeVisible();
  await expect(page.getByText("عمود مخفي")).toBeVisible();
  const rows = page.getByRole("switch", { name: "صف مخفي" });
  await rows.check();
  await rows.uncheck();
  // The choice outlives a reload.
  await page.reload();
  await expect(page.getByRole("radio", { name: /^نساء/ })).toBeChecked();
  await page.getByRole("button", { name: "متابعة" }).first().click();

  await expect(page.getByText("أسماء الأعمدة في السطر 3", { exact: false })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "بداية الاشتراك هو" })).toHaveValue("startsOn");
  await expect(page.getByText("2026-03-28 · 2026-03-28")).toBeVisible();
  await expect(page.getByText("رقم العضوية")).toHaveCount(0);
  await page.getByRole("button", { name: "متابعة" }).click();
  await expect(page.getByRole("button", { name: "استيراد الكل (2)" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: `رنا ${mark}` })).toBeVisible();
});

test("a dropped file that is no workbook says what to do, and the sheet before it stays", async ({
  page,
}) => {
  await page.goto("/admin/imports");
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles({ name: "a.xlsx", mimeType, buffer: rosterOf(marker()) });
  const sheet = page.getByRole("radio", { name: /^رجال/ });
  await expect(sheet).toBeChecked();
  const dropped = (name: string, bytes: Uint8Array) =>
    page.evaluate(
      ([as, content]) => {
        const files = new DataTransfer();
        files.items.add(new File([Uint8Array.from(content)], as));
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }),
        );
      },
      [name, [...bytes]] as const,
    );
  await dropped("a.numbers", zipSync({ "Index/Document.iwa": strToU8("x") }));
  await expect(page.getByRole("alert")).toContainText("هذا ملف Numbers");
  await dropped("a.xlsx", rosterOf(marker()).subarray(0, 900));
  await expect(page.getByRole("alert")).toContainText("الملف ناقص أو تالف");
  await expect(sheet).toBeChecked();
});
