import { describe, expect, it } from "vitest";
import { checkGuessable } from "../../../../domain/accounts/guessable-password.ts";
import { checkPassword } from "../../../../domain/accounts/password.ts";

const layan = {
  name: "ليان حدّاد",
  email: "layan.haddad@palcoach.example",
  phones: ["+970599123456"],
  businessName: "نادي الجليل Galilee Gym",
};
const problemOf = (password: string, person = layan) => checkGuessable(person, password)?.code;

describe("a guessable password", () => {
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
    "repeats one or two characters: «%s»",
    (password) => expect(problemOf(password)).toBe("repetitive_password"),
  );

  it.each([
    "Layan@2026",
    "ليان2026",
    "حداد-ليان-99",
    "haddadlayan1",
    "layan.haddad@palcoach.example",
    "PalCoach!1",
  ])("is made of the person's name or address: %s", (password) =>
    expect(problemOf(password)).toBe("personal_password"),
  );

  it.each([
    "0599123456",
    "599123456",
    "00970599123456",
    "+970 599-123-456",
    "٠٥٩٩١٢٣٤٥٦",
    "0599123456!",
    "layan0599123456",
  ])("is made of the person's phone number: %s", (password) =>
    expect(problemOf(password)).toBe("personal_password"),
  );

  it.each([
    "miranmiran",
    "Miran@2026",
    "مِران2026",
    "مرانمران",
    "miran-layan-1",
    "الجليل-2026",
    "GalileeGalilee",
  ])("is made of the product's or the business's name: %s", (password) =>
    expect(problemOf(password)).toBe("product_password"),
  );

  it.each([
    "599 steps 1234 up the hill",
    "the gym by the miran harbour",
    "correct horse battery staple",
    "Visitor@2026",
    "layan walks to the old harbour",
    "قهوة الصباح على السطح",
    "dragon!!7294@#19382",
    "xk7!pQ2m",
  ])("is none of these: %s", (password) => expect(problemOf(password)).toBeUndefined());

  it("contains a name of three letters only as a separate word", () => {
    const ali = { ...layan, name: "Ali", email: "a@b.example" };
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
