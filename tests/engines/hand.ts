import { expect, vi } from "vitest";
import type { Browser, InputSource } from "./browser.ts";

/** In pixels of the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

interface Target {
  /** A selector of possible elements. */
  css: string;
  /** The beginning of its label, or else of its text. */
  name?: string;
}

const keys = {
  enter: "\uE007",
  up: "\uE013",
  pageUp: "\uE00E",
} as const;

const buttons = "button, [role=button]";

/** Retries a check until it passes, for at most 30 s. */
export const eventually = <Value>(check: () => Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 30_000, interval: 100 });

/** User input for a browser by the engine's own events. */
export type Hand = ReturnType<typeof handOf>;

/** @param origin - the address of the product, before each path */
export function handOf(browser: Browser, origin: string) {
  const act = (...sources: InputSource[]) => browser.act(sources);

  /** The box of a visible, still and uncovered element. */
  async function boxOf({ css, name = "" }: Target): Promise<Box> {
    let before: Box | null = null;
    return eventually(async () => {
      const box = await browser.evaluate(find, css, name);
      const last = before;
      before = box;
      if (!box) throw new Error(`${css} "${name}" is nowhere in sight`);
      expect(box, `${css} "${name}" moves`).toEqual(last);
      return box;
    });
  }

  const isRunning = () =>
    eventually(async () => expect(await browser.evaluate(appRuns), "the app runs").toBe(true));

  async function pressAt({ x, y }: Point): Promise<void> {
    await act(
      pointer(
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ),
    );
  }

  async function press(target: Target): Promise<void> {
    await pressAt(middleOf(await boxOf(target)));
  }

  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value } as const,
      { type: "keyUp", value } as const,
    ]);
    await act({ type: "key", id: "keys", actions });
  }

  return {
    browser,
    boxOf,
    press,
    type,
    /** Loads a screen, and waits for the app. */
    async go(path: string): Promise<void> {
      await browser.open(`${origin}${path}`);
      await isRunning();
    },
    async reload(): Promise<void> {
      await browser.reload();
      await isRunning();
    },
    pressButton: (name: string) => press({ css: buttons, name }),
    /** Clicks a visible button without a pointer, like a screen reader. */
    async clickButton(name: string): Promise<void> {
      const { x, y } = middleOf(await boxOf({ css: buttons, name }));
      await browser.evaluate(clickAt, buttons, x, y);
    },
    pressKey: (key: keyof typeof keys) => type(keys[key]),
    /** Drags with the mouse, with a pause before the release. */
    async drag(from: Point, to: Point): Promise<void> {
      const steps = 10;
      const points = Array.from({ length: steps }, (_, step) => (step + 1) / steps).map((part) => ({
        ...({ type: "pointerMove", duration: 30 } as const),
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      }));
      await act(
        pointer(
          { type: "pointerMove", ...from },
          { type: "pointerDown", button: 0 },
          ...points,
          { type: "pause", duration: 300 },
          { type: "pointerUp", button: 0 },
        ),
      );
    },
    /** Whether an element exists. */
    has: (css: string) => browser.evaluate((which) => document.querySelector(which) !== null, css),
    text: (css = "body") =>
      browser.evaluate((which) => document.querySelector<HTMLElement>(which)?.innerText ?? "", css),
    attribute: (css: string, name: string) =>
      browser.evaluate(
        (which, attribute) => document.querySelector(which)?.getAttribute(attribute) ?? null,
        css,
        name,
      ),
    path: () => browser.evaluate(() => location.pathname),
  };
}

type PointerActions = Extract<InputSource, { type: "pointer" }>["actions"];

const pointer = (...actions: PointerActions): InputSource => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
});

const appRuns = () => Boolean(document.getElementById("root")) && !("earlyClick" in window);

function clickAt(css: string, x: number, y: number): void {
  document.elementFromPoint(x, y)?.closest<HTMLElement>(css)?.click();
}

function find(css: string, name: string): Box | null {
  const nameOf = (element: Element) => {
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = (field ? element.labels?.[0] : undefined) ?? element;
    return (element.getAttribute("aria-label") ?? label.textContent ?? "").trim();
  };
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return target && playState === "running" ? [target] : [];
  });
  for (const element of document.querySelectorAll(css)) {
    if (!nameOf(element).startsWith(name)) continue;
    if (moving.some((target) => target.contains(element))) continue;
    const seen = element.getBoundingClientRect();
    if (seen.width === 0 || seen.height === 0) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOver = top && (element.contains(top) || top.closest("label")?.contains(element));
    if (isOver) return { x, y, width, height };
  }
  return null;
}
