import body from "./data/body.json" with { type: "json" };

/** A muscle that an exercise may work, as the body map tells it apart. */
export type Muscle = keyof typeof body.bellies;
export const muscles = Object.keys(body.bellies) as readonly Muscle[];

export type MuscleBone = "waist" | "chest" | "thigh" | "shank" | "arm" | "fore";

/** The belly of a muscle, as an ellipsoid on a bone; lengths in hundredths of the stature. */
export interface Belly {
  bone: MuscleBone;
  /** Where it lies on the bone, from 0 at its beginning to 1. */
  at: number;
  /** From the axis of the bone, forwards and outwards. */
  off: readonly [front: number, out: number];
  /** To where it shows, if that is not where it lies. */
  faces?: readonly [front: number, out: number];
  /** Half its length along the bone, its depth and its width. */
  half: readonly [along: number, front: number, out: number];
}

/** Of one side each; muscles of the trunk lie mirrored on both. */
export const bellies = body.bellies as unknown as Readonly<Record<Muscle, Belly>>;

/** What the trunk is made of, from the hips to the shoulders. */
export const trunkParts = body.trunk as unknown as readonly (Belly & {
  bone: "waist" | "chest";
})[];

/** The muscles that a movement works, and those that help. */
export interface Worked {
  works: readonly Muscle[];
  helps: readonly Muscle[];
}

/** What is written of a movement: `quads glutes` that work, then `hamstrings` that help. */
export function workedOf(written: readonly string[] | undefined): Worked {
  const named = (text = "") => muscles.filter((muscle) => text.split(" ").includes(muscle));
  return { works: named(written?.[0]), helps: named(written?.[1]) };
}
