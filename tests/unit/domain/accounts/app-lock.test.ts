import { describe, expect, it } from "vitest";
import {
  isGuessable,
  maxWrongTries,
  readLockDigits,
  waitAfter,
} from "../../../../domain/accounts/app-lock.ts";

describe("the digits of a lock", () => {
  it.each([
    ["4826", "4826"],
    [" 482619 ", "482619"],
    ["٤٨٢٦", "4826"],
    ["۴۸۲۶۱", "48261"],
    ["0000", "0000"],
  ])("are read from «%s»", (typed, digits) => expect(readLockDigits(typed)).toBe(digits));

  it.each(["", "482", "4826193", "48a6", "48 26", "-4826", "4826.0"])("are not «%s»", (typed) =>
    expect(readLockDigits(typed)).toBeUndefined(),
  );

  it.each(["0000", "1234", "654321", "1212", "1998", "2026", "454545"])(
    "are easily guessed as %s",
    (digits) => expect(isGuessable(digits)).toBe(true),
  );

  it.each(["4826", "1357", "8052", "482619", "2101"])("are not easily guessed as %s", (digits) =>
    expect(isGuessable(digits)).toBe(false),
  );
});

describe("the wait after wrong tries", () => {
  it("begins with the fifth, and grows until only a new sign-in opens the app", () => {
    const tries = Array.from({ length: maxWrongTries + 1 }, (_, wrong) => waitAfter(wrong) / 1000);
    expect(tries).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 180, 300, 0]);
  });
});
