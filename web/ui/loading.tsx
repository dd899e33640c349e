import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";

type LoadingProps = { className?: string; children: ReactNode };

/** `Skeleton`s in place of content; announced to screen readers as loading. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{m.ui_loading()}</span>
      {children}
    </div>
  );
}
