import { afterEach, vi } from "vitest";
import { baseLocale, overwriteGetLocale } from "../../web/paraglide/runtime.js";

// Files share their modules, as loading them costs more than most tests: nothing of one stays behind.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  overwriteGetLocale(() => baseLocale);
});
