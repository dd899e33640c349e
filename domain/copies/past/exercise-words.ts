/** What an exercise is done with, as English names say it. */
export type NamedTool =
  | "barbell"
  | "dumbbell"
  | "cable"
  | "machine"
  | "smith"
  | "kettlebell"
  | "band"
  | "ez"
  | "trap"
  | "plate"
  | "suspension"
  | "bodyweight";

/** Words of tools, once names are in the plain form of `plainName`. */
export const toolWords: Record<string, NamedTool> = {
  barbell: "barbell",
  dumbbell: "dumbbell",
  cable: "cable",
  machine: "machine",
  smith: "smith",
  kettlebell: "kettlebell",
  band: "band",
  ez: "ez",
  trap: "trap",
  plate: "plate",
  suspension: "suspension",
  trx: "suspension",
  bodyweight: "bodyweight",
};

/** Spellings of one word, by the plain one. The tools stay words of their own. */
export const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bpull ?ups?\b/g, "pull up"],
  [/\bpush ?ups?\b|\bpress ups?\b/g, "push up"],
  [/\bchin ?ups?\b/g, "chin up"],
  [/\bsit ?ups?\b/g, "sit up"],
  [/\bstep ?ups?\b/g, "step up"],
  [/\bpull ?downs?\b/g, "pulldown"],
  [/\b(?:push|press) ?downs?\b/g, "pushdown"],
  [/\bpull ?overs?\b/g, "pullover"],
  [/\bkick ?backs?\b/g, "kickback"],
  [/\bcross ?overs?\b/g, "crossover"],
  [/\bskull ?crushers?\b/g, "skull crusher"],
  [/\bwood ?chop(?:per)?s?\b/g, "woodchop"],
  [/\broll ?outs?\b/g, "rollout"],
  [/\bfl(?:ye?s?|ies)\b/g, "fly"],
  [/\bcalves\b/g, "calf"],
  [/\bbicep(?:s)?\b/g, "bicep"],
  [/\btricep(?:s)?\b/g, "tricep"],
  [/\bdb\b/g, "dumbbell"],
  [/\bbb\b/g, "barbell"],
  [/\bkb\b/g, "kettlebell"],
  [/\be ?z (?:curl )?bar\b|\bezbar\b/g, "ez"],
  [/\b(?:trap|hex) bar\b/g, "trap"],
  [/\bsmith machine\b/g, "smith"],
  [/\bresistance band\b/g, "band"],
  [/\bmachine plates?\b|\bplate loaded\b/g, "machine"],
  [/\bbody ?weight\b/g, "bodyweight"],
  [/\b(?:one|1|single) arm(?:ed)?\b|\bunilateral\b/g, "single arm"],
  [/\b(?:one|1|single) leg(?:ged)?\b/g, "single leg"],
  [/\bstair ?(?:master|climber|machine)\b(?: steps)?/g, "stair climber"],
  [/\belliptical(?: trainer| machine)?\b/g, "elliptical"],
  [/\bindoor cycling\b|\bcycling indoor\b|\bexercise bike\b/g, "stationary bike"],
  [/\bair squats?\b/g, "bodyweight squat"],
  [/\brdl\b/g, "romanian deadlift"],
  [/\bohp\b/g, "overhead press"],
  [/\babductor\b/g, "abduction"],
  [/\badductor\b/g, "adduction"],
  [/\bhyperextension\b/g, "back extension"],
];

/** Words that say nothing about the movement. */
export const idleWords = new Set(["flat", "weighted", "hold", "the", "with", "to", "on", "grip"]);

interface Alias {
  words: string;
  /** Tools for which it holds; any if it is missing. */
  tools?: readonly (NamedTool | "none")[];
  is: string;
}

