const key = "splashSeen";

/** Inline in the page, so that a splash once seen is never drawn. */
export const splashSeenScript = `try{sessionStorage.${key}&&(document.documentElement.dataset.splash="seen")}catch{}`;

const stepMs = 100;
const percentPerStep = 5;

/** Tells readers how far the splash is, takes it away at its end, or at a tap or a key before. */
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
  // Finished also when it had ended before the page woke up.
  if (!movement || wasSplashSeen()) end();
  else movement.finished.then(end, unfollow);
  return unfollow;
}

/** Once in a tab: whoever comes back from registration is not made to wait again. */
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
    // Without storage the splash comes again.
  }
}
