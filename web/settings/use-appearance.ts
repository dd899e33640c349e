import { useEffect, useRef, useState } from "react";
import type { AppearanceBody } from "../../domain/contract/accounts/appearance.ts";
import type { Language } from "../../domain/language.ts";
import { applyAppearance, noteFollowed, onAppearance, readAppearance } from "../lib/appearance.ts";
import { getWho } from "../lib/session/session.ts";
import { isRefused } from "../lib/session/viewing.ts";
import { getLocale, setLocale } from "../paraglide/runtime.js";

/** Stores the choice for the account; returns its time. */
export type AppearanceApi = (chosen: AppearanceBody) => Promise<{ chosenAt: number }>;

type Keeping = "idle" | "pending" | "kept" | "failed";
type Looks = Omit<AppearanceBody, "language">;

/**
 * The appearance of this device: changed at once, and stored for the account. A language is stored first, as the page
 * reloads in it.
 */
export function useAppearance(api: AppearanceApi) {
  const [appearance, setAppearance] = useState(readAppearance);
  const [language, setLanguage] = useState<Language>(getLocale);
  const [keeping, setKeeping] = useState<Keeping>("idle");
  // In order, each with all choices so far, so that the newest choice wins.
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  useDeviceLooks(() => setAppearance(readAppearance()));

  const keep = (wanted: Language) => {
    const order = queue.current;
    order.waiting += 1;
    setKeeping("pending");
    order.last = order.last.then(async () => {
      try {
        const { chosenAt } = await api({ ...readAppearance(), language: wanted });
        const id = getWho()?.id;
        if (id) noteFollowed(id, chosenAt);
        setKeeping("kept");
        if (order.waiting === 1) setLocale(wanted);
      } catch {
        setKeeping("failed");
      } finally {
        order.waiting -= 1;
      }
    });
  };

  return {
    appearance,
    language,
    keeping,
    choose(change: Partial<Looks>) {
      if (isRefused()) return;
      applyAppearance({ ...readAppearance(), ...change });
      keep(language);
    },
    speak(wanted: Language) {
      if (isRefused()) return;
      setLanguage(wanted);
      keep(wanted);
    },
    keepAgain: () => keep(language),
  };
}

/** Follows other changes of the appearance: another tab, or a choice on another device. */
function useDeviceLooks(onChange: () => void): void {
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const end = onAppearance(() => changed.current());
    const followTab = () => applyAppearance(readAppearance());
    addEventListener("storage", followTab);
    return () => {
      end();
      removeEventListener("storage", followTab);
    };
  }, []);
}
