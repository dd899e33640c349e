import { seenBody } from "../../../../../domain/libraries/movement/body-map.ts";
import written from "../../../../../domain/libraries/movement/data/muscles.json" with {
  type: "json",
};
import {
  type CountedExercise,
  muscleSets,
  stepOf,
} from "../../../../../domain/libraries/movement/muscle-sets.ts";
import { pathOf } from "../../../../../domain/libraries/movement/paths.ts";
import { m } from "../../../../paraglide/messages.js";
import { direction } from "../../../../ui/direction.ts";
import { CardPen, card, type Worked } from "./card-pen.ts";
import type { Hero } from "./hero.ts";

/** The content of a day's picture. */
export interface CardContent {
  day: string;
  hero: Hero | undefined;
  facts: readonly string[];
  exercises: readonly { name: string; done: string }[];
  worked: readonly CountedExercise[];
  /** What the person chose to show of themselves. */
  person: readonly string[];
}

const { width, height, side } = card;
const room = width - 2 * side;
const shownExercises = 5;
/** Width of the list of exercises; the body stands beside it. */
const listRoom = 470;
const mostRowHeight = 176;
/** The height from which a name has room for a second line. */
const twoLines = 150;

/** The part below the rule, which list and body share. */
interface Band {
  top: number;
  bottom: number;
}

/** Draws a day on a canvas of 1080 × 1350, reading from the start of the screen's language. */
export async function drawCard(canvas: HTMLCanvasElement, content: CardContent): Promise<void> {
  await document.fonts.ready;
  const pen = new CardPen(canvas);
  pen.mark(side, 72, 88);
  const named = pen.text(
    m.app_name(),
    { size: 52, weight: 600 },
    { x: side + 108, y: 118, room: 300 },
  );
  pen.text(
    content.day,
    { size: 42, colour: "muted" },
    { x: width - side, y: 118, room: room - 108 - named - 40, align: "end" },
  );
  const rule = drawHero(pen, content) + 62;
  pen.rule(rule);
  const person = content.person.join(" · ");
  const band = { top: rule + 56, bottom: height - (person ? 156 : 72) };
  drawExercises(pen, content.exercises, band);
  drawBody(pen, content.worked, band);
  if (person) {
    pen.text(person, { size: 44, weight: 600 }, { x: side, y: height - 88, room });
  }
}

/** @returns the middle of its last line */
function drawHero(pen: CardPen, { hero, facts }: CardContent): number {
  let y = 300;
  if (hero) {
    const length = pen.text(
      `\u2066${hero.value}\u2069`,
      { size: 210, weight: 600 },
      { x: side, y, room: room - 140 },
    );
    if (hero.unit) {
      const style = { size: 72, colour: "muted" } as const;
      pen.text(hero.unit, style, { x: side + length + 28, y: y + 48, room: 160 });
    }
    const style = { size: 52, weight: 600, colour: "accent-ink" } as const;
    const place = { x: side, y: y + 158, room, lines: 2 };
    y = pen.lines(hero.caption.split(" "), style, place) + 78;
  }
  const style = { size: 42, colour: "muted" } as const;
  return pen.lines(facts, style, { x: side, y, room, lines: 2, joined: " · " });
}

function drawExercises(
  pen: CardPen,
  exercises: CardContent["exercises"],
  { top, bottom }: Band,
): void {
  const shown = exercises.slice(0, shownExercises);
  const left = exercises.length - shown.length;
  const rows = shown.length + (left > 0 ? 0.5 : 0);
  const rowHeight = Math.min(mostRowHeight, (bottom - top) / rows);
  const lines = rowHeight < twoLines ? 1 : 2;
  // The tail of a final letter stays above the line below, where the rows have the height for it.
  const below = Math.min(58, Math.max(48, rowHeight / 2));
  let y = (top + bottom - rows * rowHeight) / 2 + 28;
  const place = { x: side, room: listRoom };
  for (const { name, done } of shown) {
    const style = { size: 42, weight: 600 } as const;
    const end = pen.lines(name.split(" "), style, { ...place, y, lines });
    pen.text(done, { size: 36, colour: "muted" }, { ...place, y: end + below });
    y += rowHeight;
  }
  if (left > 0) {
    const text = m.training_share_others({ count: left });
    pen.text(text, { size: 38, colour: "muted" }, { ...place, y });
  }
}

/** Both sides of the body, one above nothing: side by side, the front first. */
function drawBody(pen: CardPen, worked: CardContent["worked"], { top, bottom }: Band): void {
  const sets = muscleSets(worked, written);
  if (sets.size === 0) return;
  const sides = [seenBody("front"), seenBody("back")];
  const gap = 8;
  const [first] = sides;
  if (!first) return;
  const across = 2 * first.box.width + gap;
  const scale = (room - listRoom - 40) / across;
  const down = Math.max(top, (top + bottom - first.box.height * scale) / 2);
  const left = direction() === "rtl" ? side : side + listRoom + 40;
  const { context } = pen;
  const ordered = direction() === "rtl" ? sides.toReversed() : sides;
  for (const [index, { box, body, muscles }] of ordered.entries()) {
    context.save();
    context.translate(left, down);
    context.scale(scale, scale);
    context.translate(index * (box.width + gap) - box.left, -box.top);
    context.lineJoin = "round";
    context.fillStyle = pen.colour("figure");
    context.fill(new Path2D(body.map(pathOf).join("")));
    context.lineWidth = 0.9;
    context.strokeStyle = pen.colour("figure");
    for (const [muscle, shapes] of muscles) {
      const count = sets.get(muscle);
      if (count === undefined) continue;
      const path = new Path2D(shapes.map(pathOf).join(""));
      const tone: Worked = `worked-${stepOf(count, "day")}`;
      context.fillStyle = pen.colour(tone);
      context.stroke(path);
      context.fill(path);
    }
    context.restore();
  }
}
