const key = "splashSeen";

/** Once in a tab: whoever comes back from registration is not made to wait again. */
export function wasSplashSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function markSplashSeen(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage the splash comes again.
  }
}

/** Inline in the page, so that a splash once seen is never drawn. */
export const splashSeenScript = `try{sessionStorage.${key}&&(document.documentElement.dataset.splash="seen")}catch{}`;
