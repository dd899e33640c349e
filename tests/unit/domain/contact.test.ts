import { describe, expect, it } from "vitest";
import { addressOf, isEmail, isKnownEmail, storedAddress } from "../../../domain/contact.ts";

describe("a mail address", () => {
  it.each([
    "layan@example.com",
    "  layan@example.com ",
    "layan+gym@example.com",
    "o'neil&sons=1?@mail.example.co.uk",
    "a@1.example",
    "ليان@بريد.فلسطين",
    "x@xn--mgbh0fb.xn--kgbechtv",
    "x@a-b.example",
  ])("may be %s", (text) => expect(isEmail(text)).toBe(true));

  it.each([
    "x@example.com?bcc=evil%40evil.example&body=hi",
    "x@example.com?bcc=evil.example",
    "x@example.com&cc=y.example",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "x@-example.com",
    "x@example-.com",
    "x@example..com",
    "x@.example.com",
    "x@example.com.",
    "x@example.c",
    "x@example.c0m",
    `x@${"a".repeat(64)}.com`,
    "x@example",
    ".x@example.com",
    "x.@example.com",
    "x..y@example.com",
    "x@y@example.com",
    "x y@example.com",
    "@example.com",
  ])("is not %s", (text) => expect(isEmail(text)).toBe(false));

  it("may belong to an older account, even if refused for a new one", () => {
    expect(isKnownEmail("x@-example.com?bcc=y")).toBe(true);
    expect(isKnownEmail("nobody")).toBe(false);
    expect(isKnownEmail("a b@example.com")).toBe(false);
  });
});

describe("the stored text of an account", () => {
  const id = "018f0000-0000-7000-8000-000000000001";

  it("is its address", () => {
    expect(storedAddress("layan@example.com", id)).toBe("layan@example.com");
    expect(addressOf("layan@example.com")).toBe("layan@example.com");
  });

  it("without one is no address in any writing, and sorted after Latin ones", () => {
    const stored = storedAddress(null, id);
    for (const text of [stored, stored.toUpperCase(), ` ${stored} `, "x@no-address.invalid"]) {
      expect([addressOf(text), isEmail(text), isKnownEmail(text)]).toEqual([null, false, false]);
    }
    expect(stored > "zoe@example.com").toBe(true);
    expect(stored).not.toBe(storedAddress(null, id.replace(/1$/, "2")));
  });
});
