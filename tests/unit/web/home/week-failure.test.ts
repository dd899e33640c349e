import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../web/lib/session/api-error.ts";
import { failureReason, failureTitle } from "../../../../web/trainee/home/week-failure.ts";

describe("a failed week", () => {
  it.each(["not_found", "unauthenticated", "session_ended"] as const)(
    "with %s reports a missing account, and nothing more",
    (code) => {
      expect(failureTitle(new ApiError(code))).toBe("لم يتم العثور على معرف المستخدم");
      expect(failureReason(new ApiError(code))).toBeUndefined();
    },
  );

  it.each([
    ["internal", undefined],
    ["forbidden", "غير مصرح لك بالدخول"],
    ["unavailable", "الخدمة غير متاحة الآن. تمكن إعادة المحاولة بعد قليل."],
  ] as const)("with %s reports the failure, and a known reason", (code, reason) => {
    const error = new ApiError(code, { requestId: "r1" });
    expect(failureTitle(error)).toBe("حدث خطأ أثناء تحميل بيانات الأداء");
    expect(failureReason(error)).toBe(reason);
  });

  it("has no reason for an unknown error", () => {
    expect(failureTitle(new TypeError("x"))).toBe("حدث خطأ أثناء تحميل بيانات الأداء");
    expect(failureReason(new TypeError("x"))).toBeUndefined();
  });
});
