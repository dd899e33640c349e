import { createElement, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useShown } from "../../../../../web/check-ins/photos/use-shown.ts";

type Shown = ReturnType<typeof useShown>;

function Tile({ onShow, onDrawn }: { onShow: () => void; onDrawn: (shown: Shown) => void }) {
  onDrawn(useShown(onShow));
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hidden photo, and how often it was shown. */
function draw() {
  const onShow = vi.fn();
  let shown: Shown | undefined;
  const onDrawn = (drawn: Shown) => {
    shown = drawn;
  };
  renderToString(createElement(Tile, { onShow, onDrawn }));
  const pointer = (timeStamp: number, event: Partial<PointerEvent> = {}) =>
    ({
      button: 0,
      isPrimary: true,
      timeStamp,
      currentTarget: { setPointerCapture: () => {} },
      ...event,
    }) as unknown as PointerEvent;
  return {
    shown,
    onShow,
    down: (event: Partial<PointerEvent> = {}) => shown?.press.onPointerDown(pointer(0, event)),
    up: (afterMs: number) => shown?.press.onPointerUp(pointer(afterMs)),
    cancel: () => shown?.press.onPointerCancel(),
    click: (detail: number) => shown?.press.onClick({ detail } as MouseEvent),
  };
}

describe("a photo", () => {
  it("is hidden until it is pressed", () => {
    const { shown, onShow } = draw();
    expect(shown?.isShown).toBe(false);
    expect(onShow).not.toHaveBeenCalled();
  });

  it("is shown by a press that is held, of the first button or the first finger alone", () => {
    const { down, onShow } = draw();
    down({ button: 2 });
    down({ isPrimary: false });
    vi.advanceTimersByTime(1000);
    expect(onShow).not.toHaveBeenCalled();
    down();
    vi.advanceTimersByTime(1000);
    expect(onShow).toHaveBeenCalledOnce();
  });

  it("is shown at once by a short press", () => {
    const { down, up, onShow } = draw();
    down();
    up(50);
    expect(onShow).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(onShow).toHaveBeenCalledOnce();
  });

  it("stays hidden by a touch that begins a scroll", () => {
    const { down, cancel, onShow } = draw();
    down();
    vi.advanceTimersByTime(100);
    cancel();
    vi.advanceTimersByTime(1000);
    expect(onShow).not.toHaveBeenCalled();
  });

  it("is shown by the click of a key or a screen reader, and not again by a pointer's", () => {
    const { click, onShow } = draw();
    click(1);
    expect(onShow).not.toHaveBeenCalled();
    click(0);
    expect(onShow).toHaveBeenCalledOnce();
  });

  it("is not shown again and again by a held key", () => {
    const { shown } = draw();
    const preventDefault = vi.fn();
    const key = (repeat: boolean) =>
      shown?.press.onKeyDown({ repeat, preventDefault } as unknown as KeyboardEvent);
    key(false);
    expect(preventDefault).not.toHaveBeenCalled();
    key(true);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it("opens no menu that could save it", () => {
    const { shown } = draw();
    const preventDefault = vi.fn();
    shown?.press.onContextMenu({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
