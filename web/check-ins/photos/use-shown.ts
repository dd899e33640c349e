import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** A touch shorter than this may begin a scroll, which must open nothing. */
const settleMs = 150;
/** A press of this length shows only while it lasts; a shorter one until the next. */
const holdMs = 400;
/** Nothing stays open on a screen that nobody watches. */
const maxShownMs = 60_000;

interface Press {
  begin: number;
  /** Until it shows the photos; undefined for a press on shown ones. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Whether photos are shown: from a tap to the next one, or while they are held. They hide when the window loses the
 * focus or is out of sight.
 * @param onShow called at each showing
 */
export function useShown(onShow: () => void) {
  const [isShown, setShown] = useState(false);
  const pressed = useRef<Press>(undefined);

  useEffect(() => {
    if (!isShown) return;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, maxShownMs);
    addEventListener("blur", hide);
    addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearTimeout(timer);
      removeEventListener("blur", hide);
      removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [isShown]);
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);

  const hide = () => setShown(false);
  const show = () => {
    setShown(true);
    onShow();
  };
  const toggle = () => (isShown ? hide() : show());
  const release = () => {
    const { current } = pressed;
    clearTimeout(current?.timer);
    pressed.current = undefined;
    return current;
  };

  return {
    isShown,
    toggle,
    hide,
    press: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || !event.isPrimary) return;
        // The release is heard wherever the pointer is by then.
        event.currentTarget.setPointerCapture(event.pointerId);
        release();
        const timer = isShown ? undefined : setTimeout(show, settleMs);
        pressed.current = { begin: event.timeStamp, timer };
      },
      onPointerUp(event: PointerEvent) {
        const press = release();
        if (!press) return;
        if (press.timer === undefined || event.timeStamp - press.begin >= holdMs) hide();
        else if (!isShown) show();
      },
      onPointerCancel() {
        if (release()?.timer !== undefined) hide();
      },
      onKeyDown(event: { repeat: boolean; preventDefault(): void }) {
        if (event.repeat) event.preventDefault();
      },
      // Of the keyboard and of screen readers; a pointer's click was heard as a press.
      onClick(event: MouseEvent) {
        if (event.detail === 0) toggle();
      },
      // A held picture opens no menu that could save it.
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