/** Two names of a movement, each as words in any order; an earlier row's result is read on by the later ones. */
export const aliases: readonly Alias[] = [
  { words: "military press", is: "shoulder press" },
  { words: "overhead press", is: "shoulder press" },
  { words: "standing military press", is: "standing shoulder press" },
  { words: "standing overhead press", is: "standing shoulder press" },
  { words: "seated military press", is: "seated shoulder press" },
  { words: "seated overhead press", is: "seated shoulder press" },
  { words: "standing shoulder press", tools: ["barbell"], is: "shoulder press" },
  { words: "seated shoulder press", tools: ["machine"], is: "shoulder press" },
  { words: "chest press", is: "bench press" },
  { words: "incline bench press", is: "incline press" },
  { words: "decline bench press", is: "decline press" },
  { words: "back squat", is: "squat" },
  { words: "bent over row", tools: ["barbell"], is: "row" },
  { words: "bent over single arm row", tools: ["dumbbell"], is: "row" },
  { words: "single arm row", tools: ["dumbbell"], is: "row" },
  { words: "seated row v", tools: ["cable"], is: "seated row" },
  { words: "seated row bar", tools: ["cable"], is: "seated row" },
  { words: "straight arm lat pulldown", is: "straight arm pulldown" },
  { words: "straight arm pushdown", is: "straight arm pulldown" },
  { words: "back extension back extension", is: "back extension" },
  { words: "chest fly", is: "fly" },
  { words: "incline chest fly", is: "incline fly" },
  { words: "decline chest fly", is: "decline fly" },
  { words: "butterfly pec deck", is: "pec deck" },
  { words: "pec deck fly", is: "pec deck" },
  { words: "fly", tools: ["machine"], is: "pec deck" },
  { words: "rear delt reverse fly", is: "reverse fly" },
  { words: "rear delt fly", is: "reverse fly" },
  { words: "reverse fly", tools: ["machine"], is: "reverse pec deck" },
  { words: "reverse fly", tools: ["dumbbell"], is: "bent over reverse fly" },
  { words: "fly crossover", tools: ["cable"], is: "crossover" },
  { words: "low fly crossover", tools: ["cable"], is: "low high fly" },
  { words: "side raise", is: "lateral raise" },
  { words: "side lateral raise", is: "lateral raise" },
  { words: "parallel bar tricep dip", is: "tricep dip" },
  { words: "farmer carry", is: "farmer walk" },
  { words: "bicep curl", is: "curl" },
  { words: "21 bicep curl", is: "21 curl" },
  { words: "concentration bicep curl", is: "concentration curl" },
  { words: "seated incline curl", is: "incline curl" },
  { words: "rope hammer curl", tools: ["cable"], is: "hammer curl" },
  { words: "overhead curl", tools: ["cable"], is: "high curl" },
  { words: "tricep rope pushdown", is: "rope pushdown" },
  { words: "tricep straight bar pushdown", is: "straight bar pushdown" },
  { words: "tricep reverse pushdown", is: "reverse pushdown" },
  { words: "tricep pushdown", tools: ["band"], is: "pushdown" },
  { words: "single arm tricep pushdown", is: "single arm pushdown" },
  { words: "overhead tricep extension", is: "overhead extension" },
  { words: "tricep kickback", is: "kickback" },
  { words: "lying tricep extension", tools: ["barbell", "ez", "none"], is: "skull crusher" },
  { words: "lying tricep extension", tools: ["dumbbell"], is: "lying extension" },
  { words: "skull crusher", tools: ["dumbbell"], is: "lying extension" },
  { words: "standing glute kickback", is: "glute kickback" },
  { words: "lying leg raise", is: "leg raise" },
  { words: "knee raise parallel bar", is: "captain chair knee raise" },
  { words: "ab wheel", is: "ab wheel rollout" },
  { words: "bulgarian squat", is: "bulgarian split squat" },
];

/** The tools of a movement whose name says none. Another tool makes another exercise. */
export const impliedTools: Record<string, readonly NamedTool[]> = {
  deadlift: ["barbell"],
  "romanian deadlift": ["barbell"],
  "front squat": ["barbell"],
  "goblet squat": ["dumbbell", "kettlebell"],
  "decline press": ["barbell"],
  "close bench press": ["barbell"],
  "arnold press": ["dumbbell"],
  "lateral raise": ["dumbbell"],
  "front raise": ["dumbbell"],
  "upright row": ["barbell"],
  "bent over reverse fly": ["dumbbell"],
  "hammer curl": ["dumbbell"],
  "concentration curl": ["dumbbell"],
  "zottman curl": ["dumbbell"],
  "preacher curl": ["barbell", "ez"],
  "reverse curl": ["barbell", "ez"],
  "spider curl": ["dumbbell", "barbell", "ez"],
  "skull crusher": ["barbell", "ez"],
  "overhead extension": ["dumbbell"],
  "single arm overhead extension": ["dumbbell"],
  "lat pulldown": ["cable", "machine"],
  "close lat pulldown": ["cable", "machine"],
  "straight arm pulldown": ["cable"],
  "face pull": ["cable"],
  "rope pushdown": ["cable"],
  "straight bar pushdown": ["cable"],
  "reverse pushdown": ["cable"],
  "single arm pushdown": ["cable"],
  "pallof press": ["cable", "band"],
  "leg press": ["machine"],
  "leg extension": ["machine"],
  "lying leg curl": ["machine"],
  "hack squat": ["machine"],
  "standing calf raise": ["machine"],
  "seated calf raise": ["machine"],
  "pec deck": ["machine"],
  "reverse pec deck": ["machine"],
  "chest supported row": ["machine"],
  "t bar row": ["barbell", "machine"],
  "bulgarian split squat": ["dumbbell", "bodyweight"],
  "walking lunge": ["dumbbell", "bodyweight"],
  "reverse lunge": ["dumbbell", "bodyweight"],
  "step up": ["dumbbell", "bodyweight"],
  "sumo squat": ["dumbbell", "kettlebell"],
  "landmine press": ["barbell"],
  "farmer walk": ["dumbbell", "kettlebell"],
  "incline y raise": ["dumbbell"],
  "stair climber": ["machine"],
  elliptical: ["machine"],
  "stationary bike": ["machine"],
  "pull up": ["bodyweight"],
  "chin up": ["bodyweight"],
  "push up": ["bodyweight"],
  "assisted pull up": ["machine"],
  "chest dip": ["bodyweight"],
  "tricep dip": ["bodyweight"],
  "bench dip": ["bodyweight"],
  "back extension": ["bodyweight"],
  "inverted row": ["bodyweight"],
  "glute bridge": ["bodyweight"],
  crunch: ["bodyweight"],
  "reverse crunch": ["bodyweight"],
  "leg raise": ["bodyweight"],
  "hanging leg raise": ["bodyweight"],
  "russian twist": ["bodyweight", "plate"],
  plank: ["bodyweight"],
  "side plank": ["bodyweight"],
};

/** Movements with several tools of one rank: a name without one says too little. */
export const openMovements: readonly string[] = [
  "fly",
  "reverse fly",
  "seated row",
  "kickback",
  "pullover",
];

/** The tool that a name without one means beside names with other tools. */
export const usualTools: Record<string, readonly NamedTool[]> = {
  "bench press": ["barbell"],
  "incline press": ["barbell"],
  squat: ["barbell"],
  "hip thrust": ["barbell"],
};
