import { gearSolids, stands } from "./gear.ts";
import type { Movement } from "./movement.ts";
import { type Muscle, muscles } from "./muscle-names.ts";
import { type Belly, bellies, type MuscleBone, trunkParts } from "./muscles.ts";
import type { Pose } from "./pose.ts";
import type { Body, Bone, Side } from "./skeleton.ts";
import { ball, cone, type Solid, type Tone } from "./solid.ts";
import { between, minus, plus, scaled, unit, type Vector } from "./vector.ts";

/** Solids that are drawn together, from the farthest to the nearest. */
export interface Part {
  name: string;
  solids: readonly Solid[];
  /** Behind everything, or in front of it, whatever the depth. */
  layer?: -1 | 1;
  /** The outward direction of a muscle; it is drawn if turned to the viewer. */
  outward?: Vector;
}

type Sides = "right" | "left";
const sides = ["right", "left"] as const;

type Toned = (muscle: Muscle) => Tone;

type Three<Value> = readonly [Value, Value, Value];

const scaledAxes = (axes: Three<Vector>, [a, b, c]: Three<number>): Three<Vector> => [
  scaled(axes[0], a),
  scaled(axes[1], b),
  scaled(axes[2], c),
];

/** An ellipsoid on a bone. */
function lump(tone: Tone, bone: Bone, { at, off, half }: Omit<Belly, "bone">, outSign = 1): Solid {
  const along = unit(minus(bone.to, bone.from));
  const centre = plus(
    plus(between(bone.from, bone.to, at), bone.front, off[0]),
    bone.out,
    off[1] * outSign,
  );
  return ball(tone, centre, scaledAxes([along, bone.front, bone.out], half));
}

const level: Three<Vector> = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const round = (tone: Tone, at: Vector, radius: number) =>
  ball(tone, at, scaledAxes(level, [radius, radius, radius]));

/** A limb's bone with its round ends. */
const limb = ({ from, to }: Bone, first: number, last: number): Solid[] => [
  cone("body", from, to, first, last),
  round("body", from, first),
  round("body", to, last),
];

function headSolids({ head }: Body): Solid[] {
  const { from, to, front, out } = head;
  const up = unit(minus(to, from));
  return [
    cone("body", plus(from, up, -1.5), between(from, to, 0.6), 3, 2.6),
    ball("body", to, scaledAxes([up, front, out], [6.5, 5.4, 4.7])),
    ball("body", plus(plus(to, front, 5), up, -0.9), scaledAxes([up, front, out], [1.5, 1.1, 0.9])),
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

/** A fist, or a flat hand. */
function handSolids({ fore }: Side, flat: boolean): Solid[] {
  const along = unit(minus(fore.to, fore.from));
  const wrist = flat ? fore.to : plus(fore.to, along, -4.2);
  // Off the floor too, a flat hand is in line with the forearm.
  const hand =
    flat && along[1] < -0.4
      ? ball("body", plus(wrist, [4, -0.5, 0]), scaledAxes(level, [4.6, 1.2, 2]))
      : ball(
          "body",
          plus(wrist, along, 3.6),
          scaledAxes([along, fore.front, fore.out], [3.1, 2.1, 2]),
        );
  return [...limb({ ...fore, to: wrist }, 2.7, 1.7), hand];
}

/** The scale of a muscle's mark, inside its belly, so that the figure keeps its outline. */
const inside = 0.9;

const isOfTrunk = (bone: MuscleBone): bone is "waist" | "chest" =>
  bone === "waist" || bone === "chest";

/** All parts of a body; their number never depends on the pose. */
function bodyParts(body: Body, flat: boolean, tone: Toned, only: Sides | undefined): Part[] {
  const bellyOn = (muscle: Muscle, name: Sides, size = 1, colour: Tone = "body") => {
    const { bone, off, at, half, faces = off } = bellies[muscle];
    const sign = isOfTrunk(bone) && name === "left" ? -1 : 1;
    const on = isOfTrunk(bone) ? body[bone] : body[name][bone];
    const [along, front, out] = half;
    const belly = { at, off, half: [along * size, front * size, out * size] as const };
    return {
      solid: lump(colour, on, belly, sign),
      outward: unit(plus(scaled(on.front, faces[0]), on.out, faces[1] * sign)),
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
        ...trunkParts.map(({ bone, ...belly }) => lump("body", body[bone], belly)),
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

/** A movement's figure and equipment in one pose. */
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
        // Standing equipment is under or behind the body, or in front of it by `front`.
        ...(stands(each) ? { layer: "front" in each && each.front ? 1 : -1 } : {}),
      }),
    ),
  );
  return [...bodyParts(body, stance.flat, tone, side), ...things];
}
