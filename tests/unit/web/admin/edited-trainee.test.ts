import { describe, expect, it } from "vitest";
import type { TraineeDetails } from "../../../../domain/contract/people/trainees.ts";
import { editValuesOf, keepTyped } from "../../../../web/admin/trainees/edit-values.ts";
import { failureOf } from "../../../../web/admin/trainees/failure.ts";
import { readChanges } from "../../../../web/admin/trainees/read-changes.ts";
import { ApiError } from "../../../../web/lib/session/api-error.ts";

const trainee: TraineeDetails = {
  id: "t1",
  name: "سلمى",
  email: "salma@example.com",
  phone: "+970599123456",
  gender: "female",
  age: 30,
  bloodType: "A+",
  height: 168,
  initialWeight: 82,
  currentWeight: 80,
  targetWeight: 70,
  targetSteps: 3000,
  goals: ["weight_loss"],
  plan: "basic",
  status: "active",
  entered: true,
  subscriptionStart: null,
  subscriptionEnd: null,
  joinedAt: 1,
  updatedAt: 1,
  deletesAt: null,
  timeZone: "Asia/Hebron",
  twoFactor: false,
  weights: [],
  photo: null,
  measurements: [
    { kind: "waist", days: [{ id: "1", value: 82.5, date: "2026-01-01", writtenBy: "trainer" }] },
  ],
  plans: [],
};

/** A trainee's form, with some fields typed over. */
function formOf(about: TraineeDetails, typed: Record<string, string> = {}, goals = about.goals) {
  const { measurements, goals: _, ...values } = editValuesOf(about);
  const data = new FormData();
  const fields = { ...values, ...measurements, password: "", confirmPassword: "", ...typed };
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value ?? ""));
  for (const goal of goals) data.append("goals", goal);
  return data;
}

const read = (typed?: Record<string, string>, goals = trainee.goals) =>
  readChanges(formOf(trainee, typed, goals), trainee, "bought");

describe("the changes of a trainee", () => {
  it("are none without input", () => expect(read()).toEqual({ value: {} }));

  it("are none for the same values in another notation", () => {
    const same = { email: " Salma@Example.com ", phone: "+970 599-123 456", weight: "٨٠٫٠" };
    expect(read({ ...same, height: "168,02", waist: "82.49" })).toEqual({ value: {} });
  });

  it("contain only differing fields", () => {
    const typed = { name: "سلمى عودة", weight: "٧٩٫٤", plan: "pro", planChange: "from_today" };
    expect(read(typed, ["weight_loss", "maintain"])).toEqual({
      value: {
        name: "سلمى عودة",
        currentWeight: 79.4,
        plan: "pro",
        planChange: { id: "bought", kind: "from_today" },
        goals: ["weight_loss", "maintain"],
      },
    });
  });

  it("require a choice for another plan, and may renew the same one", () => {
    expect(read({ plan: "pro" })).toEqual({ errors: { planChange: "هذا الحقل مطلوب" } });
    expect(read({ planChange: "renewal" })).toEqual({
      value: { plan: "basic", planChange: { id: "bought", kind: "renewal" } },
    });
  });

  it("contain only new measurements", () => {
    expect(read({ waist: "80", neck: "٣٥٫٥" })).toEqual({
      value: { measurements: { waist: 80, neck: 35.5 } },
    });
  });

  it("contain a new password after it is typed twice", () => {
    const password = "New@2026pass";
    expect(read({ password, confirmPassword: password })).toEqual({ value: { password } });
    expect(read({ password })).toEqual({ errors: { confirmPassword: "هذا الحقل مطلوب" } });
    expect(read({ password, confirmPassword: "other" })).toEqual({
      errors: { confirmPassword: "كلمات المرور غير متطابقة" },
    });
    expect(read({ password: "short", confirmPassword: "short" })).toEqual({
      errors: { password: "يجب أن تكون كلمة المرور 8 أحرف على الأقل" },
    });
  });

  it("may leave unknown values empty, and may clear only the blood type", () => {
    const unknown = { ...trainee, height: null, currentWeight: null, bloodType: null };
    expect(readChanges(formOf(unknown), unknown, "bought")).toEqual({ value: {} });
    expect(read({ bloodType: "" })).toEqual({ value: { bloodType: null } });
    expect(read({ height: "" })).toEqual({ errors: { height: "هذا الحقل مطلوب" } });
  });

  it("may leave a missing address missing, or add one", () => {
    const unaddressed = { ...trainee, email: null };
    expect(readChanges(formOf(unaddressed), unaddressed, "bought")).toEqual({ value: {} });
    const added = formOf(unaddressed, { email: " Salma@Example.com" });
    expect(readChanges(added, unaddressed, "bought")).toEqual({
      value: { email: "salma@example.com" },
    });
    expect(read({ email: "" })).toEqual({ errors: { email: "هذا الحقل مطلوب" } });
  });

  it("are refused at every invalid field", () => {
    expect(read({ age: "11", weight: "201", neck: "5" }, [])).toEqual({
      errors: {
        age: "القيمة المسموحة بين 12 و100",
        weight: "القيمة المسموحة بين 30 و200",
        neck: "القيمة المسموحة بين 15 و80",
        goals: "يرجى اختيار هدف واحد على الأقل",
      },
    });
  });
});

describe("a refresh under an open form", () => {
  const newer = { ...trainee, age: 44, phone: "0598000111", height: 169, plan: "pro" };
  const refreshed = (typed: Record<string, string>, goals = trainee.goals) =>
    keepTyped(formOf(trainee, typed, goals), editValuesOf(trainee), editValuesOf(newer));

  it("shows values from elsewhere", () => expect(refreshed({})).toEqual(editValuesOf(newer)));

  it("keeps typed values", () => {
    const typed = { name: "سلمى عودة", height: "171", waist: "٨١", status: "inactive" };
    expect(refreshed(typed, ["maintain"])).toEqual({
      ...editValuesOf(newer),
      name: "سلمى عودة",
      height: 171,
      status: "inactive",
      goals: ["maintain"],
      measurements: { waist: 81 },
    });
  });
});

describe("a trainee's form refused by the server", () => {
  const fallback = "حدث خطأ أثناء تحديث المتدرب";

  it("shows a registered address above and at the field", () => {
    const message = "البريد الإلكتروني مسجل مسبقاً";
    const emailTaken = new ApiError("email_taken", { fields: { email: { code: "taken" } } });
    expect(failureOf(emailTaken, fallback)).toEqual({
      ok: false,
      message,
      fields: { email: message },
    });
  });

  it("shows each problem at its field, by the form's own names", () => {
    const range = { code: "out_of_range", min: 30, max: 200 } as const;
    const fields = { currentWeight: range, "measurements.waist": range };
    const text = "القيمة المسموحة بين 30 و200";
    expect(failureOf(new ApiError("invalid_request", { fields }), fallback)).toMatchObject({
      fields: { weight: text, waist: text },
    });
  });

  it("shows the screen's own words for an error without details", () => {
    const failed = { ok: false, message: fallback };
    expect(failureOf(new ApiError("internal"), fallback)).toEqual({ ...failed, fields: {} });
    expect(failureOf(new TypeError("x"), fallback)).toEqual(failed);
  });
});
