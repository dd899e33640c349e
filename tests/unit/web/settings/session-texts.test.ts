import { describe, expect, it } from "vitest";
import { deviceName } from "../../../../web/settings/security/session-texts.ts";

describe("the name of a session's device", () => {
  it.each([
    [{ browser: "chrome", system: "android" }, "كروم على أندرويد"],
    [{ browser: "safari", system: "iphone" }, "سفاري على آيفون"],
    [{ browser: "firefox", system: null }, "فايرفوكس"],
    [{ browser: null, system: "windows" }, "ويندوز"],
    [{ browser: null, system: null }, "جهاز غير معروف"],
  ] as const)("contains the known parts: %j", (device, name) => {
    expect(deviceName(device)).toBe(name);
  });
});
