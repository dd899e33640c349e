import { describe, expect, it } from "vitest";
import { readInvitation } from "../../../../web/admin/invitations/read-invitation.ts";

const typed = { name: " ريم سالم ", gender: "female", email: "", phone: "", plan: "basic" };

function read(form: Record<string, string>, country: Parameters<typeof readInvitation>[1] = "PS") {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...form })) data.append(name, value);
  return readInvitation(data, country);
}

describe("an invited person", () => {
  it("needs only a name, a gender and a plan", () => {
    const value = { name: "ريم سالم", gender: "female", email: null, phone: null, plan: "basic" };
    expect(read({})).toEqual({ value });
    expect(read({ name: "", gender: "", plan: "" })).toEqual({
      errors: expect.objectContaining({
        name: expect.any(String),
        gender: expect.any(String),
        plan: expect.any(String),
      }),
    });
  });

  it("gets an international number by the chosen country", () => {
    expect(read({ phone: "0599 123 456" })).toMatchObject({ value: { phone: "+970599123456" } });
    expect(read({ phone: "079 123 4567" }, "JO")).toMatchObject({
      value: { phone: "+962791234567" },
    });
  });

  it("is refused with an invalid number for that country", () => {
    const errors = { phone: expect.any(String) };
    expect(read({ phone: "0599 123" })).toEqual({ errors });
    expect(read({ phone: "0599 123 456" }, "KW")).toEqual({ errors });
  });
});
