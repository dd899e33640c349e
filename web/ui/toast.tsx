import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { m } from "../paraglide/messages.js";
import { betweenPresses } from "./between-presses.ts";
import { Glyph, outlines } from "./glyph.tsx";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, type ToastEntry, type ToastKind, toastStore } from "./toast-store.ts";
import { raise, useInFront, useToastPlace } from "./use-toast-place.ts";

export { dismissToast, toast } from "./toast-store.ts";

const looks: Record<ToastKind, { outline: string; className: string }> = {
  success: { outline: outlines.check, className: "text-good" },
  error: { outline: outlines.warning, className: "text-bad" },
  info: { outline: outlines.info, className: "text-muted" },
};

const shownToasts = betweenPresses(toastStore);

/**
 * The app's only toaster, placed so that everything stays reachable. Its live regions exist before any text; an empty
 * one in a dialog is no message.
 */
export function Toaster() {
  const entries = useSyncExternalStore(shownToasts.subscribe, shownToasts.read, shownToasts.read);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const dialog = useInFront(home);
  useToastPlace(region, { shown: entries.length > 0, dialog });

  // In the top layer, so that a dialog does not cover its own message.
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (entries.length > 0) raise(element);
    else if (element.matches(":popover-open")) element.hidePopover();
  }, [entries]);

  const polite = entries.filter((entry) => entry.kind !== "error");
  const urgent = entries.filter((entry) => entry.kind === "error");
  return (
    <div ref={home}>
      <div className="sr-only" aria-live="polite" {...(polite.length > 0 && { role: "status" })}>
        {polite.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
      <div className="sr-only" aria-live="assertive" {...(urgent.length > 0 && { role: "alert" })}>
        {urgent.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
      {/* Where browsers know no popover it has its place by itself; `fit-content` is the whole window in WebKit. */}
      <section
        ref={region}
        popover="manual"
        aria-label={m.ui_notifications_region()}
        className="toasts fixed inset-x-0 top-auto bottom-[calc(max(var(--floating,0px),env(safe-area-inset-bottom))+0.75rem)] z-50 mx-auto my-0 h-auto w-full max-w-md gap-2 overflow-visible bg-transparent px-4 text-ink open:grid not-supports-[selector(:popover-open)]:grid"
      >
        {entries.map((entry) => (
          <ToastCard key={entry.id} entry={entry} />
        ))}
      </section>
    </div>
  );
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const [held, setHeld] = useState(false);
  const look = looks[entry.kind];
  const lasts = entry.lastsMs ?? (entry.action || entry.kind === "error" ? 8000 : 4000);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(entry.id), lasts);
    return () => clearTimeout(timer);
  }, [entry.id, held, lasts]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses under a pointer
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex animate-enter flex-wrap items-center rounded-lg border border-line bg-overlay py-1 ps-4 pe-1 shadow-overlay"
    >
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3 pe-3">
        <Glyph d={look.outline} className={look.className} />
        <p className="min-w-0 grow py-2">{entry.text}</p>
      </div>
      <div className="ms-auto flex items-center gap-3">
        {entry.action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(entry.id);
              entry.action?.onAction();
            }}
            className="min-h-11 rounded-md px-3 font-medium text-accent-ink hover:bg-soft"
          >
            {entry.action.label}
          </button>
        )}
        <IconButton
          label={m.ui_dismiss()}
          onClick={() => dismissToast(entry.id)}
          className="text-muted"
        >
          <Glyph d={outlines.close} className="text-base" />
        </IconButton>
      </div>
    </div>
  );
}
