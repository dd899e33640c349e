import { type ReactNode, useId } from "react";
import { m } from "../paraglide/messages.js";
import { useModal } from "./dialog.tsx";
import { Glyph, outlines } from "./glyph.tsx";
import { IconButton } from "./icon-button.tsx";

type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The sheet's name for screen readers; `header` replaces it on screen. */
  title: string;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A drawer from the start of reading. */
export function SideSheet(props: SideSheetProps) {
  return props.open ? <OpenSideSheet {...props} /> : null;
}

function OpenSideSheet({ onClose, title, header, footer, children }: SideSheetProps) {
  const id = useId();
  const { ref, dialogProps } = useModal(onClose);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className="slide-from-start ms-0 me-auto my-0 h-(--window) max-h-none w-[min(20rem,86vw)] max-w-none animate-slide overflow-hidden rounded-e-xl bg-overlay p-0 shadow-overlay"
      {...dialogProps}
    >
      <div className="safe-top flex h-full flex-col">
        <header className="flex items-start gap-2 py-3 ps-5 pe-2">
          <h2 id={id} className={header ? "sr-only" : "grow pt-1.5 text-lg"}>
            {title}
          </h2>
          {header && <div className="min-w-0 grow pt-1">{header}</div>}
          <IconButton label={m.ui_close()} onClick={onClose} className="text-muted">
            <Glyph d={outlines.close} />
          </IconButton>
        </header>
        <div
          data-scroller
          className="min-h-0 grow overflow-y-auto overscroll-contain px-3 mt-(--room) pb-3"
        >
          {children}
        </div>
        {footer && <footer className="border-t border-line px-3 py-3">{footer}</footer>}
        <div className="safe-bottom shrink-0" />
      </div>
    </dialog>
  );
}
