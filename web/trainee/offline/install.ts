/*
 * The possible ways to install the app now. Browsers announce it with an event at any time. On iPhones a person does
 * it by hand.
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
  // The product chooses the moment, so that no dialog interrupts.
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
  /** Opens the browser's dialog, once for each offer. */
  async ask(): Promise<void> {
    const asked = offer;
    tell(undefined);
    await asked?.prompt();
  },
};

const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPads call themselves Macs, but Macs have no touch screen. */
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
    // Without storage every visit is the first, and the line never shows.
  }
}

/**
 * Counts a visit, at most one an hour.
 * @returns whether it is the third or later, and the person has not declined
 */
export function isGoodMoment(now = Date.now()): boolean {
  const visits = read();
  const isNew = now - visits.lastAt > hourMs;
  const count = visits.count + (isNew ? 1 : 0);
  write({ ...visits, count, lastAt: isNew ? now : visits.lastAt });
  return count > 2 && !visits.declined;
}

export const decline = (): void => write({ ...read(), declined: true });
