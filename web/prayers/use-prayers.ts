import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PrayerSettings } from "../../domain/prayers/settings.ts";
import { sendShown } from "../lib/waiting/send-shown.ts";
import { useChoice } from "../lib/waiting/use-choice.ts";
import type { PrayersApi } from "./api.ts";

/** A person's choices of prayer times, saved at once. A choice that is not saved stays on the screen. */
export function usePrayers(api: PrayersApi) {
  const own = useQuery({
    queryKey: [...api.key],
    queryFn: ({ signal }) => api.read(signal),
  });
  const [chosen, setChosen] = useState<PrayerSettings>();
  const choice = useChoice(own.data?.settings, (settings, signal) =>
    sendShown(api.key, settings, () => api.choose(settings, signal)),
  );
  const settings = choice.keeping === "failed" && chosen ? chosen : choice.value;
  const change = (part: Partial<PrayerSettings>) => {
    if (!settings) return;
    const next = { ...settings, ...part };
    setChosen(next);
    choice.choose(next);
  };
  return { own, settings, choice, change };
}
