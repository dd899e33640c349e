import { describe, expect, it } from "vitest";
import { stands } from "../../../../domain/people/consents.ts";

describe("stands", () => {
  it("is true of a consent that was given and not withdrawn", () => {
    expect(stands({ givenAt: 1, withdrawnAt: null })).toBe(true);
    expect(stands({ givenAt: 1, withdrawnAt: 2 })).toBe(false);
    expect(stands({ givenAt: null, withdrawnAt: 2 })).toBe(false);
    expect(stands(undefined)).toBe(false);
    expect(stands(null)).toBe(false);
  });
});
