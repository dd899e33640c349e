import { describe, expect, it } from "vitest";
import { signInErrorText } from "../../../../web/access/sign-in/sign-in-error.ts";
import { submitPassword } from "../../../../web/access/sign-in/submit-password.tsx";
import { ApiError } from "../../../../web/lib/session/api-error.ts";

const ignore = () => undefined;

const submit = (typed: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return submitPassword(data, "trainer", { onCodeRequired: ignore, onUnanswered: ignore });
};
const required = "هذا الحقل مطلوب";
const notAnAddress = "المطلوب بريد إلكتروني صحيح";

describe("a sign-in form", () => {
  it.each([
    [{}, { email: required, password: required }],
    [
      { email: " ", password: "" },
      { email: required, password: required },
    ],
    [{ email: "not-an-address", password: "x" }, { email: notAnAddress }],
    [{ email: "not-an-address" }, { email: notAnAddress, password: required }],
    [{ email: "a@example.com" }, { password: required }],
  ])("of %j is refused at its fields alone", async (typed, fields) => {
    expect(await submit(typed)).toEqual({ ok: false, message: "", fields });
  });
});

describe("a sign-in that fails", () => {
  it.each([
    ["invalid_credentials", "البريد الإلكتروني أو كلمة المرور غير صحيحة"],
    ["not_the_trainer", "غير مصرح لك بالدخول"],
    ["account_inactive", "الحساب غير نشط. يرجى التواصل مع المدير"],
    ["internal", "حدث خطأ أثناء تسجيل الدخول"],
    ["not_found", "لم يتم العثور على الملف الشخصي"],
    ["unavailable", "حدث خطأ أثناء جلب بيانات المستخدم"],
    ["code_invalid", "رمز التحقق غير صحيح أو مستخدم من قبل."],
  ] as const)("with %s shows the reason", (code, text) => {
    expect(signInErrorText(new ApiError(code, { requestId: "r1" }))).toBe(text);
  });

  it("for too many attempts shows the wait in seconds", () => {
    expect(signInErrorText(new ApiError("rate_limited", { retryAfter: 30 }))).toContain("30");
  });

  it("for an unknown reason shows a general failure", () => {
    expect(signInErrorText(new TypeError("x"))).toBe("حدث خطأ أثناء تسجيل الدخول");
  });
});
