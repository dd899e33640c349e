import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countryOfZone,
  internationalPhone,
  type PhoneCountry,
  phoneCountryCodes,
} from "../../../../domain/accounts/phone-countries.ts";

describe("an international number", () => {
  it.each<[string, PhoneCountry, string]>([
    ["0599 123 456", "PS", "+970599123456"],
    ["0569-123456", "PS", "+970569123456"],
    ["٠٥٩٩١٢٣٤٥٦", "PS", "+970599123456"],
    ["599123456", "PS", "+970599123456"],
    ["0541234567", "PS", "+972541234567"],
    ["022951234", "PS", "+97022951234"],
    ["0599123456", "IL", "+970599123456"],
    ["0541234567", "IL", "+972541234567"],
    ["0512345678", "SA", "+966512345678"],
    ["0501234567", "AE", "+971501234567"],
    ["0791234567", "JO", "+962791234567"],
    ["07712345678", "IQ", "+9647712345678"],
    ["07911 123456", "GB", "+447911123456"],
    ["01012345678", "EG", "+201012345678"],
    ["03123456", "LB", "+9613123456"],
    ["50012345", "KW", "+96550012345"],
    ["0612345678", "MA", "+212612345678"],
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["1 (212) 555-0100", "US", "+12125550100"],
    ["2125550100", "US", "+12125550100"],
    // A number with its own country code ignores the chosen country.
    ["+962 79 123 4567", "PS", "+962791234567"],
    ["00962791234567", "SA", "+962791234567"],
    ["970599123456", "PS", "+970599123456"],
    ["+970 0599 123 456", "PS", "+970599123456"],
    ["972599123458", "PS", "+972599123458"],
    ["972 0541234567", "PS", "+972541234567"],
    ["970599123456", "IL", "+970599123456"],
    ["962791234567", "PS", "+962791234567"],
    ["966512345678", "JO", "+966512345678"],
    ["00972 0541234567", "PS", "+972541234567"],
  ])("%s of %s is %s", (typed, country, number) => {
    expect(internationalPhone(typed, country)).toBe(number);
  });

  it.each<[string, PhoneCountry]>([
    ["0599", "PS"],
    ["05991234567890", "PS"],
    ["+0599123456", "PS"],
    ["059+9123456", "PS"],
    ["+12345", "US"],
    ["", "PS"],
    ["1234567", "SA"],
  ])("%s of %s is no number", (typed, country) => {
    expect(internationalPhone(typed, country)).toBeUndefined();
  });

  it("stays the same when converted twice, in any country", () => {
    const country = fc.constantFrom(...phoneCountryCodes);
    const digits = fc.stringMatching(/^0?[1-9]\d{5,11}$/);
    fc.assert(
      fc.property(digits, country, country, (typed, first, second) => {
        const number = internationalPhone(typed, first);
        fc.pre(number !== undefined);
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(internationalPhone(number, second)).toBe(number);
      }),
    );
  });

  it("keeps the digits after code and trunk", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^5[69]\d{7}$/), (national) => {
        expect(internationalPhone(`0${national}`, "PS")).toBe(`+970${national}`);
      }),
    );
  });
});

describe("the country of a zone", () => {
  it.each([
    ["Asia/Hebron", "PS"],
    ["Asia/Gaza", "PS"],
    ["Asia/Riyadh", "SA"],
    ["Asia/Amman", "JO"],
    ["Africa/Cairo", "EG"],
    ["Europe/London", "GB"],
    ["Pacific/Apia", "PS"],
  ])("of %s is %s", (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });
});
