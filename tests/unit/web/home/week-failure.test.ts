import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../web/lib/session/api-error.ts";
import { failureReason, failureTitle } from "../../../../web/trainee/home/week-failure.ts";

describe("a week that could not be loaded", () => {
  it.each(["not_found", "unauthenticated", "session_ended"] as const)(
    "says for %s that nobody was found, and no more",
    (code) => {
      expect(failureTitle(new ApiError(code))).toBe("لم يتم العثور على معرف المستخدم");
      expect(failureReason(new ApiError(code))).toBeUndefined();
    },
  );

  it.each([
    ["internal", undefined],
    ["forbidden", "غير مصرح لك بالدخول"],
    ["unavailable", "الخدمة غير متاحة الآن. تمكن إعادة المحاولة بعد قليل."],
  ] as const)("says for %s that it failed, and what adds to that", (code, reason) => {
    const error = new ApiError(code, { requestId: "r1" });
    expect(failureTitle(error)).toBe("حدث خطأ أثناء تحميل بيانات الأداء");
    expect(failureReason(error)).toBe(reason);
  });

  it("has no reason for what nobody foresaw", () => {
    expect(failureTitle(new TypeError("x"))).toBe("حدث خطأ أثناء تحميل بيانات الأداء");
    expect(failureReason(new TypeError("x"))).toBeUndefined();
  });
});
