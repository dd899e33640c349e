/** What is counted in sets: the large ones, the small ones that they bring along, and the trunk. */
export const largeMuscles = ["chest", "back", "shoulders", "quads", "hips"] as const;
const smallMuscles = ["rear", "biceps", "triceps", "calves"] as const;
export type Muscle = (typeof largeMuscles)[number] | (typeof smallMuscles)[number] | "trunk";

/** The muscle that a set counts for, and those that it counts for by half; `+` over several joints. */
type Worked = readonly [kind: "+" | "-", main: Muscle, ...also: Muscle[]];

const press: Worked = ["+", "chest", "shoulders", "triceps"];
const overhead: Worked = ["+", "shoulders", "triceps"];
const pull: Worked = ["+", "back", "biceps"];
const row: Worked = ["+", "back", "biceps", "rear"];
const squat: Worked = ["+", "quads", "hips"];
/** Hamstrings and glutes. */
const hinge: Worked = ["+", "hips"];
const raise: Worked = ["-", "shoulders"];
const rear: Worked = ["-", "rear"];
const curl: Worked = ["-", "biceps"];
const extension: Worked = ["-", "triceps"];
const calf: Worked = ["-", "calves"];
const trunk: Worked = ["-", "trunk"];

/** What the exercises of the templates work, by their English names; cardio is counted in minutes. */
export const muscles: Readonly<Record<string, Worked>> = {
  "Arnold press": overhead,
  "Assisted pull-up": pull,
  "Barbell bench press": press,
  "Barbell curl": curl,
  "Barbell hip thrust": hinge,
  "Barbell row": row,
  "Barbell squat": squat,
  "Bent-over reverse fly": rear,
  "Bird dog": trunk,
  "Bodyweight squat": squat,
  "Bulgarian split squat": squat,
  "Cable crossover": ["-", "chest"],
  "Cable crunch": trunk,
  "Cable lateral raise": raise,
  "Captain's chair knee raise": trunk,
  "Chest-supported row": row,
  "Close-grip lat pulldown": pull,
  "Dead bug": trunk,
  "Dumbbell bench press": press,
  "Dumbbell curl": curl,
  "Dumbbell kickback": extension,
  "Dumbbell row": row,
  "Dumbbell shoulder press": overhead,
  "Dumbbell shrug": ["-", "back"],
  "Face pull": rear,
  "Farmer's carry": ["-", "trunk", "back"],
  "Glute bridge": hinge,
  "Goblet squat": squat,
  "Hammer curl": curl,
  "Hanging leg raise": trunk,
  "Incline barbell press": press,
  "Incline dumbbell curl": curl,
  "Incline dumbbell press": press,
  "Incline push-up": press,
  "Knee push-up": press,
  "Lat pulldown": pull,
  "Lateral raise": raise,
  "Leg extension": ["-", "quads"],
  "Leg press": squat,
  "Lying leg curl": ["-", "hips"],
  "Machine chest press": press,
  "Machine shoulder press": overhead,
  "Overhead barbell press": overhead,
  "Overhead cable extension": extension,
  "Overhead extension": extension,
  "Pike push-up": overhead,
  Plank: trunk,
  "Plank shoulder taps": trunk,
  "Pull-up": pull,
  "Push-up": press,
  "Reverse crunch": trunk,
  "Reverse lunge": squat,
  "Reverse pec deck": rear,
  "Romanian deadlift": hinge,
  "Rope pushdown": extension,
  "Seated cable row": row,
  "Seated calf raise": calf,
  "Side plank": trunk,
  "Standing calf raise": calf,
  "Step-up": squat,
  "Straight-bar pushdown": extension,
  "Sumo squat": squat,
  "Superman hold": ["-", "back"],
  "Wall sit": ["-", "quads"],
};
