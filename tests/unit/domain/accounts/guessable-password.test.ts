import { describe, expect, it } from "vitest";
import { checkGuessable } from "../../../../domain/accounts/guessable-password.ts";
import { checkPassword } from "../../../../domain/accounts/password.ts";

const layan = { name: "ليان حدّاد", email: "layan.haddad@palcoach.example" };
const problemOf = (password: string, person = layan) => checkGuessable(person, password)?.code;

describe("a password that would be guessed soon", () => {
  it.each([
    "password",
    "12345678",
    "١٢٣٤٥٦٧٨",
    "qwertyui",
    "PASSWORD",
    "Password1!",
    "P@ssw0rd",
    "!!letmein!!",
    "Welcome2026!",
  ])("is one of the most common: %s", (password) =>
    expect(problemOf(password)).toBe("common_password"),
  );

  it.each(["aaaaaaaa", "        ", "٠٠٠٠٠٠٠٠", "abababab", "-----------------"])(
    "is a sign or two again and again: «%s»",
    (password) => expect(problemOf(password)).toBe("repetitive_password"),
  );

  it.each([
    "Layan@2026",
    "ليان2026",
    "حداد-ليان-99",
    "haddadlayan1",
    "layan.haddad@palcoach.example",
    "PalCoach!1",
  ])("is of the own name or address: %s", (password) =>
    expect(problemOf(password)).toBe("personal_password"),
  );

  it.each([
    "correct horse battery staple",
    "Visitor@2026",
    "layan walks to the old harbour",
    "قهوة الصباح على السطح",
    "dragon!!7294@#19382",
    "xk7!pQ2m",
  ])("is none of these: %s", (password) => expect(problemOf(password)).toBeUndefined());

  it("holds a name of three letters only where it stands by itself", () => {
    const ali = { name: "Ali", email: "a@b.example" };
    expect(problemOf("ali-1990", ali)).toBe("personal_password");
    expect(problemOf("kalimera55", ali)).toBeUndefined();
  });
});

describe("the trainer's password", () => {
  it.each(["longbutweak", "Password", "alllower1!", "NoDigits!", "fourteen signs"])(
    "has every kind of sign below fifteen: %s",
    (password) => expect(checkPassword("trainer", password)).toEqual({ code: "weak_password" }),
  );

  it.each(["Miran@2026", "correct horse battery staple", "fifteen letters"])(
    "is fine: %s",
    (password) => expect(checkPassword("trainer", password)).toBeUndefined(),
  );
});
