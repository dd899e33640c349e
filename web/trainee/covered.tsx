import { type ComponentType, Suspense, useEffect, useRef } from "react";
import { lazyPart } from "../frame/again.tsx";
import { focusOn } from "../frame/focus-on.ts";
import { useLocked } from "../lib/session/app-lock.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { TraineeHeader } from "./trainee-header.tsx";

const LockNotice = lazyPart(async () => (await import("../app-lock/lock-notice.tsx")).LockNotice);

/** A screen that the app lock covers: while it is locked, nothing of it is drawn, and nothing it shows is requested. */
export function covered(title: () => string, Screen: ComponentType): ComponentType {
  return function CoveredScreen() {
    const locked = useFocusOnOpening(useLocked());
    return locked ? <LockedScreen title={title()} /> : <Screen />;
  };
}

export function LockedScreen({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader title={title} />
      <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-md rounded-xl!" />}>
        <LockNotice />
      </Suspense>
    </div>
  );
}

/** The focused form is gone with the opening; the screen's heading takes the focus. */
function useFocusOnOpening(locked: boolean): boolean {
  const was = useRef(locked);
  useEffect(() => {
    if (was.current && !locked) focusOn(document.querySelector<HTMLElement>("main h1"));
    was.current = locked;
  }, [locked]);
  return locked;
}
