import { beforeEach, describe, expect, it } from "vitest";
import { readContact } from "../../../../../web/admin/settings/general/read-contact.ts";
import { signInAs } from "../../../../support/signed-in.ts";

const liveIn = (zone: string) => signInAs("trainer", "trainer", zone);

beforeEach(() => liveIn("Asia/Hebron"));

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
    ["00962791234567", "00962791234567"],
    ["+970 599 123 456", "+970 599 123 456"],
  ])("%s is stored as %s", (typed, whatsApp) => {
    expect(read(typed)).toMatchObject({ value: { whatsApp } });
  });

  it("of no country is refused", () => {
    expect(read("0123456789012")).toEqual({
      errors: { whatsApp: "لا يعرف واتساب هذا الرقم. يُكتب كاملاً بمفتاح الدولة، مثل ‎+970." },
    });
  });

  it("belongs to the trainer's country, and is refused if that is unknown", () => {
    liveIn("Asia/Amman");
    expect(read("0791234567")).toMatchObject({ value: { whatsApp: "+962791234567" } });
    liveIn("Asia/Kolkata");
    expect(read("0599123456")).toHaveProperty("errors.whatsApp");
  });

  it("is null if left empty", () => {
    expect(read("")).toMatchObject({ value: { whatsApp: null } });
  });
});
