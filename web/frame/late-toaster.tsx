import { useSyncExternalStore } from "react";
import { toastStore } from "../ui/toast-store.ts";
import { useLatePart } from "./again.tsx";

const loadToaster = async () => (await import("../ui/toast.tsx")).Toaster;
const isAsked = () => toastStore.read().length > 0;

/** What is said in passing. */
export function LateToaster() {
  const asked = useSyncExternalStore(toastStore.subscribe, isAsked, isAsked);
  return useLatePart(loadToaster, 0, asked);
}
