import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "../ui/toast-store.ts";

const restMs = 1_000;
const isAsked = () => toastStore.read().length > 0;

/** What is said in passing; its code comes once the screen has come to rest, or with the first word. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const asked = useSyncExternalStore(toastStore.subscribe, isAsked, () => false);
  useEffect(() => {
    if (Toaster) return;
    const load = () =>
      import("../ui/toast.tsx").then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => undefined,
      );
    const timer = setTimeout(load, asked ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [asked, Toaster]);
  return Toaster && <Toaster />;
}
