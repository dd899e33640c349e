import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPushEndpoint,
  isUrgent,
  mayPush,
  pushTypes,
  readPushSettings,
} from "../../../../domain/notifications/push.ts";

const noon = { at: Date.UTC(2026, 0, 10, 12), timeZone: "UTC" };
const midnight = { at: Date.UTC(2026, 0, 10, 0), timeZone: "UTC" };
const quiet = { from: "22:00", until: "07:00" };

describe("readPushSettings", () => {
  it("has no alerts without a valid stored value", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        fc.pre(!Array.isArray((stored as { types?: unknown } | null)?.types));
        expect(readPushSettings(stored).types).toEqual([]);
      }),
    );
  });

  it("reads back the choices, without unknown ones", () => {
    fc.assert(
      fc.property(fc.subarray([...pushTypes]), (types) => {
        const stored = JSON.parse(JSON.stringify({ types: [...types, "sms"], quiet }));
        expect(readPushSettings(stored)).toEqual({ types, quiet });
      }),
    );
    expect(readPushSettings({ quiet: { from: "25:00", until: "07:00" } }).quiet).toBeNull();
  });
});

describe("mayPush", () => {
  it("pushes chosen kinds only", () => {
    fc.assert(
      fc.property(fc.subarray([...pushTypes]), fc.constantFrom(...pushTypes), (types, type) => {
        expect(mayPush({ types, quiet: null }, type, noon)).toBe(types.includes(type));
      }),
    );
  });

  it("pushes nothing in quiet hours", () => {
    const settings = { types: [...pushTypes], quiet };
    expect(mayPush(settings, "chat", noon)).toBe(true);
    expect(mayPush(settings, "chat", midnight)).toBe(false);
  });
});

describe("isPushEndpoint", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QABC",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
  ])("takes %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://push.internal/x",
    "https://push/x",
    "https://127.0.0.1.nip.io/x",
    "https://169.254.169.254.nip.io/x",
    "https://localtest.me/x",
    "https://push.example.com/x",
    "https://storage.googleapis.com/x",
    "https://evil-fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilpush.apple.com/x",
    "https://push.apple.com.evil.example/x",
    "https://notify.windows.com/x",
    "https://x.notify.windows.com.evil.example/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x#y",
    `https://fcm.googleapis.com/${"x".repeat(1000)}`,
    "javascript:alert(1)",
    "",
  ])("refuses %s", (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});

it("only an important notification is urgent", () => {
  expect(pushTypes.filter(isUrgent)).toEqual(["error"]);
});
