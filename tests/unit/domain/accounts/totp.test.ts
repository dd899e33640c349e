import { describe, expect, it } from "vitest";
import { newRecoveryCode, readCode, showRecoveryCode } from "../../../../domain/accounts/totp.ts";

describe("a code at sign-in", () => {
  it.each(["123456", " 123 456 ", "١٢٣٤٥٦", "۱۲۳-۴۵۶", "\u200f123456"])(
    "is the app's: %j",
    (typed) => {
      expect(readCode(typed)).toEqual({ kind: "totp", code: "123456" });
    },
  );

  it("is a recovery code in any spelling", () => {
    for (const typed of ["7KQ2M-XW4TP", "7kq2mxw4tp", " 7KQ2M XW4TP"]) {
      expect(readCode(typed)).toEqual({ kind: "recovery", code: "7KQ2MXW4TP" });
    }
  });

  it.each(["", "12345", "1234567", "7KQ2M-XW4T", "0KQ2M-XW4TP", "abc", "؟"])(
    "is neither kind: %j",
    (typed) => {
      expect(readCode(typed)).toBeUndefined();
    },
  );

  it("is read back from its form on screen, and never made twice", () => {
    const codes = Array.from({ length: 500 }, newRecoveryCode);
    for (const code of codes) {
      expect(readCode(showRecoveryCode(code))).toEqual({ kind: "recovery", code });
    }
    expect(new Set(codes).size).toBe(500);
  });
});
