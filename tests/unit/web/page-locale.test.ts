import { afterEach, describe, expect, it, vi } from "vitest";
import * as lean from "../../../web/lib/format/page-locale.ts";
import * as whole from "../../../web/paraglide/runtime.js";

/** A page with a cookie, reduced to the parts that a locale needs. */
function page(cookie: string, parent?: object) {
  const reload = vi.fn();
  vi.stubGlobal("document", { cookie });
  const here = { location: { reload } };
  vi.stubGlobal("window", Object.assign(here, { parent: parent ?? here }));
  return reload;
}

afterEach(() => vi.unstubAllGlobals());

describe("the client's own runtime of texts", () => {
  it("knows the languages, their directions and names as the texts' own does", () => {
    expect(lean.locales).toEqual(whole.locales);
    expect(lean.experimentalStaticLocale).toBe(whole.experimentalStaticLocale);
    for (const locale of whole.locales) {
      expect(lean.isLocale(locale)).toBe(true);
      expect(lean.getTextDirection(locale)).toBe(whole.getTextDirection(locale));
    }
    for (const none of ["", "fr", undefined, null, 1]) expect(lean.isLocale(none)).toBe(false);
  });

  it.each([
    ["", "ar"],
    ["a=b; locale=en", "en"],
    ["locale=en; a=b", "en"],
    ["xlocale=en", "ar"],
    ["locale=fr", "ar"],
  ])("reads the cookie %j as %s", (cookie, locale) => {
    page(cookie);
    expect(lean.getLocale()).toBe(locale);
  });

  it("stores a choice for the Worker, and reloads the page for a new one", () => {
    const reload = page("locale=ar");
    lean.setLocale("ar");
    expect(reload).not.toHaveBeenCalled();
    page("locale=ar");
    lean.overwriteGetLocale(() => "ar");
    const again = page("");
    lean.setLocale("en");
    expect(document.cookie).toBe(`${whole.cookieName}=en; path=/; max-age=${whole.cookieMaxAge}`);
    expect(again).toHaveBeenCalledOnce();
  });

  it("stores a choice for the framing site alone", () => {
    lean.overwriteGetLocale(() => "ar");
    page("", {});
    lean.setLocale("en");
    expect(document.cookie).toMatch(/^locale=en; .*; samesite=none; secure; partitioned$/);
  });

  it("stores a choice for the next opening of a page in use", () => {
    lean.overwriteGetLocale(() => "ar");
    const reload = page("");
    lean.setLocale("en", { reload: false });
    expect(document.cookie).toContain("=en;");
    expect(reload).not.toHaveBeenCalled();
  });
});
