import { expect, test } from "vitest";
import { initials } from "../../../../web/ui/avatar.tsx";

const letters = (name: string) => initials(name).replace(/[\u200a\u200c]/g, "");

test("initials take the first and the last name and leave the article out", () => {
  expect(letters("سلمى عبد الرحمن الخطيب")).toBe("سخ");
  expect(letters("أحمد ناصر")).toBe("أن");
  expect(letters("salma khatib")).toBe("SK");
});

test("initials of one name are one letter, of none nothing", () => {
  expect(letters("ليلى")).toBe("ل");
  expect(letters("  12 ")).toBe("");
});
