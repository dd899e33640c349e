const key = "splashSeen";

/** Inline in the page, so that a second splash is never drawn. */
export const splashSeenScript = `try{sessionStorage.${key}&&(document.documentElement.dataset.splash="seen")}catch{}`;

const stepMs = 100;
const percentPerStep = 5;

/** Announces the splash's progress to screen readers, and removes it at its end or at a tap or key. */
export function followSplash(): () => void {
  const splash = document.getElementById("splash");
  const movement = splash?.getAnimations()[0];
  const timer = setInterval(() => {
    const percent = Math.floor(Number(movement?.currentTime ?? 0) / stepMs) * percentPerStep;
    splash
      ?.querySelector("[role=progressbar]")
      ?.setAttribute("aria-valuenow", String(Math.min(100, percent)));
  }, stepMs);
  const unfollow = () => {
    clearInterval(timer);
    removeEventListener("keydown", end);
    removeEventListener("pointerdown", end);
  };
  const end = () => {
    unfollow();
    markSplashSeen();
    splash?.remove();
  };
  addEventListener("keydown", end);
  addEventListener("pointerdown", end);
  // It may have ended before hydration.
  if (!movement || wasSplashSeen()) end();
  else movement.finished.then(end, unfollow);
  return unfollow;
}

/** Once in a tab, so that a return from registration does not repeat it. */
function wasSplashSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function markSplashSeen(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage the splash repeats.
  }
}
