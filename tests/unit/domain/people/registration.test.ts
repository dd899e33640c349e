import { describe, expect, it } from "vitest";
import { checkRegistration } from "../../../../domain/people/registration.ts";

const filled = (overrides: Record<string, unknown> = {}) => ({
  age: 31,
  gender: "female",
  height: 165,
  weight: 70,
  targetWeight: 62,
  plan: "basic",
  name: "سارة منصور",
  email: "sara@example.com",
  phone: "٠٥٩٩١٢٣٤٥٦",
  password: "12345678",
  confirmPassword: "12345678",
  goals: ["fitness"],
  ...overrides,
});

describe("a registration form", () => {
  it("is valid without a blood type", () => {
    expect(checkRegistration(filled())).toBeUndefined();
  });

  it("accepts numbers in any typed form", () => {
    expect(
      checkRegistration(filled({ weight: "٧٨٫٥", height: "170,5", age: "٣٠" })),
    ).toBeUndefined();
  });

  it("reports every problem at once", () => {
    expect(checkRegistration({})).toEqual({
      name: { code: "required" },
      email: { code: "required" },
      phone: { code: "required" },
      password: { code: "required" },
      confirmPassword: { code: "required" },
      age: { code: "required" },
      gender: { code: "required" },
      height: { code: "required" },
      weight: { code: "required" },
      targetWeight: { code: "required" },
      goals: { code: "choose_one" },
      plan: { code: "required" },
    });
  });

  it("needs the password twice", () => {
    expect(checkRegistration(filled({ confirmPassword: "12345679" }))).toEqual({
      confirmPassword: { code: "passwords_differ" },
    });
  });
});
