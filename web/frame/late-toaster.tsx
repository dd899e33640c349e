import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "../ui/toast-store.ts";

const isAsked = () => toastStore.read().length > 0;

/** What is said in passing; its code comes right behind the screen, which does not wait for it. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const asked = useSyncExternalStore(toastStore.subscribe, isAsked, () => false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again with the first word
  useEffect(() => {
    if (Toaster) return;
    const load = () =>
      void import("../ui/toast.tsx").then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => undefined,
      );
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [asked, Toaster]);
  return Toaster && <Toaster />;
}
