const titles: Record<string, string> = { ar: "سياسة الخصوصية", en: "Privacy policy" };

/** The page of `/privacy-policy`: the policy itself in a frame of full height. */
export function privacyFrameOf(locale: string): string {
  const title = titles[locale] ?? "";
  const direction = locale === "ar" ? "rtl" : "ltr";
  const style = "html,body,iframe{display:block;margin:0;width:100%;height:100dvh;border:0}";
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body><iframe src="/privacy-policy.html" title="${title}"></iframe></body></html>`;
}
