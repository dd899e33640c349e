import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "../../../../domain/id.ts";
import { errorExcerpt } from "../../../../domain/plumbing/outbox.ts";

describe("errorExcerpt", () => {
  it("is the first line of the error, in at most 200 characters", () => {
    expect(errorExcerpt(new Error("away\nat here"))).toBe("Error: away");
    expect(errorExcerpt("كلمة ".repeat(100))).toHaveLength(200);
  });

  it("keeps ids, words and addresses, which help to find the cause", () => {
    const text = `TypeError: object_reset_because_its_code_was_updated at trainees/${newId()}/ of layan@example.com`;
    expect(errorExcerpt(text)).toBe(text);
  });

  it("drops the query of an address", () => {
    expect(errorExcerpt("GET https://a.example/reset?ticket=abc failed")).toBe(
      "GET https://a.example/reset… failed",
    );
    expect(errorExcerpt("(https://a.example/new#access_token=abc)")).toBe(
      "(https://a.example/new…",
    );
  });

  it("has no token, wherever it is", () => {
    const token = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString("base64url"))
      .filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(
        token,
        fc.constantFrom("#access_token=", "Bearer ", "/", "x."),
        (secret, before) => {
          expect(errorExcerpt(`refused ${before}${secret} at once`)).not.toContain(secret);
        },
      ),
    );
  });
});
