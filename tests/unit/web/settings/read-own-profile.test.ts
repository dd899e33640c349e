import { describe, expect, it } from "vitest";
import type { Profile } from "../../../../domain/contract/people/profile.ts";
import { readOwnProfile, typedOver } from "../../../../web/trainee/settings/read-own-profile.ts";

const layan = {
  name: "ليان حداد",
  phone: "+970599123456",
  age: 29,
  gender: "female",
  bloodType: "A-",
  height: 165,
  goals: ["strength", "fitness"],
  timeZone: "Asia/Hebron",
} as Profile;
const unknown = { ...layan, phone: null, age: null, gender: null, bloodType: null, height: null };

function formOf({ goals, ...texts }: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(texts)) data.set(name, String(value ?? ""));
  for (const goal of goals as string[]) data.append("goals", goal);
  return data;
}
const read = (changes: object, profile: Profile = layan) =>
  readOwnProfile(formOf({ ...profile, ...changes }), profile);

describe("the form of my profile", () => {
  it("changes nothing as loaded, in any order and spelling", () => {
    expect(read({})).toEqual({ value: {} });
    expect(
      read({ goals: ["fitness", "strength"], phone: "+970 599-123 456", height: "١٦٥٫٠" }),
    ).toEqual({ value: {} });
  });

  it("sends only differing fields", () => {
    expect(read({ name: " سلمى ", height: "171,26", bloodType: "" })).toEqual({
      value: { name: "سلمى", height: 171.3, bloodType: null },
    });
    expect(read({ goals: ["strength"] })).toEqual({ value: { goals: ["strength"] } });
  });

  it("leaves unknown fields unknown, and accepts them once filled", () => {
    expect(read({}, unknown)).toEqual({ value: {} });
    expect(read({ gender: "male", age: "31" }, unknown)).toEqual({
      value: { gender: "male", age: 31 },
    });
  });

  it("leaves a gender outside its choices", () => {
    expect(read({}, { ...layan, gender: "other" })).toEqual({ value: {} });
  });

  it("refuses to clear known fields, and names every invalid one", () => {
    const result = read({ name: "ل", phone: "", age: "3", height: "900", goals: [] });
    expect(Object.keys("errors" in result ? result.errors : {}).sort()).toEqual([
      "age",
      "goals",
      "height",
      "name",
      "phone",
    ]);
  });
});

describe("the draft of my profile", () => {
  it("contains typed values, and none that was only shown", () => {
    expect(typedOver(layan, formOf(layan))).toBeUndefined();
    expect(typedOver(unknown, formOf(unknown))).toBeUndefined();
    const typed = formOf({ ...layan, height: "900", goals: ["strength"] });
    expect(typedOver(layan, typed)).toEqual({ height: "900", goals: ["strength"] });
  });
});
