import { describe, expect, it } from "vitest";
import { readContact } from "../../../../../web/admin/settings/general/read-contact.ts";

const read = (whatsApp: string) => {
  const form = new FormData();
  form.set("whatsApp", whatsApp);
  return readContact(form);
};

describe("a number for WhatsApp", () => {
  it.each([
    ["0599123456", "+970599123456"],
    ["٠٥٩٩-١٢٣-٤٥٦", "+970599123456"],
    ["970599123456", "+970599123456"],
    ["00962791234567", "+962791234567"],
    ["+970 599 123 456", "+970599123456"],
  ])("%s is dialled from everywhere as %s", (typed, whatsApp) => {
    expect(read(typed)).toMatchObject({ value: { whatsApp } });
  });

  it("that no country has is told so", () => {
    expect(read("0123456789012")).toEqual({
      errors: { whatsApp: "لا يعرف واتساب هذا الرقم. يُكتب كاملاً بمفتاح الدولة، مثل ‎+970." },
    });
  });

  it("that is left empty is told to nobody", () => {
    expect(read("")).toMatchObject({ value: { whatsApp: null } });
  });
});
