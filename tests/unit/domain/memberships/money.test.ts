import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyText, readShekels, shekelsOf } from "../../../../domain/memberships/money.ts";

describe("readShekels", () => {
  it.each([
    ["99", 9900],
    ["99.5", 9950],
    ["99,50", 9950],
    ["٩٩٫٥", 9950],
    [" ۹۹ ", 9900],
    ["0.01", 1],
    ["100000", 10_000_000],
    ["19.99", 1999],
    ["1.10", 110],
    ["1,000", 100_000],
    ["١٬٢٥٠٫٥", 125_050],
    ["12,000.50", 1_200_050],
  ])("reads %j as %d agorot", (text, agorot) => {
    expect(readShekels(text)).toEqual({ agorot });
  });

  it.each([
    ["", "required"],
    ["تسعون", "not_a_number"],
    ["1e9", "not_a_number"],
    ["1.000", "invalid"],
    ["0,001", "invalid"],
    ["1,000,000", "out_of_range"],
    ["0.001", "invalid"],
    ["0", "out_of_range"],
    ["-5", "out_of_range"],
    ["100000.01", "out_of_range"],
    ["1000000000", "out_of_range"],
  ])("refuses %j: %s", (text, code) => {
    expect(readShekels(text)).toMatchObject({ problem: { code } });
  });

  it("reads every shown amount back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (agorot) => {
        expect(readShekels(shekelsOf(agorot).toFixed(2))).toEqual({ agorot });
        expect(readShekels(String(shekelsOf(agorot)))).toEqual({ agorot });
      }),
    );
  });
});

describe("moneyText", () => {
  it.each([
    [9900, "99\u00a0₪"],
    [1, "0.01\u00a0₪"],
    [5005, "50.05\u00a0₪"],
    [10_000_000, "100,000\u00a0₪"],
  ])("says %i agorot exactly", (agorot, text) => {
    expect(moneyText(agorot)).toBe(text);
  });
});
