import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../frame/again.tsx";
import { focusOn } from "../frame/focus-on.ts";
import { isLocked } from "../lib/session/app-lock.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";

const UnlockDialog = lazyPart(async () => (await import("./unlock-dialog.tsx")).UnlockDialog);

/** Stands in the place of a covered part of a screen. */
export function LockedCard({ title }: { title: string }) {
  const [opening, setOpening] = useState(false);
  const card = useRef<HTMLElement>(null);
  useFocusOnOpening(card, opening);
  return (
    <Card ref={card} title={title}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex grow items-center gap-2 text-muted">
          <Icon name="lock" className="shrink-0" />
          {m.app_lock_locked()}
        </p>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpening(true)}>
          {m.app_lock_open()}
        </Button>
      </div>
      <Suspense>{opening && <UnlockDialog onClose={() => setOpening(false)} />}</Suspense>
    </Card>
  );
}

/** The pressed button is gone with the opening; the heading of what was covered takes the focus. */
function useFocusOnOpening(card: RefObject<HTMLElement | null>, opening: boolean): void {
  useEffect(() => {
    const { parentElement, previousElementSibling } = card.current ?? {};
    if (!opening) return;
    return () => {
      if (isLocked()) return;
      const shown = previousElementSibling?.nextElementSibling ?? parentElement?.firstElementChild;
      focusOn(shown?.querySelector<HTMLElement>("h2, h3") ?? (shown as HTMLElement | undefined));
    };
  }, [card, opening]);
}
