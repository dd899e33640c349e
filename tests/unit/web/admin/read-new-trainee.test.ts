import { describe, expect, it } from "vitest";
import { measurementKinds } from "../../../../domain/body/measurements.ts";
import { readNewTrainee } from "../../../../web/admin/trainees/read-new-trainee.ts";

const nothingMeasured = Object.fromEntries(measurementKinds.map((kind) => [kind, ""]));
/** The form as the trainer finds it. */
const untouched = {
  name: "",
  email: "",
  phone: "",
  bloodType: "",
  plan: "basic",
  age: "",
  height: "",
  weight: "",
  targetWeight: "",
  ...nothingMeasured,
};
const body = { gender: "female", age: 30, height: 165, weight: 70, targetWeight: 62 };
const passwords = { password: "Newcomer@2026", confirmPassword: "Newcomer@2026" };
const typed = { ...untouched, ...body, ...passwords, name: "رُبى", email: "ruba@example.com" };

function read(form: Record<string, string | number>, goals = ["weight_loss"]) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, String(value));
  for (const goal of goals) data.append("goals", goal);
  return readNewTrainee(data);
}

const required = "هذا الحقل مطلوب";

describe("the trainer's form for a new trainee", () => {
  it("is read in the API's shape, without the repeated password and empty measurements", () => {
    const form = { ...typed, phone: " 0599 123 456 ", gender: "female", waist: "82,5" };
    expect(read({ ...form, weight: "٨١٫٥", age: "٣١" }, ["weight_loss", "fitness"])).toEqual({
      value: {
        ...body,
        bloodType: null,
        plan: "basic",
        name: "رُبى",
        email: "ruba@example.com",
        phone: "0599 123 456",
        password: "Newcomer@2026",
        gender: "female",
        weight: 81.5,
        age: 31,
        goals: ["weight_loss", "fitness"],
        measurements: { waist: 82.5 },
      },
    });
  });

  it("that is empty is refused at every field but the blood type and the password", () => {
    expect(read({ ...untouched, password: "", confirmPassword: "" }, [])).toEqual({
      errors: {
        name: required,
        email: required,
        phone: required,
        age: required,
        gender: required,
        height: required,
        weight: required,
        targetWeight: required,
        goals: "يرجى اختيار هدف واحد على الأقل",
      },
    });
  });

  it("omits an empty password for the invitation, and refuses a half-entered one", () => {
    const form = { ...typed, phone: "0599123456" };
    const invited = read({ ...form, password: "", confirmPassword: "" });
    expect(invited).toMatchObject({ value: { name: "رُبى", plan: "basic" } });
    expect(invited).not.toHaveProperty("value.password");
    expect(read({ ...form, password: "" })).toEqual({
      errors: { password: required, confirmPassword: "كلمات المرور غير متطابقة" },
    });
  });

  it("shows all problems at once, each at its field", () => {
    const wrong = { phone: "0599123456", password: "short", age: "11", waist: "5", calf: "ساق" };
    expect(read({ ...typed, ...wrong })).toEqual({
      errors: {
        password: "يجب أن تكون كلمة المرور 8 أحرف على الأقل",
        confirmPassword: "كلمات المرور غير متطابقة",
        age: "القيمة المسموحة بين 12 و100",
        waist: "القيمة المسموحة بين 30 و250",
        calf: "المطلوب رقم",
      },
    });
  });
});
