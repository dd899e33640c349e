/*
 * Whether the app may be put on the home screen now, and how: the browser says so with an event, which comes
 * when it likes; on iPhones a person does it by hand.
 */

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function tell(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

const onOffer = (event: Event) => {
  // Said at a moment of ours, rather than over whatever is being done.
  event.preventDefault();
  tell(event as InstallEvent);
};
addEventListener("beforeinstallprompt", onOffer);
addEventListener("appinstalled", () => tell(undefined));

type Way = "browser" | "by hand" | undefined;

export const installing = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  way(): Way {
    if (isInstalled()) return undefined;
    if (offer) return "browser";
    return isApple() ? "by hand" : undefined;
  },
  /** Has the browser ask; it asks once for each offer. */
  async ask(): Promise<void> {
    const asked = offer;
    tell(undefined);
    await asked?.prompt();
  },
};

const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads say that they are Macs, which have no fingers. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const key = "visits";
const hourMs = 60 * 60_000;

interface Visits {
  count: number;
  lastAt: number;
  declined?: boolean;
}

function read(): Visits {
  try {
    return { count: 0, lastAt: 0, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return { count: 0, lastAt: 0 };
  }
}

function write(visits: Visits): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // Without storage every visit is the first, and nobody is asked.
  }
}

/**
 * Counts this opening of the app, one an hour.
 * @returns whether it is a later visit than the second, of somebody who did not say no
 */
export function isGoodMoment(now = Date.now()): boolean {
  const visits = read();
  const isNew = now - visits.lastAt > hourMs;
  const count = visits.count + (isNew ? 1 : 0);
  write({ ...visits, count, lastAt: isNew ? now : visits.lastAt });
  return count > 2 && !visits.declined;
}

export const decline = (): void => write({ ...read(), declined: true });
