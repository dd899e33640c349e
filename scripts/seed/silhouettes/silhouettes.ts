import type { PhotoPose } from "../../../domain/check-ins/progress-photos.ts";
import { type Area, drawAreas, type Point } from "./draw.ts";
import { encodeJpeg } from "./jpeg.ts";

/** Pixels. The upper edge is the neck: photos have no face. */
export const silhouetteSize = { width: 360, height: 480 } as const;

/** A drawing in place of a photo: a clothed person without a face. */
export interface Silhouette {
  gender: "female" | "male";
  pose: PhotoPose;
  /** Months before the newest one, 0–2: the figure becomes a little slimmer. */
  ago: number;
}

const middle = silhouetteSize.width / 2;
const tones = {
  wall: 226,
  floor: 206,
  skin: 168,
  cloth: 104,
  sleeve: 92,
  scarf: 82,
  trousers: 62,
  shoe: 40,
} as const;
const floorAt = 428;
/** Clothes below this line become wider with the person. */
const waistFrom = 90;
const widerByMonth = 0.05;

/** One outline, the right half of a symmetric one, or the right one of a pair. */
type Kind = "one" | "half" | "pair";
/** A part of a figure; its points are distances from the middle and heights. */
type Part = readonly [tone: keyof typeof tones, kind: Kind, points: string];

const man: readonly Part[] = [
  ["shoe", "pair", "23,442 49,442 56,456 45,461 22,460"],
  ["skin", "half", "19,-8 19,14 30,24 0,44"],
  ["skin", "pair", "66,96 88,96 94,150 95,204 80,204 75,150"],
  ["skin", "pair", "80,200 95,200 96,218 89,230 81,220"],
  ["trousers", "half", "54,178 57,230 52,320 48,446 24,446 16,330 3,236"],
  ["cloth", "pair", "46,30 70,38 84,62 93,112 66,116 52,70"],
  ["cloth", "half", "22,18 60,33 64,80 58,120 55,150 57,198 0,203"],
];

const woman: readonly Part[] = [
  ["shoe", "pair", "17,442 43,442 50,456 39,461 16,460"],
  ["skin", "pair", "72,206 87,206 88,224 81,236 73,226"],
  ["trousers", "half", "48,240 52,300 50,380 50,446 16,446 8,380 3,300"],
  ["cloth", "pair", "36,34 58,42 72,68 84,140 90,210 72,213 62,150 46,84"],
  ["cloth", "half", "20,22 52,38 54,80 50,124 55,172 60,230 64,292 0,299"],
];

const figures: Record<Silhouette["gender"], Record<PhotoPose, readonly Part[]>> = {
  male: {
    front: [...man, ["skin", "half", "19,8 21,17 0,32"]],
    side: [
      ["shoe", "one", "-22,442 8,442 36,453 36,461 -23,461"],
      ["skin", "one", "-18,-8 16,-8 20,20 24,34 -24,34"],
      ["trousers", "one", "-36,178 38,178 36,250 26,330 14,446 -20,446 -26,330 -40,240"],
      ["cloth", "one", "-22,18 18,18 36,48 43,90 40,140 41,200 -38,200 -34,150 -42,80 -36,40"],
      ["skin", "one", "-10,108 14,108 17,160 20,206 22,226 12,232 4,212 -4,160"],
      ["sleeve", "one", "-18,38 8,34 20,62 20,114 -15,116 -22,72"],
    ],
    back: man,
  },
  female: {
    front: [...woman, ["scarf", "half", "34,-10 38,14 52,40 34,68 0,84"]],
    side: [
      ["shoe", "one", "-20,442 8,442 32,453 32,461 -21,461"],
      ["trousers", "one", "-38,240 38,240 34,330 26,446 -24,446 -34,330"],
      [
        "cloth",
        "one",
        "-24,22 18,22 34,50 44,92 38,140 42,200 46,294 -48,294 -46,210 -34,140 -36,60",
      ],
      ["sleeve", "one", "-16,40 8,36 18,70 20,140 26,206 8,212 -2,146 -18,80"],
      ["skin", "one", "9,210 25,206 30,222 24,236 14,226"],
      ["scarf", "one", "-32,-10 26,-10 34,20 38,56 8,70 -30,82 -42,40"],
    ],
    back: [...woman, ["scarf", "half", "34,-10 38,14 54,40 42,78 0,104"]],
  },
};

function areasOf([tone, kind, text]: Part, width: number): Area[] {
  const isWaist = tone === "cloth" || tone === "trousers";
  const points = text.split(" ").map((point): Point => {
    const [out = 0, y = 0] = point.split(",").map(Number);
    return [isWaist && kind !== "pair" && y > waistFrom ? out * width : out, y];
  });
  const placed = (to: 1 | -1) => points.map(([out, y]): Point => [middle + to * out, y]);
  const grey = tones[tone];
  if (kind === "one") return [{ grey, outline: placed(1) }];
  if (kind === "half") return [{ grey, outline: [...placed(1), ...placed(-1).toReversed()] }];
  return [placed(1), placed(-1)].map((outline) => ({ grey, outline }));
}

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/** A silhouette as a JPEG, the same each time. */
export function silhouette({ gender, pose, ago }: Silhouette): Uint8Array<ArrayBuffer> {
  const key = `${gender} ${pose} ${ago}`;
  const known = drawn.get(key);
  if (known) return known;
  const ground = (y: number) => (y < floorAt ? tones.wall : tones.floor);
  const width = 1 + ago * widerByMonth;
  const areas = figures[gender][pose].flatMap((part) => areasOf(part, width));
  const bytes = encodeJpeg(drawAreas({ ...silhouetteSize, ground }, areas));
  drawn.set(key, bytes);
  return bytes;
}
