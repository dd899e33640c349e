import body from "./data/body.json" with { type: "json" };
import { type Muscle, muscles } from "./muscle-names.ts";

export type MuscleBone = "waist" | "chest" | "thigh" | "shank" | "arm" | "fore";

/** The belly of a muscle, as an ellipsoid on a bone; lengths in hundredths of the stature. */
export interface Belly {
  bone: MuscleBone;
  /** Its place on the bone, from 0 at the start to 1. */
  at: number;
  /** From the axis of the bone, forwards and outwards. */
  off: readonly [front: number, out: number];
  /** Its visible direction, if different from `off`. */
  faces?: readonly [front: number, out: number];
  /** Half its length along the bone, its depth and its width. */
  half: readonly [along: number, front: number, out: number];
}

/** Bellies of one side; those of the trunk are mirrored. */
export const bellies = body.bellies satisfies Record<Muscle, unknown> as unknown as Readonly<
  Record<Muscle, Belly>
>;

/** Parts of the trunk, from the hips to the shoulders. */
export const trunkParts = body.trunk as unknown as readonly (Belly & {
  bone: "waist" | "chest";
})[];

/** Working and helping muscles of a movement. */
export interface Worked {
  works: readonly Muscle[];
  helps: readonly Muscle[];
}

/** Parses a movement's muscles: working `quads glutes`, then helping `hamstrings`. */
export function workedOf(written: readonly string[] | undefined): Worked {
  const named = (text = "") => muscles.filter((muscle) => text.split(" ").includes(muscle));
  return { works: named(written?.[0]), helps: named(written?.[1]) };
}
