import { expect, it } from "vitest";
import { readMinutes } from "../../../../web/prayers/typed-minutes.ts";

it.each([
  ["5", { value: 5 }],
  ["-٥", { value: -5 }],
  [" ", { error: "هذا الحقل مطلوب" }],
  ["-", {}],
  ["30", { value: 30 }],
  ["90", { error: "القيمة المسموحة بين \u200e-30 و30" }],
  ["1.5", { error: "المطلوب عدد بلا كسور" }],
  ["خمس", { error: "المطلوب رقم" }],
])("the typed minutes «%s» are read as %o", (text, read) =>
  expect(readMinutes(text)).toEqual(read),
);
