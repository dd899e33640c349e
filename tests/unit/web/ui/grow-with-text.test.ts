import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { growWithText } from "../../../../web/ui/grow-with-text.ts";

let widen: (() => void) | undefined;
let supported = false;

beforeEach(() => {
  supported = false;
  vi.stubGlobal("CSS", { supports: () => supported });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onSize: () => void) {
        widen = onSize;
      }
      observe() {}
      disconnect() {
        widen = undefined;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A box with lines of 20 px, a padding of 10 px and a border of 1 px, at first with one line. */
class Box extends EventTarget {
  lines = 1;
  offsetWidth = 300;
  style = { height: "" };
  offsetHeight = 32;
  clientHeight = 30;
  get scrollHeight() {
    return this.lines * 20 + 10;
  }
}

function makeBox() {
  const box = new Box();
  const growth = growWithText(box as unknown as HTMLTextAreaElement);
  const type = (lines: number) => {
    box.lines = lines;
    box.dispatchEvent(new Event("input"));
  };
  return { box, growth, type };
}

describe("a text box in browsers without field-sizing", () => {
  it("grows and shrinks with its input, borders included", () => {
    const { box, type } = makeBox();
    expect(box.style.height).toBe("32px");
    type(3);
    expect(box.style.height).toBe("72px");
    type(1);
    expect(box.style.height).toBe("32px");
  });

  it("follows a value set by code, as after sending a message", () => {
    const { box, growth, type } = makeBox();
    type(4);
    box.lines = 1;
    growth.fit();
    expect(box.style.height).toBe("32px");
  });

  it("is measured once it is visible, and again at another width", () => {
    const { box } = makeBox();
    box.lines = 2;
    widen?.();
    expect(box.style.height).toBe("52px");
    box.lines = 5;
    widen?.();
    expect(box.style.height).toBe("52px");
    box.offsetWidth = 200;
    widen?.();
    expect(box.style.height).toBe("112px");
  });

  it("keeps a height dragged by hand", () => {
    const { box, type } = makeBox();
    box.style.height = "200px";
    type(3);
    expect(box.style.height).toBe("200px");
  });

  it("is left alone after its end, and in browsers with field-sizing", () => {
    const { box, growth, type } = makeBox();
    growth.end();
    type(3);
    expect(box.style.height).toBe("32px");
    supported = true;
    const { box: other, type: typeOther } = makeBox();
    typeOther(3);
    expect(other.style.height).toBe("");
  });
});
