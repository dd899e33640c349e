import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "./glyph.tsx";
import { IconButton } from "./icon-button.tsx";

type ScreenHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  onBack?: () => void;
  /** A router's link instead of the back button. */
  back?: ReactNode;
  actions?: ReactNode;
};

export function ScreenHeader({ title, text, onBack, back, actions }: ScreenHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2">
      {/* In one line where it can be: the actions take the next one first. */}
      <div className="flex max-w-full min-w-24 grow items-center gap-2">
        {back}
        {onBack && (
          <IconButton label={m.ui_back()} onClick={onBack} className="-ms-2.5">
            <Glyph d={outlines.back} mirror />
          </IconButton>
        )}
        <div className="min-w-0 grow">
          <h1 className="text-lg wrap-anywhere">{title}</h1>
          {text && <p className="w-0 min-w-full text-sm text-muted">{text}</p>}
        </div>
      </div>
      {actions && <div className="flex max-w-full flex-wrap items-center gap-1">{actions}</div>}
    </header>
  );
}
