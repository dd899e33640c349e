import { describe, expect, it } from "vitest";
import { readUserAgent } from "../../../../domain/accounts/user-agent.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const android = "Mozilla/5.0 (Linux; Android 16; SM-S938B)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

describe("the browser and system of a sign-in", () => {
  it.each([
    ["chrome", "windows", `${windows} ${chrome} Safari/537.36`],
    ["edge", "windows", `${windows} ${chrome} Safari/537.36 Edg/143.0.0.0`],
    ["opera", "windows", `${windows} ${chrome} Safari/537.36 OPR/127.0.0.0`],
    ["firefox", "windows", "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0"],
    ["chrome", "android", `${android} ${chrome} Mobile Safari/537.36`],
    ["edge", "android", `${android} ${chrome} Mobile Safari/537.36 EdgA/143.0.0.0`],
    ["samsung", "android", `${android} AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0`],
    ["firefox", "android", "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
    ["safari", "iphone", `${iphone} ${webkit} Version/19.1 Mobile/15E148 Safari/604.1`],
    ["safari", "iphone", `${iphone} ${webkit} Mobile/15E148`],
    ["chrome", "iphone", `${iphone} ${webkit} CriOS/143.0 Mobile/15E148 Safari/604.1`],
    ["firefox", "iphone", `${iphone} ${webkit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
    ["edge", "iphone", `${iphone} ${webkit} Version/19.0 EdgiOS/143.0 Mobile/15E148 Safari/604.1`],
    ["safari", "ipad", `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} Safari/604.1`],
    ["safari", "mac", `${mac} ${webkit} Version/19.1 Safari/605.1.15`],
    ["chrome", "mac", `${mac} ${chrome} Safari/537.36`],
    ["chrome", "chromeos", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
    ["firefox", "linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ])("are %s on %s", (browser, system, userAgent) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system });
  });

  it.each([null, "", "curl/8.5.0", "سيرين", "Mozilla/5.0 (PlayStation 5)"])(
    "are unknown for %s",
    (userAgent) => {
      expect(readUserAgent(userAgent)).toEqual({ browser: null, system: null });
    },
  );

  it.each([
    ["android", "Dalvik/2.1.0 (Linux; Android 15)"],
    ["linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Version/18.0 Safari/605.1.15`],
  ])("may be half known: an unknown browser on %s", (system, userAgent) => {
    expect(readUserAgent(userAgent)).toEqual({ browser: null, system });
  });
});
