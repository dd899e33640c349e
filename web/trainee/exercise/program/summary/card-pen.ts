import { direction } from "../../../../ui/direction.ts";
import { inLines } from "./in-lines.ts";

export const card = { width: 1080, height: 1350, side: 88 } as const;

type Colour = "surface" | "ink" | "muted" | "line" | "accent" | "accent-ink" | "figure" | Worked;
export type Worked = "worked-1" | "worked-2" | "worked-3";

interface TextStyle {
  size: number;
  weight?: number;
  colour?: Colour;
}

interface Place {
  x: number;
  y: number;
  room: number;
}

const lineHeight = 1.3;
/** The smallest share of its size to which a line shrinks before it is shortened. */
const smallest = 0.75;

/** A canvas in the design of the screen: its typeface, its colours, its direction. */
export class CardPen {
  readonly context: CanvasRenderingContext2D;
  readonly #family = getComputedStyle(document.body).fontFamily;
  readonly #colours = new Map<Colour, string>();
  readonly #isRtl = direction() === "rtl";

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("nothing to draw on");
    canvas.width = card.width;
    canvas.height = card.height;
    this.context = context;
    context.direction = direction();
    context.fillStyle = this.colour("surface");
    context.fillRect(0, 0, card.width, card.height);
  }

  /** A place by its distance from the reading start. */
  x(fromStart: number): number {
    return this.#isRtl ? card.width - fromStart : fromStart;
  }

  /** A colour of the design, as the browser computes it. */
  colour(name: Colour): string {
    const known = this.#colours.get(name);
    if (known) return known;
    const probe = document.createElement("span");
    probe.style.color = `var(--color-${name})`;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    this.#colours.set(name, found);
    return found;
  }

  /**
   * Writes one line with its middle at `y`, in smaller letters if it needs them.
   * @param x its start, or its end, from the reading start
   */
  text(
    text: string,
    style: TextStyle,
    { align = "start", ...place }: Place & { align?: "start" | "end" },
  ): number {
    const { context } = this;
    this.#use(style, align);
    const full = context.measureText(text).width;
    if (full > place.room) {
      const size = Math.max(style.size * smallest, (style.size * place.room) / full);
      this.#use({ ...style, size: Math.floor(size) }, align);
    }
    const shown = this.#fitting(text, place.room);
    context.fillText(shown, this.x(place.x), place.y);
    return context.measureText(shown).width;
  }

  /**
   * Writes parts that stay whole on as many lines as they need, up to `lines`.
   * @param y the middle of the first line
   * @returns the middle of the last line
   */
  lines(
    parts: readonly string[],
    style: TextStyle,
    { lines, joined = " ", ...place }: Place & { lines: number; joined?: string },
  ): number {
    this.#use(style, "start");
    const width = (text: string) => this.context.measureText(text).width;
    const shown = inLines(parts, { lines, joined, fits: (line) => width(line) <= place.room });
    for (const [index, line] of shown.entries()) {
      this.text(line, style, { ...place, y: place.y + index * style.size * lineHeight });
    }
    return place.y + (shown.length - 1) * style.size * lineHeight;
  }

  #use({ size, weight = 400, colour = "ink" }: TextStyle, align: "start" | "end"): void {
    this.context.font = `${weight} ${size}px ${this.#family}`;
    this.context.fillStyle = this.colour(colour);
    this.context.textAlign = align;
    this.context.textBaseline = "middle";
  }

  #fitting(text: string, room: number): string {
    const fits = (part: string) => this.context.measureText(part).width <= room;
    if (fits(text)) return text;
    const signs = [...text];
    while (signs.length > 1 && !fits(`${signs.join("")}…`)) signs.pop();
    return `${signs.join("").trimEnd()}…`;
  }

  rule(y: number): void {
    this.context.fillStyle = this.colour("line");
    this.context.fillRect(card.side, y, card.width - 2 * card.side, 3);
  }

  /** The م with its kasra, in a square box. */
  mark(x: number, y: number, size: number): void {
    const { context } = this;
    const left = this.#isRtl ? this.x(x) - size : x;
    context.save();
    context.translate(left, y);
    context.scale(size / 48, size / 48);
    context.lineCap = "round";
    context.lineJoin = "round";
    context.lineWidth = 6;
    context.strokeStyle = this.colour("ink");
    context.stroke(new Path2D("M7.5 30.5H29.5a11 11 0 1 0 0-22a11 11 0 1 0 0 22"));
    context.lineWidth = 5.5;
    context.strokeStyle = this.colour("accent");
    context.stroke(new Path2D("M23.5 43 35.5 39"));
    context.restore();
  }
}
