import { drawingOf } from "../../domain/libraries/movement/drawing.ts";
import { type Movement, poseAt, secondsOf } from "../../domain/libraries/movement/movement.ts";
import { boxOf, pathsOf } from "../../domain/libraries/movement/paths.ts";
import type { Steps } from "../../domain/libraries/movement/steps.ts";
import { stillOf } from "../../web/exercises/movement/still.ts";
import { hasHalo } from "../../web/exercises/movement/tones.ts";

/** A movement with its steps in each language. */
export interface Pictured {
  id: string;
  movement: Movement;
  steps: readonly Steps[];
}

const colours: Record<string, string> = {
  "body-far": "#c9c3ba",
  "body-middle": "#b3aca1",
  "body-near": "#a39b8f",
  "works-far": "#5fae8f",
  "works-middle": "#0f8a5f",
  "works-near": "#0f8a5f",
  "helps-far": "#abc9ba",
  "helps-middle": "#7fb9a0",
  "helps-near": "#7fb9a0",
  gear: "#3a352e",
  rope: "#3a352e",
  plate: "#3a352e99",
  pad: "#8a7f70",
  water: "#4aa3c266",
  floor: "#e9e4da",
};

const colourOf = (tone: string) => colours[tone] ?? colours[tone.split("-")[0] ?? ""] ?? "#f0f";

const halo = ' stroke="#fbf9f5" stroke-width="1.1" paint-order="stroke" stroke-linejoin="round"';

const margin = 4;

/** Five moments of a movement: from the first to the farthest, or of a whole turn. */
function momentsOf(movement: Movement): number[] {
  const { moments } = movement;
  const returns = moments.some(({ phase }) => phase === "effort");
  const half = moments.slice(0, moments.length / 2).reduce((sum, { seconds }) => sum + seconds, 0);
  const end = returns ? half : (secondsOf(movement) * 4) / 5;
  return [0, 0.25, 0.5, 0.75, 1].map((part) => part * end);
}

type Paths = ReturnType<typeof pathsOf>;

const svgPaths = (paths: Paths) =>
  paths
    .map(({ tone, d }) => `<path d="${d}" fill="${colourOf(tone)}"${hasHalo(tone) ? halo : ""}/>`)
    .join("");

/** Its still picture as on a card, five moments on one scale, and its steps. */
function rowOf({ id, movement, steps }: Pictured): string {
  const drawing = drawingOf(movement);
  const still = stillOf(movement, drawing, false);
  const figures = still.figures.map(
    ({ x, y, paths }) => `<g transform="translate(${x} ${y})">${svgPaths(paths)}</g>`,
  );
  const card = `<svg class="card" viewBox="0 0 ${still.width} ${still.height}" width="240" height="180">${figures.join("")}</svg>`;
  const frames = momentsOf(movement).map((time) => drawing.at(poseAt(movement, time)));
  const box = boxOf(frames.flat());
  const [left, top] = [box.left - margin, box.top - margin];
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
  const scale = Math.min(2.6, 250 / width, 230 / height);
  const pictures = frames.map(
    (frame) =>
      `<svg viewBox="${left} ${top} ${width} ${height}" width="${width * scale}" height="${height * scale}">${svgPaths(pathsOf(frame))}</svg>`,
  );
  const texts = steps.map(
    ({ name, start, motion, mistakes }, index) =>
      `<p dir="${index === 0 ? "rtl" : "ltr"}"><b>${name}</b> ${start} ${motion} <i>${mistakes.join(" ")}</i></p>`,
  );
  return `<section><h2>${id}</h2><div>${card}${pictures.join("")}</div>${texts.join("")}</section>`;
}

const style = `body { margin: 8px; font: 12px sans-serif; background: #fbf9f5 }
h2 { font-size: 14px; margin: 6px 0 0 }
p { margin: 2px 0 }
section { border-bottom: 1px solid #ddd }
div { display: flex; gap: 4px; align-items: end }
.card { border: 1px solid #ddd; margin: 4px }`;

/** A page of movements, a row each. */
export const sheetOf = (pictured: readonly Pictured[]) =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${pictured.map(rowOf).join("")}`;
