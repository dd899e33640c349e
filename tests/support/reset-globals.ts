import { afterEach, vi } from "vitest";
import { baseLocale, overwriteGetLocale } from "../../web/paraglide/runtime.js";

// Files share modules, because loading them takes longer than most tests, so that each test resets globals.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  overwriteGetLocale(() => baseLocale);
});
