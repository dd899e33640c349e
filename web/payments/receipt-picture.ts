import { formatMoney } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { direction } from "../ui/direction.ts";
import type { Receipt } from "./receipt-lines.ts";

const width = 1080;
const side = 96;
const font = (size: number, weight: number) =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;

const colours = {
  paper: "#ffffff",
  ink: "#101418",
  muted: "#5b6470",
  line: "#d7dce2",
  bad: "#b3261e",
};
type Colour = keyof typeof colours;

interface Style {
  size: number;
  weight?: number;
  colour?: Colour;
}

/** A receipt as a picture, the same on every device: dark on white, in the screen's language. */
export async function drawReceipt(receipt: Receipt): Promise<Blob> {
  await document.fonts.ready;
  // First to measure the height, then to draw.
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = 1;
  const height = new Pen(canvas).draw(receipt);
  canvas.height = height;
  new Pen(canvas).draw(receipt);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #start: number;
  readonly #end: number;
  #y = side;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("nothing to draw on");
    this.#context = context;
    context.direction = direction();
    [this.#start, this.#end] = direction() === "rtl" ? [width - side, side] : [side, width - side];
    context.fillStyle = colours.paper;
    context.fillRect(0, 0, width, canvas.height);
  }

  /** @returns the picture's height */
  draw({ title, number, agorot, lines, note, reversed }: Receipt): number {
    this.#pair([title, { size: 56, weight: 600 }], [number, { size: 40, colour: "muted" }], 92);
    this.#rule();
    const paid = this.#text(formatMoney(agorot), { size: 112, weight: 600 }, this.#start, 190);
    if (reversed) {
      this.#strike(paid, 190);
      this.#stamp(reversed);
    }
    for (const { label, value } of lines) this.#line(label, value);
    if (note) {
      this.#rule();
      this.#paragraph(note, { size: 40 });
    }
    this.#rule();
    this.#paragraph(m.app_name(), { size: 32, colour: "muted" });
    return Math.ceil(this.#y + side / 2);
  }

  /** Two texts on a line, at its start and at its end. */
  #pair(first: [string, Style], second: [string, Style], height: number): void {
    this.#text(first[0], first[1], this.#start, 0, height);
    this.#text(second[0], second[1], this.#end, height, height);
  }

  /** A label with its value; a long value wraps. */
  #line(label: string, value: string): void {
    const height = 68;
    this.#text(label, { size: 40, colour: "muted" }, this.#start, 0, height);
    const room = (width - 2 * side) * 0.62;
    for (const part of this.#wrap(value, { size: 40, weight: 600 }, room)) {
      this.#text(part, { size: 40, weight: 600 }, this.#end, height, height);
    }
  }

  #paragraph(text: string, style: Style): void {
    for (const part of this.#wrap(text, style, width - 2 * side)) {
      this.#text(part, style, this.#start, style.size * 1.7);
    }
  }

  /** @returns the text's width; the next text is `step` lower */
  #text(text: string, style: Style, x: number, step: number, height = step): number {
    this.#style(style);
    this.#context.textAlign = x === this.#start ? "start" : "end";
    this.#context.textBaseline = "middle";
    this.#context.fillText(text, x, this.#y + height / 2);
    this.#y += step;
    return this.#context.measureText(text).width;
  }

  #style({ size, weight = 400, colour = "ink" }: Style): void {
    this.#context.font = font(size, weight);
    this.#context.fillStyle = colours[colour];
  }

  #wrap(text: string, style: Style, room: number): string[] {
    this.#style(style);
    const fits = (part: string) => this.#context.measureText(part).width <= room;
    const parts: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = `${parts.at(-1) ?? ""} ${word}`.trim();
      if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
      else parts.push(...cut(word, fits));
    }
    return parts;
  }

  #rule(): void {
    this.#context.fillStyle = colours.line;
    this.#context.fillRect(side, this.#y + 20, width - 2 * side, 2);
    this.#y += 44;
  }

  #strike(length: number, height: number): void {
    const from = this.#start === side ? side : this.#start - length;
    this.#context.fillStyle = colours.ink;
    this.#context.fillRect(from, this.#y - height / 2, length, 6);
  }

  #stamp(text: string): void {
    const style = { size: 44, weight: 600, colour: "bad" } as const;
    this.#style(style);
    const length = this.#context.measureText(text).width + 56;
    const from = this.#start === side ? side : this.#start - length;
    this.#context.strokeStyle = colours.bad;
    this.#context.lineWidth = 5;
    this.#context.strokeRect(from, this.#y, length, 88);
    this.#context.textAlign = "center";
    this.#context.fillText(text, from + length / 2, this.#y + 44);
    this.#y += 124;
  }
}

/** The pieces of a word that is longer than a line. */
function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts = [""];
  for (const sign of word) {
    const longer = (parts.at(-1) ?? "") + sign;
    if (fits(longer) || longer === sign) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
