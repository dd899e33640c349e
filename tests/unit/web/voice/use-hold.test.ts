import { createElement, type MouseEvent, type PointerEvent } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { effectOf, useHold } from "../../../../web/voice/use-hold.ts";
import type { VoiceRecorder } from "../../../../web/voice/use-recorder.ts";

const press = { timeStamp: 1000, clientX: 300, clientY: 700 };

describe("the end of a press on the microphone", () => {
  it.each([
    ["a tap", { type: "pointerup", timeStamp: 1499 }, "continue"],
    ["a hold", { type: "pointerup", timeStamp: 1500 }, "finish"],
    ["a hold with a move nearby", { type: "pointerup", timeStamp: 3000, clientX: 220 }, "finish"],
    ["a hold that ends far away", { type: "pointerup", timeStamp: 3000, clientX: 200 }, "cancel"],
    ["a hold that the browser takes", { type: "pointercancel", timeStamp: 3000 }, "cancel"],
    ["a tap that the browser takes", { type: "pointercancel", timeStamp: 1100 }, "continue"],
  ])("%s", (_, end, effect) => {
    expect(effectOf(press, { ...press, ...end })).toBe(effect);
  });
});

type Handlers = ReturnType<typeof useHold>["handlers"];
type ButtonProps = { recorder: VoiceRecorder; onDrawn: (handlers: Handlers) => void };

function Button({ recorder, onDrawn }: ButtonProps) {
  onDrawn(useHold(recorder).handlers);
  return null;
}

/** The handlers of the button, and the number of started recordings. */
function draw() {
  let started = 0;
  let handlers: Handlers | undefined;
  const ignore = () => {};
  const recorder = { start: () => (started += 1), finish: ignore, cancel: ignore };
  const onDrawn = (drawn: Handlers) => {
    handlers = drawn;
  };
  renderToString(
    createElement(Button, { recorder: recorder as unknown as VoiceRecorder, onDrawn }),
  );
  const down = () =>
    handlers?.onPointerDown({ button: 0, nativeEvent: press } as unknown as PointerEvent);
  const click = (detail: number) => handlers?.onClick({ detail } as MouseEvent);
  return { down, click, started: () => started };
}

describe("the microphone", () => {
  it("starts once by a tap and its click", () => {
    const { down, click, started } = draw();
    down();
    click(1);
    expect(started()).toBe(1);
  });

  it.each([
    ["the keyboard", 0],
    ["a screen reader", 1],
  ])("starts by a click of %s without a pointer", (_, detail) => {
    const { click, started } = draw();
    click(detail);
    expect(started()).toBe(1);
  });

  it("starts by the keyboard after a hold without a click", () => {
    const { down, click, started } = draw();
    down();
    click(0);
    expect(started()).toBe(2);
  });
});
