/** The browsers and systems of the list of sessions. */
export const browsers = ["chrome", "safari", "firefox", "edge", "opera", "samsung"] as const;
export type Browser = (typeof browsers)[number];

export const systems = [
  "android",
  "iphone",
  "ipad",
  "windows",
  "mac",
  "chromeos",
  "linux",
] as const;
export type System = (typeof systems)[number];

/** Browser and system of a sign-in; null if unknown. */
export interface SignedInWith {
  browser: Browser | null;
  system: System | null;
}

// Each name also contains those below it, so the first match counts.
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ["edge", /\bEdg(?:e|A|iOS)?\//],
  ["opera", /\b(?:OPR|OPT|OPX|Opera)\//],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(?:Firefox|FxiOS)\//],
  ["chrome", /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ["safari", /\b(?:iPhone|iPad|iPod|Macintosh)\b.*\bAppleWebKit\//],
];

const systemSigns: readonly (readonly [System, RegExp])[] = [
  ["iphone", /\b(?:iPhone|iPod)\b/],
  ["ipad", /\biPad\b/],
  ["android", /\bAndroid\b/],
  ["windows", /\bWindows\b/],
  ["chromeos", /\bCrOS\b/],
  ["mac", /\bMac(?:intosh| OS X)\b/],
  ["linux", /\b(?:Linux|X11)\b/],
];

/** Browser and system by the header of a sign-in. */
export function readUserAgent(userAgent: string | null): SignedInWith {
  return { browser: firstOf(browserSigns, userAgent), system: firstOf(systemSigns, userAgent) };
}

function firstOf<Name>(signs: readonly (readonly [Name, RegExp])[], text: string | null) {
  return signs.find(([, sign]) => sign.test(text ?? ""))?.[0] ?? null;
}
