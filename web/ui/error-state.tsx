import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { Glyph, outlines } from "./glyph.tsx";

type ErrorStateProps = {
  /** The failed thing; the text gives the reason, without repeating it. */
  title: string;
  text?: string | undefined;
  onRetry?: () => void;
  pending?: boolean;
  /** Replaces the warning icon, e.g. offline. */
  icon?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
};

/** A failed load, with a retry. */
export function ErrorState({ title, text, onRetry, pending, icon, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-sm justify-items-center gap-2 px-4 py-10 text-center"
    >
      <span
        className={`mb-2 grid size-16 place-items-center rounded-full text-[1.6rem] ${icon ? "bg-soft text-muted" : "bg-bad-soft text-bad"}`}
      >
        {icon ?? <Glyph d={outlines.warning} />}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="text-balance text-muted">{text}</p>}
      {onRetry && (
        <Button variant="secondary" className="mt-3" onClick={onRetry} pending={pending}>
          {m.ui_retry()}
        </Button>
      )}
      {children}
    </div>
  );
}
