import { describe, expect, it } from "vitest";
import { deviceName } from "../../../../web/settings/security/session-texts.ts";

describe("what a session's device is called", () => {
  it.each([
    [{ browser: "chrome", system: "android" }, "كروم على أندرويد"],
    [{ browser: "safari", system: "iphone" }, "سفاري على آيفون"],
    [{ browser: "firefox", system: null }, "فايرفوكس"],
    [{ browser: null, system: "windows" }, "ويندوز"],
    [{ browser: null, system: null }, "جهاز غير معروف"],
  ] as const)("is as much as is known: %j", (device, name) => {
    expect(deviceName(device)).toBe(name);
  });
});
