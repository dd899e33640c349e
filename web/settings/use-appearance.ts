import { useRef, useState } from "react";
import type { Appearance } from "../../domain/appearance.ts";
import type { AppearanceBody } from "../../domain/contract/accounts/appearance.ts";
import type { Language } from "../../domain/language.ts";
import { applyAppearance, noteFollowed, readAppearance } from "../lib/appearance.ts";
import { errorText } from "../lib/error-text.ts";
import { getWho } from "../lib/session.ts";
import { m } from "../paraglide/messages.js";
import { getLocale, setLocale } from "../paraglide/runtime.js";

/** Keeps the choice for the account; answers when it was made. */
export type AppearanceApi = (chosen: AppearanceBody) => Promise<{ chosenAt: number }>;

/** How this device looks: changed at once, and kept for the account behind it. */
export function useAppearance(api: AppearanceApi) {
  const [appearance, setAppearance] = useState(readAppearance);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  // One after the other: the newest choice is the one that stays.
  const last = useRef(Promise.resolve());

  const keep = (chosen: AppearanceBody, after?: () => void) => {
    setSaved(false);
    setFailure(undefined);
    last.current = last.current.then(async () => {
      try {
        const { chosenAt } = await api(chosen);
        const id = getWho()?.id;
        if (id) noteFollowed(id, chosenAt);
        setSaved(true);
        after?.();
      } catch (error) {
        setFailure(errorText(error, m.settings_keep_failed()));
      }
    });
  };

  return {
    appearance,
    saved,
    failure,
    choose(next: Appearance) {
      setAppearance(next);
      applyAppearance(next);
      keep({ ...next, language: getLocale() });
    },
    /** The page opens anew in another language, once the account knows it. */
    speak(language: Language) {
      keep({ ...appearance, language }, () => setLocale(language));
    },
  };
}
