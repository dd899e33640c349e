import { expect, test } from "vitest";
import { hueOf, initial } from "../../../../web/ui/avatar.tsx";

test("a face is the first letter of a name, without its article", () => {
  expect(initial("سلمى عبد الرحمن الخطيب")).toBe("س");
  expect(initial("الخطيب")).toBe("خ");
  expect(initial("زيد بركات")).toBe("ز");
  expect(initial("salma khatib")).toBe("S");
  expect(initial("  12 ")).toBe("");
});

test("faces have six hues, always the same for the same one", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `trainee-${index}`);
  expect(new Set(ids.map(hueOf))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(ids.map(hueOf)).toEqual(ids.map(hueOf));
});
