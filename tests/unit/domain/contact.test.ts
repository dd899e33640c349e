import { describe, expect, it } from "vitest";
import { isEmail, isKnownEmail } from "../../../domain/contact.ts";

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
