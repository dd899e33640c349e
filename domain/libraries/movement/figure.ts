import { gearSolids, stands } from "./gear.ts";
import type { Movement } from "./movement.ts";
import { type Belly, bellies, type Muscle, type MuscleBone, muscles } from "./muscles.ts";
import type { Pose } from "./pose.ts";
import type { Body, Bone, Side } from "./skeleton.ts";
import { ball, cone, type Solid, type Tone } from "./solid.ts";
import { between, minus, plus, scaled, unit, type Vector } from "./vector.ts";

/** Solids that are drawn together, from the farthest to the nearest. */
export interface Part {
  name: string;
  solids: readonly Solid[];
  /** Behind everything, or before it, whatever lies where. */
  layer?: -1 | 1;
  /** The outward direction of a muscle, which is drawn where it is turned to the viewer. */
  outward?: Vector;
}

type Sides = "right" | "left";
const sides = ["right", "left"] as const;

type Toned = (muscle: Muscle) => Tone;

/** An ellipsoid on a bone. */
function lump(tone: Tone, bone: Bone, { at, off, half }: Omit<Belly, "bone">, outSign = 1): Solid {
  const along = unit(minus(bone.to, bone.from));
  const centre = plus(
    plus(between(bone.from, bone.to, at), bone.front, off[0]),
    bone.out,
    off[1] * outSign,
  );
  return ball(tone, centre, [
    scaled(along, half[0]),
    scaled(bone.front, half[1]),
    scaled(bone.out, half[2]),
  ]);
}

const round = (tone: Tone, at: Vector, radius: number) =>
  ball(tone, at, [
    [radius, 0, 0],
    [0, radius, 0],
    [0, 0, radius],
  ]);

/** A limb's bone with its round ends. */
const limb = ({ from, to }: Bone, first: number, last: number): Solid[] => [
  cone("body", from, to, first, last),
  round("body", from, first),
  round("body", to, last),
];

const trunk: readonly (Omit<Belly, "bone"> & { bone: "waist" | "chest" })[] = [
  { bone: "waist", at: -0.04, off: [-0.7, 0], half: [5.8, 5.6, 8.6] },
  { bone: "waist", at: 0.34, off: [-0.2, 0], half: [6.6, 5.2, 7.6] },
  { bone: "waist", at: 0.74, off: [0.1, 0], half: [6.8, 5.1, 7.2] },
  { bone: "chest", at: 0.12, off: [0.2, 0], half: [7, 5.6, 7.9] },
  { bone: "chest", at: 0.46, off: [0.2, 0], half: [8, 6.5, 9] },
  { bone: "chest", at: 0.76, off: [0, 0], half: [5.6, 5.8, 9.8] },
];

function headSolids({ head }: Body): Solid[] {
  const { from, to, front, out } = head;
  const up = unit(minus(to, from));
  return [
    cone("body", plus(from, up, -1.5), between(from, to, 0.6), 3, 2.6),
    ball("body", to, [scaled(up, 6.5), scaled(front, 5.4), scaled(out, 4.7)]),
    ball("body", plus(plus(to, front, 5), up, -0.9), [
      scaled(up, 1.5),
      scaled(front, 1.1),
      scaled(out, 0.9),
    ]),
  ];
}

function footSolids({ foot, ball: sole }: Side): Solid[] {
  return [
    cone("body", foot.from, sole, 1.9, 1.7),
    round("body", foot.from, 1.9),
    round("body", sole, 1.7),
    cone("body", sole, foot.to, 1.7, 1.2),
    round("body", foot.to, 1.2),
  ];
}

