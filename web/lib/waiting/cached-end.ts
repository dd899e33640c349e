/*
 * What a device keeps of a session that is not remembered ends with the browser, as the session does: a cookie
 * without a date tells whether that is still the same.
 */

const endsKey = "reads-end";
const endsWithBrowser = "browser";
const openCookie = "reads-open=1";

/** Notes when what is kept from now on ends; nothing is known before the server has answered. */
export function noteEnd(remembered: boolean | undefined): void {
  if (remembered === undefined) return;
  if (remembered) localStorage.removeItem(endsKey);
  else {
    localStorage.setItem(endsKey, endsWithBrowser);
    document.cookie = `${openCookie}; path=/; samesite=lax`;
  }
}

/** Whether it has ended, as an expression that a page's own script can hold. */
export const hasEndedExpression = `localStorage.getItem("${endsKey}")==="${endsWithBrowser}"&&!document.cookie.includes("${openCookie}")`;

export const hasEnded = (): boolean =>
  localStorage.getItem(endsKey) === endsWithBrowser && !document.cookie.includes(openCookie);
