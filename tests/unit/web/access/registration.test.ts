import { afterEach, describe, expect, it, vi } from "vitest";
import type { Offer } from "../../../../web/access/register/offer.tsx";
import { refusalOf } from "../../../../web/access/register/refusal.ts";
import { registrationSubmit } from "../../../../web/access/register/submit-registration.tsx";
import { ApiError } from "../../../../web/lib/session/api-error.ts";

/** The form as a visitor finds it, without a guess about the person. */
const untouched = {
  name: "",
  email: "",
  phone: "",
  password: "",
  bloodType: "",
  plan: "basic",
  age: "",
  height: "",
  weight: "",
  targetWeight: "",
};
const filled = {
  ...untouched,
  name: "يوسف بركات",
  email: "yusuf@example.com",
  phone: "٠٥٩٩١٢٣٤٥٦",
  password: "Visitor@2026",
  confirmPassword: "Visitor@2026",
  goals: "muscle_gain",
  gender: "male",
  age: "٣١",
  height: 178,
  weight: 80,
  targetWeight: 76,
};

type Typed = Record<string, string | number>;
const formOf = (typed: Typed) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.append(name, String(value));
  return data;
};
const notAsked = () => Promise.reject(new Error("the plans are there"));
const submit = (typed: Typed) => registrationSubmit(() => undefined, notAsked)(formOf(typed));
const required = "هذا الحقل مطلوب";

afterEach(() => vi.unstubAllGlobals());

describe("a registration form", () => {
  it("that is empty is refused at every field but the blood type", async () => {
    expect(await submit({ ...untouched, confirmPassword: "" })).toEqual({
      ok: false,
      message: "",
      fields: {
        name: required,
        email: required,
        phone: required,
        password: required,
        confirmPassword: required,
        age: required,
        gender: required,
        height: required,
        weight: required,
        targetWeight: required,
        goals: "يرجى اختيار هدف واحد على الأقل",
      },
    });
  });

  it.each([
    ["confirmPassword", "Another@2026", "كلمات المرور غير متطابقة"],
    ["weight", "785", "القيمة المسموحة بين 30 و200"],
    ["targetWeight", "٢٩", "القيمة المسموحة بين 30 و200"],
    ["age", "١١", "القيمة المسموحة بين 12 و100"],
    ["age", "30,5", "المطلوب عدد بلا كسور"],
    ["height", "251", "القيمة المسموحة بين 100 و250"],
    ["height", "طويل", "المطلوب رقم"],
    ["email", "yusuf@", "المطلوب بريد إلكتروني صحيح"],
    ["phone", "12", "المطلوب رقم هاتف صحيح"],
  ])("with %s %j is refused at that field alone", async (name, value, text) => {
    expect(await submit({ ...filled, [name]: value })).toEqual({
      ok: false,
      message: "",
      fields: { [name]: text },
    });
  });

  it("shows all problems at once, a short password in the product's own words", async () => {
    const both = { password: "short", confirmPassword: "other", weight: 785 };
    expect(await submit({ ...filled, ...both })).toEqual({
      ok: false,
      message: "",
      fields: {
        password: "يجب أن تكون كلمة المرور 8 أحرف على الأقل",
        confirmPassword: "كلمات المرور غير متطابقة",
        weight: "القيمة المسموحة بين 30 و200",
      },
    });
  });
});

describe("a registration before the plans are loaded", () => {
  const { plan: _, ...withoutPlan } = filled;
  const offered = { id: "six", name: "ستة أشهر", englishName: null, priceAgorot: 0, months: 6 };
  const plans = [{ ...offered, id: "one" }, offered].map((each) => ({
    ...each,
    features: [],
    englishFeatures: null,
  }));

  const pressed = async (typed: Typed, form: Offer["form"]) => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ status: "active", confirmEmail: false });
    });
    const self = {};
    vi.stubGlobal("window", Object.assign(self, { parent: self }));
    const onRegistered = vi.fn();
    const arriving = Promise.withResolvers<Offer>();
    const outcome = registrationSubmit(onRegistered, () => arriving.promise)(formOf(typed));
    expect(sent).toEqual([]);
    arriving.resolve({ form });
    return { outcome: await outcome, sent, onRegistered };
  };

  it.each([
    ["the trainer's default", { plans, defaultPlan: "six" }, "six"],
    ["the first without a default", { plans }, "one"],
  ])("waits for them, and chooses %s", async (_, form, plan) => {
    const { outcome, sent, onRegistered } = await pressed(withoutPlan, form);
    expect(outcome).toEqual({ ok: true });
    expect(sent).toEqual([expect.objectContaining({ plan, name: "يوسف بركات" })]);
    expect(onRegistered).toHaveBeenCalledOnce();
  });

  it("marks only the other fields", async () => {
    const { outcome, sent } = await pressed({ ...withoutPlan, age: "" }, { plans });
    expect(outcome).toEqual({ ok: false, message: "", fields: { age: required } });
    expect(sent).toEqual([]);
  });

  it("reports the plans' failure, and marks no field", async () => {
    const press = registrationSubmit(
      () => undefined,
      () => Promise.reject(new TypeError("x")),
    );
    expect(await press(formOf(withoutPlan))).toEqual({
      ok: false,
      message: "تعذّر تحميل خطط الاشتراك. ما كتبته محفوظ.",
    });
  });
});

describe("a registration that fails", () => {
  it.each([
    ["internal", "فشل إنشاء المستخدم"],
    ["unavailable", "حدث خطأ أثناء التسجيل"],
    [
      "offline",
      "لا يوجد اتصال بالإنترنت. ما كُتب محفوظ هنا، وتمكن إعادة المحاولة عند عودة الاتصال.",
    ],
    ["registration_closed", "التسجيل مغلق حالياً. يمكن التواصل مع المدرب."],
  ] as const)("with %s shows the reason, and marks no field", (code, message) => {
    expect(refusalOf(new ApiError(code))).toEqual({ ok: false, message });
  });

  it("for a registered address is shown above the button and at the field", () => {
    const emailTaken = new ApiError("email_taken", { fields: { email: { code: "taken" } } });
    const message = "البريد الإلكتروني مسجل مسبقاً";
    expect(refusalOf(emailTaken)).toEqual({ ok: false, message, fields: { email: message } });
  });

  it("for a field checked only by the server is shown at that field", () => {
    const plan = { plan: { code: "unknown_choice" } } as const;
    expect(refusalOf(new ApiError("invalid_request", { fields: plan }))).toMatchObject({
      fields: { plan: "المطلوب خيار من القائمة" },
    });
  });

  it("for an unknown reason shows a general failure", () => {
    expect(refusalOf(new TypeError("x"))).toEqual({ ok: false, message: "حدث خطأ أثناء التسجيل" });
  });
});
