import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPassword, passwordRules } from "../../../../domain/accounts/password.ts";

const keptBy = (role: "trainer" | "trainee", password: string) =>
  passwordRules(role, password)
    .filter(({ kept }) => kept)
    .map(({ rule }) => rule);

describe("the rules of a new password", () => {
  it("are one for trainees, five for the trainer", () => {
    expect(passwordRules("trainee", "").map(({ rule }) => rule)).toEqual(["length"]);
    expect(passwordRules("trainer", "").map(({ rule }) => rule)).toEqual([
      "length",
      "upper",
      "lower",
      "digit",
      "special",
    ]);
  });

  it.each([
    ["", []],
    ["aB3", ["upper", "lower", "digit"]],
    ["كلمة مرور", ["length"]],
    ["Aa1@Aa1@", ["length", "upper", "lower", "digit", "special"]],
    ["كلمة مرور طويلة", ["length", "upper", "lower", "digit", "special"]],
  ])("met by the trainer's «%s» are %j", (password, kept) => {
    expect(keptBy("trainer", password)).toEqual(kept);
  });

  it("are all met by exactly the accepted passwords, for both roles", () => {
    const password = fc.string({
      unit: fc.constantFrom("a", "B", "7", "@", "-", "م", " "),
      maxLength: 20,
    });
    fc.assert(
      fc.property(password, fc.constantFrom("trainer", "trainee"), (typed, role) => {
        const all = passwordRules(role, typed).every(({ kept }) => kept);
        expect(checkPassword(role, typed) === undefined).toBe(all);
      }),
    );
  });
});
