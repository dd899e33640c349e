/** The muscles that an exercise may work, as the body map tells them apart. */
export const muscles = [
  "chest",
  "shoulders",
  "rear_shoulders",
  "traps",
  "lats",
  "lower_back",
  "abs",
  "obliques",
  "biceps",
  "triceps",
  "forearms",
  "glutes",
  "quads",
  "hamstrings",
  "adductors",
  "calves",
] as const;
export type Muscle = (typeof muscles)[number];

export type MuscleBone = "waist" | "chest" | "thigh" | "shank" | "arm" | "fore";

/** The belly of a muscle, as an ellipsoid on a bone; lengths in hundredths of the stature. */
export interface Belly {
  bone: MuscleBone;
  /** Where it lies on the bone, from 0 at its beginning to 1. */
  at: number;
  /** From the axis of the bone, forwards and outwards. */
  off: readonly [front: number, out: number];
  /** Half its length along the bone, its depth and its width. */
  half: readonly [along: number, front: number, out: number];
}

/** Of one side each; muscles of the trunk lie mirrored on both. */
export const bellies: Readonly<Record<Muscle, Belly>> = {
  chest: { bone: "chest", at: 0.7, off: [4.7, 4.7], half: [4.6, 2.1, 4.9] },
  shoulders: { bone: "arm", at: 0.08, off: [0.7, 0.7], half: [4.6, 3, 3.1] },
  rear_shoulders: { bone: "arm", at: 0.08, off: [-1.9, 0.3], half: [4.2, 2.3, 2.9] },
  traps: { bone: "chest", at: 0.88, off: [-3.1, 3.6], half: [5.4, 2.3, 4.6] },
  lats: { bone: "chest", at: 0.3, off: [-3.1, 5.2], half: [8.4, 2.8, 4.4] },
  lower_back: { bone: "waist", at: 0.55, off: [-3.3, 2.6], half: [6.6, 2, 2.5] },
  abs: { bone: "waist", at: 0.72, off: [3.9, 1.9], half: [8.4, 1.7, 2.5] },
  obliques: { bone: "waist", at: 0.66, off: [0.8, 5.6], half: [6.2, 3.6, 2] },
  biceps: { bone: "arm", at: 0.54, off: [1.3, 0], half: [6, 2.1, 2.2] },
  triceps: { bone: "arm", at: 0.5, off: [-1.3, 0], half: [6.6, 2.1, 2.4] },
  forearms: { bone: "fore", at: 0.3, off: [0.2, 0.2], half: [5.4, 2.4, 2.4] },
  glutes: { bone: "thigh", at: 0.06, off: [-3, 0.4], half: [5.8, 4, 4.4] },
  quads: { bone: "thigh", at: 0.48, off: [1.7, 0.2], half: [9.6, 2.8, 3.6] },
  hamstrings: { bone: "thigh", at: 0.52, off: [-1.9, 0], half: [9, 2.3, 3.2] },
  adductors: { bone: "thigh", at: 0.3, off: [0, -2.4], half: [7.4, 2.8, 1.9] },
  calves: { bone: "shank", at: 0.3, off: [-1.6, 0], half: [6.6, 2.2, 2.7] },
};

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
