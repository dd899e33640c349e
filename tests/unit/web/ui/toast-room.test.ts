import { describe, expect, it } from "vitest";
import { toastRoom } from "../../../../web/ui/toast-room.ts";

/** A scrolling part and its room in pixels. */
function makeScroller(scrollTop: number) {
  const values = new Map<string, string>();
  const style = {
    getPropertyValue: (name: string) => values.get(name) ?? "",
    setProperty: (name: string, value: string) => values.set(name, value),
  };
  const part = { scrollTop, style };
  return {
    part,
    element: part as unknown as HTMLElement,
    room: () => values.get("--room"),
  };
}

describe("the room of toasts in a dialog", () => {
  it("leaves scrolled content in place when a toast comes and goes", () => {
    const { part, element, room } = makeScroller(280);
    const grow = toastRoom(false);
    grow(element, 66);
    expect(part.scrollTop).toBe(346);
    grow(null, 0);
    expect(part.scrollTop).toBe(280);
    expect(room()).toBe("0px");
  });

  it("leaves it in place under a second toast, if the first was there before the dialog", () => {
    const { part, element } = makeScroller(0);
    const grow = toastRoom(true);
    grow(element, 66);
    expect(part.scrollTop).toBe(0);
    part.scrollTop = 346;
    grow(element, 128);
    expect(part.scrollTop).toBe(408);
  });

  it("moves content that stands at its beginning, so that nothing is covered", () => {
    const { part, element, room } = makeScroller(0);
    toastRoom(false)(element, 66);
    expect(part.scrollTop).toBe(0);
    expect(room()).toBe("66px");
  });
});
