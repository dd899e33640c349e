import { describe, expect, it } from "vitest";
import { typedIn } from "../../../web/lib/read-form.ts";

const rules = {
  name: { kind: "text", max: 80 },
  phone: { kind: "phone" },
  note: { kind: "text", max: 300, lines: true },
  password: { kind: "password" },
} as const;

function pasted(text: string) {
  const data = new FormData();
  for (const name of Object.keys(rules)) data.set(name, text);
  return typedIn(rules, data);
}

describe("pasted lines in a form", () => {
  it("are joined in a field of one line, and kept in long texts and passwords", () => {
    expect(pasted("سارة\u2028منصور\tغزة")).toEqual({
      name: "سارة منصور غزة",
      phone: "سارة منصور غزة",
      note: "سارة\u2028منصور\tغزة",
      password: "سارة\u2028منصور\tغزة",
    });
  });
});
