import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { useClosesOnBack } from "./back-closes.ts";
import { Glyph, outlines } from "./glyph.tsx";
import { IconButton } from "./icon-button.tsx";
import { addOpenDialog } from "./open-dialogs.ts";
import { watchTaps } from "./second-tap.ts";

export type DialogSize = "md" | "lg" | "tall" | "full";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** The action of Back and of Esc in a later step; closing by default. */
  onBack?: (() => void) | undefined;
  title: string;
  description?: string;
  /** Beside the close button. */
  action?: ReactNode;
  /** Actions, always visible while the content scrolls. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Whether the scrolling part takes the focus, so that the keyboard can scroll it. */
  readOnly?: boolean;
  /** Whether the head gives its room to the content; the title remains for screen readers. */
  headless?: boolean;
  children?: ReactNode;
};

const phoneSheet =
  "mt-auto mb-0 w-full max-h-[min(92dvh,var(--window))] rounded-t-xl max-md:animate-rise md:m-auto md:rounded-xl md:animate-enter";

const sizes: Record<DialogSize, string> = {
  md: `${phoneSheet} md:max-w-md md:max-h-[86dvh]`,
  lg: `${phoneSheet} md:max-w-2xl md:max-h-[86dvh]`,
  // Constant height, whatever a search finds.
  tall: `${phoneSheet} h-[min(92dvh,var(--window))] md:max-w-2xl md:h-[min(86dvh,48rem)]`,
  full: "m-0 h-(--window) w-dvw animate-rise",
};

/** The width of a full dialog's content with its sides. */
const column = "mx-auto w-full max-w-[calc(42rem+2.5rem)]";

/** A sheet from below on phones, centred on wide screens. The content is mounted while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    onBack,
    title,
    description,
    action,
    footer,
    size = "md",
    readOnly = false,
    headless = false,
    children,
  } = props;
  const id = useId();
  const { ref, dialogProps } = useModal(onClose, onBack);
  const full = size === "full";
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={`max-w-none overflow-hidden bg-overlay p-0 shadow-overlay backdrop:animate-enter ${full ? "max-h-none" : ""} ${sizes[size]}`}
      {...dialogProps}
    >
      <div
        className={`flex flex-col ${full ? "h-full safe-top" : size === "tall" ? "h-full" : "max-h-[inherit]"}`}
      >
        {/* The buttons go above a title that has a word too long to stand beside them. */}
        <header
          hidden={headless}
          className={`flex flex-wrap-reverse items-end gap-x-2 ps-5 pe-2 pt-3 pb-2 ${full ? column : ""}`}
        >
          <div className="max-w-full grow basis-0 self-stretch pt-1.5">
            <h2 id={`${id}-title`} className="text-lg">
              {title}
            </h2>
            {description && (
              <p id={`${id}-text`} className="max-h-[24dvh] overflow-y-auto text-muted">
                {description}
              </p>
            )}
          </div>
          <div className="ms-auto flex gap-2">
            {action}
            <IconButton label={m.ui_close()} onClick={onClose} className="text-muted">
              <Glyph d={outlines.close} />
            </IconButton>
          </div>
        </header>
        <div
          {...(readOnly ? { role: "region", "aria-labelledby": `${id}-title`, tabIndex: 0 } : {})}
          data-scroller
          className="relative min-h-0 grow overflow-y-auto overscroll-contain mt-(--room) px-5 pt-1 pb-5 [[hidden]+&]:mt-[max(0.5rem,var(--room,0px))] focus-visible:-outline-offset-2"
        >
          <div className={full ? "mx-auto max-w-2xl" : undefined}>{children}</div>
        </div>
        {footer && (
          <footer className="border-t border-line px-5 py-3">
            <div
              className={`flex flex-wrap gap-3 *:grow md:justify-end md:*:grow-0 ${full ? "mx-auto max-w-2xl" : ""}`}
            >
              {footer}
            </div>
          </footer>
        )}
        <div className="safe-bottom shrink-0" />
      </div>
    </dialog>
  );
}

/** Opens a native dialog while the component lives; the browser restores the focus. */
export function useModal(onClose: () => void, onBack = onClose) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const pressedOutside = useRef(false);
  useClosesOnBack(onBack);

  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const removeOpen = addOpenDialog(dialog);
    const ignoreSecondTap = watchTaps(dialog);
    // The browser's default is the first button, which closes.
    const wanted = dialog.querySelector<HTMLElement>("[data-focus-first]");
    (wanted ?? dialog).focus();
    // A second Esc closes without `cancel`; the state follows here.
    const onClosed = () => !dialog.open && close.current();
    dialog.addEventListener("close", onClosed);
    return () => {
      dialog.removeEventListener("close", onClosed);
      removeOpen();
      ignoreSecondTap();
      dialog.close();
    };
  }, []);

  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    ref,
    dialogProps: {
      tabIndex: -1,
      onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack();
      },
      onPointerDown: (event: MouseEvent) => {
        pressedOutside.current = isBackdrop(event);
      },
      onClick: (event: MouseEvent) => {
        if (pressedOutside.current && isBackdrop(event)) onClose();
      },
    },
  };
}
