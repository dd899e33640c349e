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
const listTop = 690;
const rowHeight = 104;
/** Width of the list of exercises; the body stands beside it. */
const listRoom = 470;

/** Draws a day on a canvas of 1080 × 1350, reading from the start of the screen's language. */
export async function drawCard(canvas: HTMLCanvasElement, content: CardContent): Promise<void> {
  await document.fonts.ready;
  const pen = new CardPen(canvas);
  pen.mark(side, 84, 88);
  pen.text(m.app_name(), { size: 48, weight: 600 }, { x: side + 108, y: 130, room: 300 });
  pen.text(
    content.day,
    { size: 38, colour: "muted" },
    { x: width - side, y: 130, room: 480, align: "end" },
  );
  drawHero(pen, content);
  pen.rule(listTop - 64);
  drawExercises(pen, content.exercises);
  drawBody(pen, content.worked);
  const person = content.person.join(" · ");
  if (person) {
    pen.text(person, { size: 40, weight: 600 }, { x: side, y: height - 92, room });
  }
}

function drawHero(pen: CardPen, { hero, facts }: CardContent): void {
  const base = 330;
  if (hero) {
    const length = pen.text(
      `\u2066${hero.value}\u2069`,
      { size: 190, weight: 600 },
      { x: side, y: base, room: room - 120 },
    );
    if (hero.unit) {
      const style = { size: 64, colour: "muted" } as const;
      pen.text(hero.unit, style, { x: side + length + 28, y: base + 44, room: 160 });
    }
    pen.text(
      hero.caption,
      { size: 48, weight: 600, colour: "accent-ink" },
      { x: side, y: base + 138, room },
    );
  }
  pen.text(facts.join(" · "), { size: 38, colour: "muted" }, { x: side, y: base + 222, room });
}

function drawExercises(pen: CardPen, exercises: CardContent["exercises"]): void {
  const shown = exercises.slice(0, shownExercises);
  const left = exercises.length - shown.length;
  for (const [index, { name, done }] of shown.entries()) {
    const y = listTop + index * rowHeight;
    pen.text(name, { size: 38, weight: 600 }, { x: side, y: y + 22, room: listRoom });
    pen.text(done, { size: 34, colour: "muted" }, { x: side, y: y + 70, room: listRoom });
  }
  if (left > 0) {
    const y = listTop + shown.length * rowHeight + 22;
    const text = m.training_share_others({ count: left });
    pen.text(text, { size: 34, colour: "muted" }, { x: side, y, room: listRoom });
  }
}

/** Both sides of the body, one above nothing: side by side, the front first. */
function drawBody(pen: CardPen, worked: CardContent["worked"]): void {
  const sets = muscleSets(worked, written);
  if (sets.size === 0) return;
  const sides = [seenBody("front"), seenBody("back")];
  const gap = 8;
  const [first] = sides;
  if (!first) return;
  const across = 2 * first.box.width + gap;
  const scale = (room - listRoom - 40) / across;
  const left = direction() === "rtl" ? side : side + listRoom + 40;
  const { context } = pen;
  const ordered = direction() === "rtl" ? sides.toReversed() : sides;
  for (const [index, { box, body, muscles }] of ordered.entries()) {
    context.save();
    context.translate(left, listTop + 8);
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
