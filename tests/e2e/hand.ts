import type { Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

interface Drag {
  from: Point;
  by: Point;
  steps?: number;
  /** Milliseconds from one event to the next. */
  stepMs?: number;
  /** Milliseconds of rest before it leaves; without a rest it throws. */
  restMs?: number;
}

type Phase = "down" | "move" | "up";
const touches = { down: "touchStart", move: "touchMove", up: "touchEnd" } as const;
const presses = { down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const;

/**
 * A finger or mouse with timestamps in its events.
 * Rests and throws are the same on any machine, without waiting.
 */
export async function handOf(page: Page, kind: "finger" | "mouse") {
  const client = await page.context().newCDPSession(page);
  const send = async (phase: Phase, point: Point, timestamp: number) => {
    if (kind === "mouse") {
      const button = { button: "left", buttons: phase === "up" ? 0 : 1, clickCount: 1 } as const;
      await client.send("Input.dispatchMouseEvent", {
        type: presses[phase],
        ...point,
        timestamp,
        ...button,
      });
      return;
    }
    const touchPoints = phase === "up" ? [] : [point];
    await client.send("Input.dispatchTouchEvent", { type: touches[phase], touchPoints, timestamp });
  };
  return async ({ from, by, steps = 8, stepMs = 12, restMs = 0 }: Drag) => {
    let at = Date.now() / 1000;
    const place = (part: number) => ({ x: from.x + by.x * part, y: from.y + by.y * part });
    await send("down", from, at);
    for (let step = 1; step <= steps; step += 1) {
      at += stepMs / 1000;
      await send("move", place(step / steps), at);
    }
    await send("up", place(1), at + restMs / 1000);
  };
}
