/** An exercise of the starter library by its English name, and a beginner's weight in kg. */
interface Lift {
  exercise: string;
  kg: number | null;
}
const lift = (exercise: string, kg: number | null = null): Lift => ({ exercise, kg });

const walk = lift("Treadmill brisk walk");
const bike = lift("Stationary bike");
const rope = lift("Jump rope");
const pulldown = lift("Lat pulldown", 25);
const dumbbellRow = lift("Dumbbell row", 10);
const cableRow = lift("Seated cable row", 20);
const bench = lift("Barbell bench press", 20);
const incline = lift("Incline dumbbell press", 8);
const pushUp = lift("Push-up");
const shoulderPress = lift("Dumbbell shoulder press", 6);
const lateralRaise = lift("Lateral raise", 4);
const facePull = lift("Face pull", 10);
const squat = lift("Barbell squat", 20);
const lunge = lift("Walking lunge", 6);
const romanian = lift("Romanian deadlift", 20);
const legPress = lift("Leg press", 50);
const plank = lift("Plank");
const legRaise = lift("Leg raise");
const crunch = lift("Crunch");
const barbellCurl = lift("Barbell curl", 10);
const hammerCurl = lift("Hammer curl", 6);
const pushdown = lift("Rope pushdown", 10);
const overhead = lift("Overhead extension", 6);
const benchDip = lift("Bench dip");

/** The exercises of a week's days, Sunday first. */
type Split = readonly (readonly Lift[])[];

const rest: readonly Lift[] = [];

const splits: readonly Split[] = [
  // Push, pull, legs, upper, legs.
  [
    [bench, incline, shoulderPress, lateralRaise, pushdown],
    [pulldown, dumbbellRow, cableRow, barbellCurl, hammerCurl],
    rest,
    [squat, romanian, legPress, plank, legRaise],
    [pushUp, shoulderPress, cableRow, facePull, overhead],
    rest,
    [lunge, legPress, romanian, crunch, walk],
  ],
  // Upper and lower, twice.
  [
    [bench, pulldown, shoulderPress, barbellCurl, pushdown],
    rest,
    [squat, romanian, lunge, plank, crunch],
    rest,
    [incline, dumbbellRow, lateralRaise, hammerCurl, overhead],
    [legPress, lunge, romanian, legRaise, bike],
    rest,
  ],
  // The whole body on four days, each with cardio.
  [
    [squat, pushUp, cableRow, plank, walk],
    rest,
    [lunge, incline, pulldown, crunch, bike],
    rest,
    [legPress, pushUp, dumbbellRow, legRaise, walk],
    rest,
    [romanian, shoulderPress, cableRow, plank, rope],
  ],
  // Legs first, five days.
  [
    [squat, romanian, lunge, legPress, legRaise],
    [pulldown, cableRow, barbellCurl, hammerCurl, bike],
    [incline, shoulderPress, lateralRaise, benchDip, plank],
    rest,
    [legPress, squat, lunge, crunch, walk],
    [dumbbellRow, facePull, pushUp, hammerCurl, overhead],
    rest,
  ],
];

/** Meals of the starter library by name, six for each slot. */
const plates = [
  [
    "شوفان بالحليب والموز",
    "بيض مسلوق مع خبز وخضار",
    "لبنة بالزعتر مع خبز وخيار",
    "فول مدمس",
    "شكشوكة",
    "زبادي يوناني بالتوت والجوز",
  ],
  [
    "صدر دجاج مشوي مع أرز",
    "سمك مشوي مع بطاطا",
    "مقلوبة دجاج خفيفة",
    "كفتة بالصينية مع خضار",
    "مجدرة مع سلطة ولبن",
    "سلطة تونة بالحمص",
  ],
  [
    "شوربة عدس",
    "جبنة بيضاء مع خضار",
    "دجاج مع سلطة فتوش",
    "أومليت بالخضار مع سلطة",
    "تونة بالخبز الأسمر",
    "زبادي بالخيار والنعنع",
  ],
  [
    "تفاح مع لوز",
    "موز بزبدة الفول السوداني",
    "حليب مع تمر وجوز",
    "حمص بالطحينة مع جزر",
    "لبن عيران",
    "زبادي بالرمان",
  ],
] as const;

interface Plate {
  meal: string;
  /** Multiple of the library's serving. */
  factor: number;
}

/** A day's meals by slot; two days of three have a snack. */
const dayMeals = (variant: number, day: number): Plate[] => {
  const factorOf = (slot: number) => (slot < 3 && variant >= 2 ? 1.2 : 1);
  const all = plates.flatMap((slot, index) => {
    const meal = slot[(variant * 2 + day * (index + 1)) % slot.length];
    return meal ? [{ meal, factor: factorOf(index) }] : [];
  });
  return (day + variant) % 3 === 0 ? all.slice(0, 3) : all;
};

export const splitCount = splits.length;
export const menuCount = 4;

const days = [0, 1, 2, 3, 4, 5, 6];
const menus = Array.from({ length: menuCount }, (_, variant) =>
  days.map((day) => dayMeals(variant, day)),
);

const digits = (week: readonly (readonly unknown[])[]) => week.map((day) => day.length).join("");

/** The same splits with a walk on every day of rest. */
const dailySplits: readonly Split[] = splits.map((week) =>
  week.map((day) => (day.length === 0 ? [walk] : day)),
);
const allSplits = [...splits, ...dailySplits];

const itemsOf = <Item extends object>(weeks: readonly (readonly (readonly Item[])[])[]) =>
  weeks.flatMap((week, k) =>
    week.flatMap((day, w) => day.map((item, p) => ({ k, w, p, ...item }))),
  );

/** Numbers of exercises of a week's days as seven digits, Sunday first: all splits, then those without rest. */
export const splitDigits = allSplits.map(digits);

/** Numbers of meals of a week's days as seven digits, Sunday first. */
export const menuDigits = menus.map(digits);

/** The same without snacks. */
export const plainMenuDigits = "3333333";

/** Sources of scheduled exercises: a row for each exercise of each day of every split. */
export const splitItems = itemsOf(allSplits);

/** Sources of scheduled meals: a row for each meal of each day of every menu. */
export const menuItems = itemsOf(menus);
