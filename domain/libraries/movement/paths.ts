import type { Drawn } from "./drawing.ts";

const short = (number: number) => String(Math.round(number * 10) / 10);

/** A shape as a path, always clockwise, so that shapes of a path never cut holes into each other. */
export function pathOf({ shape }: Pick<Drawn, "shape">): string {
  if (shape.kind === "hull") {
    return `M${shape.points.map((point) => point.map(short).join(" ")).join("L")}Z`;
  }
  const angle = (shape.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (a: number, b: number) =>
    `${short(shape.x + a * cos - b * sin)} ${short(shape.y + a * sin + b * cos)}`;
  if (shape.kind === "taper") {
    const { length, radii } = shape;
    return `M${at(0, -radii[0])}L${at(length, -radii[1])}L${at(length, radii[1])}L${at(0, radii[0])}Z`;
  }
  const { rx, ry, degrees } = shape;
  const arc = `A${short(rx)} ${short(ry)} ${short(degrees)} 0 1 `;
  return `M${at(-rx, 0)}${arc}${at(rx, 0)}${arc}${at(-rx, 0)}Z`;
}

/** The key of shapes drawn as one: neighbours of a colour, within a body those of one part. */
export const runOf = ({ tone, depth, part }: Drawn) =>
  tone === "body" ? `${tone}-${depth} ${part}` : `${tone}-${depth}`;

/** A still of a pose: the fewest paths by colour, from back to front. */
export function pathsOf(drawn: readonly Drawn[]): { tone: string; d: string }[] {
  const paths: { tone: string; d: string }[] = [];
  let run = "";
  for (const each of drawn) {
    const last = paths.at(-1);
    if (last && run === runOf(each)) last.d += pathOf(each);
    else paths.push({ tone: `${each.tone}-${each.depth}`, d: pathOf(each) });
    run = runOf(each);
  }
  return paths;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The bounding box of a drawing. */
export function boxOf(drawn: readonly Drawn[]): Box {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { shape } of drawn) {
    if (shape.kind === "hull") {
      for (const [x, y] of shape.points) {
        xs.push(x);
        ys.push(y);
      }
      continue;
    }
    const angle = (shape.degrees * Math.PI) / 180;
    if (shape.kind === "oval") {
      const { x, y, rx, ry } = shape;
      const wide = Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
      const high = Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle));
      xs.push(x - wide, x + wide);
      ys.push(y - high, y + high);
    } else {
      const { x, y, length, radii } = shape;
      xs.push(x - radii[0], x + length * Math.cos(angle));
      ys.push(y - radii[0], y + length * Math.sin(angle));
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
