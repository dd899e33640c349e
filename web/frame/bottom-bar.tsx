import type { ReactNode } from "react";
import { CountBadge } from "../ui/badge.tsx";
import type { Unread } from "./unread-texts.ts";

type BottomBarProps = { label: string; className?: string; children: ReactNode };

/** The places in reach of a thumb, one column each. */
export function BottomBar({ label, className = "", children }: BottomBarProps) {
  return (
    <nav
      data-bottom-bar
      data-floating
      aria-label={label}
      className={`safe-bottom fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised ${className}`}
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr px-1 grid-flow-col">{children}</ul>
    </nav>
  );
}

/** The classes of a place's link or button. */
export const placeClass =
  "grid min-h-16 w-full justify-items-center gap-0.5 px-1 py-2 text-sm text-muted transition active:scale-95 aria-[current=page]:font-medium aria-[current=page]:text-accent-ink";

type PlaceContentProps = { icon: ReactNode; label: string; unread?: Unread | undefined };

export function PlaceContent({ icon, label, unread }: PlaceContentProps) {
  return (
    <>
      <span className="relative text-lg">
        {icon}
        {unread && (
          <CountBadge
            {...unread}
            // Within the window at any size of text.
            className="absolute -end-[min(0.75rem,3.3vw)] -top-2 ring-2 ring-raised"
          />
        )}
      </span>
      <span className="max-w-full text-center text-[min(1em,3.6vw)]">{label}</span>
    </>
  );
}