/** A fist round what is held, or a hand that lies flat. */
function handSolids({ fore }: Side, flat: boolean): Solid[] {
  const along = unit(minus(fore.to, fore.from));
  if (!flat) {
    const wrist = plus(fore.to, along, -4.2);
    return [
      cone("body", fore.from, wrist, 2.7, 1.7),
      round("body", fore.from, 2.7),
      round("body", wrist, 1.7),
      ball("body", plus(fore.to, along, -0.6), [
        scaled(along, 3.1),
        scaled(fore.front, 2.1),
        scaled(fore.out, 2),
      ]),
    ];
  }
  return [
    ...limb(fore, 2.5, 1.7),
    cone(
      "body",
      plus(fore.to, [0, -0.3, 0]),
      plus(fore.to, plus(scaled([1, 0, 0], 7), [0, -0.7, 0])),
      1.5,
      0.9,
    ),
    round("body", plus(fore.to, plus(scaled([1, 0, 0], 7), [0, -0.7, 0])), 0.9),
  ];
}

/** The muscle's mark lies a little inside of its belly, so that the figure keeps its outline. */
const inside = 0.9;

const isOfTrunk = (bone: MuscleBone): bone is "waist" | "chest" =>
  bone === "waist" || bone === "chest";

/** Everything that there is of a body, part by part; their number never depends on the pose. */
function bodyParts(body: Body, flat: boolean, tone: Toned, only: Sides | undefined): Part[] {
  const bellyOn = (muscle: Muscle, name: Sides, size = 1, colour: Tone = "body") => {
    const { bone, off, at, half } = bellies[muscle];
    const sign = isOfTrunk(bone) && name === "left" ? -1 : 1;
    const on = isOfTrunk(bone) ? body[bone] : body[name][bone];
    const [along, front, out] = half;
    const belly = { at, off, half: [along * size, front * size, out * size] as const };
    return {
      solid: lump(colour, on, belly, sign),
      outward: unit(plus(scaled(on.front, off[0]), on.out, off[1] * sign)),
    };
  };
  const volumes = (name: Sides, ...on: readonly MuscleBone[]) =>
    muscles
      .filter((muscle) => on.includes(bellies[muscle].bone))
      .map((muscle) => bellyOn(muscle, name).solid);
  const parts: Part[] = [
    {
      name: "trunk",
      solids: [
        ...trunk.map(({ bone, ...belly }) => lump("body", body[bone], belly)),
        ...headSolids(body),
        ...sides.flatMap((name) => volumes(name, "waist", "chest")),
      ],
    },
  ];
  for (const name of sides) {
    const side = body[name];
    const leg = [...limb(side.thigh, 5, 3.4), ...limb(side.shank, 3.2, 2), ...footSolids(side)];
    const arm = [...limb(side.arm, 3.3, 2.7), ...handSolids(side, flat)];
    parts.push(
      { name: `${name}.leg`, solids: [...leg, ...volumes(name, "thigh", "shank")] },
      { name: `${name}.arm`, solids: [...arm, ...volumes(name, "arm", "fore")] },
    );
    for (const muscle of muscles) {
      const colour = tone(muscle);
      const { bone } = bellies[muscle];
      const rests = only !== undefined && only !== name && !isOfTrunk(bone);
      if (colour === "body" || rests) continue;
      const owner = isOfTrunk(bone)
        ? "trunk"
        : `${name}.${bone === "thigh" || bone === "shank" ? "leg" : "arm"}`;
      const { solid, outward } = bellyOn(muscle, name, inside, colour);
      parts.push({ name: `${owner}/${muscle}.${name}`, solids: [solid], outward });
    }
  }
  return parts;
}

/** A movement's figure and its things, in one pose. */
export function partsOf(
  {
    stance,
    gear,
    side,
    works,
    helps,
  }: Pick<Movement, "stance" | "gear" | "side" | "works" | "helps">,
  body: Body,
  pose: Pose,
): Part[] {
  const tone: Toned = (muscle) =>
    works.includes(muscle) ? "works" : helps.includes(muscle) ? "helps" : "body";
  const things = gear.flatMap((each, index) =>
    gearSolids(each, body, pose).map(
      (solid, part): Part => ({
        name: `gear${index}-${part}`,
        solids: [solid],
        // What stands under or behind a body; `front` tells the few things that stand before it.
        ...(stands(each)
          ? { layer: "water" in each || ("front" in each && each.front) ? 1 : -1 }
          : {}),
      }),
    ),
  );
  return [...bodyParts(body, stance.flat, tone, side), ...things];
}
