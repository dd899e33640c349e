import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../frame/again.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { PrayerSettings } from "./settings.tsx";

const Loaded = lazyPart(async () => (await import("./settings.tsx")).PrayerSettings);

/** The settings of prayer times. The cities and their calculation load when they are shown. */
export function LazyPrayerSettings(props: ComponentProps<typeof PrayerSettings>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
