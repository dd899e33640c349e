import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";

type LoadingProps = { className?: string; children: ReactNode };

/** `Skeleton`s in the places of what is coming; readers hear that it loads. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{m.ui_loading()}</span>
      {children}
    </div>
  );
}
