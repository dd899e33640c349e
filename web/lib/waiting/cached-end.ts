/*
 * Cached data of a session that is not remembered ends with the browser. A session cookie shows whether the browser is
 * still the same.
 */

const endsKey = "reads-end";
const endsWithBrowser = "browser";
const openCookie = "reads-open=1";

/** Notes the end of data cached from now on; unknown before the server's answer. */
export function noteEnd(remembered: boolean | undefined): void {
  if (remembered === undefined) return;
  if (remembered) localStorage.removeItem(endsKey);
  else {
    localStorage.setItem(endsKey, endsWithBrowser);
    document.cookie = `${openCookie}; path=/; samesite=lax`;
  }
}

/** Whether it has ended, as an expression for a page's inline script. */
export const hasEndedExpression = `localStorage.getItem("${endsKey}")==="${endsWithBrowser}"&&!document.cookie.includes("${openCookie}")`;

export const hasEnded = (): boolean =>
  localStorage.getItem(endsKey) === endsWithBrowser && !document.cookie.includes(openCookie);
