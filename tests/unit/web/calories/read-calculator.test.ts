import { describe, expect, it } from "vitest";
import { readCalculator } from "../../../../web/trainee/calories/read-calculator.ts";

const read = (typed: Record<string, string>) => {
  const form = { sex: "female", age: "30", weight: "80", height: "165", activity: "medium" };
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...form, ...typed })) data.set(name, value);
  return readCalculator(data);
};
const value = { sex: "female", age: 30, weight: 80, height: 165, activity: "medium" };

describe("the calculator's form", () => {
  it("is read unchanged", () => expect(read({})).toEqual({ value }));

  it("accepts Arabic digits and either decimal sign", () => {
    expect(read({ age: "٣٠", weight: "٧٠٫٥", height: "170,5" })).toEqual({
      value: { ...value, weight: 70.5, height: 170.5 },
    });
  });

  it("accepts either sex and any level of activity", () => {
    expect(read({ sex: "male", activity: "high" })).toEqual({
      value: { ...value, sex: "male", activity: "high" },
    });
  });

  it.each([
    ["height", "abc", "المطلوب رقم"],
    ["weight", "", "هذا الحقل مطلوب"],
    ["age", "30.5", "المطلوب عدد بلا كسور"],
    ["age", "131", "القيمة المسموحة بين 1 و130"],
    ["weight", "٥٠١", "القيمة المسموحة بين 1 و500"],
    ["height", "29", "القيمة المسموحة بين 30 و300"],
  ])("with %s «%s» is refused at that field alone", (name, typed, text) => {
    expect(read({ [name]: typed })).toEqual({ errors: { [name]: text } });
  });
});
