import type { ReactNode } from "react";
import { useRest } from "./rest.ts";
import { RestBar } from "./rest-bar.tsx";

/** A dock above the bottom bar, in reach of a thumb: the running rest and the next set. */
export function Dock({ children }: { children?: ReactNode }) {
  const resting = useRest() !== undefined;
  if (!resting && !children) return null;
  return (
    <>
      <div aria-hidden="true" className={resting && children ? "h-36" : "h-18"} />
      <div className="pointer-events-none fixed inset-x-0 bottom-[env(safe-area-inset-bottom)] z-10 px-3 pb-2 in-[:has(>[data-bottom-bar])]:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] lg:in-[:has(>[data-bottom-bar])]:bottom-[5.5rem] pointer-coarse:in-[:has(input:focus)]:hidden">
        <div
          data-floating
          className="pointer-events-auto mx-auto grid max-w-lg grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-overlay shadow-overlay"
        >
          {resting && <RestBar />}
          {children}
        </div>
      </div>
    </>
  );
}
