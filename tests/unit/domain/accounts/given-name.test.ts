import { expect, it } from "vitest";
import { givenName } from "../../../../domain/accounts/given-name.ts";

it.each([
  ["ليان حداد", "ليان"],
  ["  آدم   الخطيب ", "آدم"],
  ["عبد الرحمن خالد", "عبد الرحمن"],
  ["أم عمر", "أم عمر"],
  ["عبد", "عبد"],
  ["Mary Ann Smith", "Mary"],
  ["", ""],
])("the given name of «%s» is «%s»", (name, given) => {
  expect(givenName(name)).toBe(given);
});
