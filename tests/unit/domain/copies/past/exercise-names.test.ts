import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suggestExercise } from "../../../../../domain/copies/past/exercise-names.ts";

/** The starter library, each exercise with its English name as its id. */
const library = readFileSync(
  new URL("../../../../../scripts/library/data/exercises.tsv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [, , name = "", englishName = ""] = line.split("\t");
    return { id: englishName, name, englishName };
  });

/** Names of Hevy, Strong and FitNotes, each with the starter library's. */
const meant: readonly (readonly [string, string])[] = [
  ["Bench Press (Barbell)", "Barbell bench press"],
  ["Bench Press (Dumbbell)", "Dumbbell bench press"],
  ["Bench Press - Close Grip (Barbell)", "Close-grip bench press"],
  ["Incline Bench Press (Barbell)", "Incline barbell press"],
  ["Incline Bench Press (Dumbbell)", "Incline dumbbell press"],
  ["Decline Bench Press (Barbell)", "Decline bench press"],
  ["Chest Press (Machine)", "Machine chest press"],
  ["Chest Fly (Dumbbell)", "Dumbbell fly"],
  ["Chest Fly (Machine)", "Pec deck"],
  ["Incline Chest Fly (Dumbbell)", "Incline dumbbell fly"],
  ["Butterfly (Pec Deck)", "Pec deck"],
  ["Pec Deck (Machine)", "Pec deck"],
  ["Cable Fly Crossovers", "Cable crossover"],
  ["Low Cable Fly Crossovers", "Low-to-high cable fly"],
  ["Chest Dip (Weighted)", "Chest dip"],
  ["Push Up", "Push-up"],
  ["Push Up (Knees)", "Knee push-up"],
  ["Push Up (Weighted)", "Push-up"],
  ["Incline Push Ups", "Incline push-up"],
  ["Decline Push Up", "Decline push-up"],
  ["Diamond Push Up", "Diamond push-up"],
  ["Squat (Barbell)", "Barbell squat"],
  ["Squat (Bodyweight)", "Bodyweight squat"],
  ["Air Squat", "Bodyweight squat"],
  ["Front Squat (Barbell)", "Front squat"],
  ["Goblet Squat (Kettlebell)", "Goblet squat"],
  ["Hack Squat (Machine)", "Hack squat"],
  ["Leg Press (Machine)", "Leg press"],
  ["Leg Extension (Machine)", "Leg extension"],
  ["Lying Leg Curl (Machine)", "Lying leg curl"],
  ["Standing Calf Raise (Machine)", "Standing calf raise"],
  ["Seated Calf Raise (Machine)", "Seated calf raise"],
  ["Hip Abduction (Machine)", "Hip abduction machine"],
  ["Hip Abductor (Machine)", "Hip abduction machine"],
  ["Hip Adductor (Machine)", "Hip adduction machine"],
  ["Hip Thrust (Barbell)", "Barbell hip thrust"],
  ["Hip Thrust", "Barbell hip thrust"],
  ["Bulgarian Split Squat (Dumbbell)", "Bulgarian split squat"],
  ["Walking Lunge (Dumbbell)", "Walking lunge"],
  ["Reverse Lunge (Dumbbell)", "Reverse lunge"],
  ["Step Up", "Step-up"],
  ["Romanian Deadlift (Barbell)", "Romanian deadlift"],
  ["Deadlift (Barbell)", "Deadlift"],
  ["Bent Over Row (Barbell)", "Barbell row"],
  ["Bent Over One Arm Row (Dumbbell)", "Dumbbell row"],
  ["Seated Cable Row - V Grip (Cable)", "Seated cable row"],
  ["Seated Row (Cable)", "Seated cable row"],
  ["T Bar Row", "T-bar row"],
  ["Inverted Row (Bodyweight)", "Inverted row"],
  ["Lat Pulldown (Cable)", "Lat pulldown"],
  ["Lat Pulldown (Machine)", "Lat pulldown"],
  ["Lat Pulldown - Close Grip (Cable)", "Close-grip lat pulldown"],
  ["Straight Arm Lat Pulldown (Cable)", "Straight-arm pulldown"],
  ["Straight-Arm Cable Pushdown", "Straight-arm pulldown"],
  ["Pull Up", "Pull-up"],
  ["Pull Up (Assisted)", "Assisted pull-up"],
  ["Pull Up (Weighted)", "Pull-up"],
  ["Chin Up", "Chin-up"],
  ["Back Extension (Hyperextension)", "Back extension"],
  ["Superman", "Superman hold"],
  ["Shrug (Dumbbell)", "Dumbbell shrug"],
  ["Pullover (Dumbbell)", "Dumbbell pullover"],
  ["Overhead Press (Barbell)", "Overhead barbell press"],
  ["Overhead Press (Dumbbell)", "Dumbbell shoulder press"],
  ["Standing Military Press (Barbell)", "Overhead barbell press"],
  ["Shoulder Press (Dumbbell)", "Dumbbell shoulder press"],
  ["Seated Shoulder Press (Machine)", "Machine shoulder press"],
  ["Shoulder Press (Machine Plates)", "Machine shoulder press"],
  ["Arnold Press (Dumbbell)", "Arnold press"],
  ["Lateral Raise (Dumbbell)", "Lateral raise"],
  ["Lateral Raise (Cable)", "Cable lateral raise"],
  ["Front Raise (Dumbbell)", "Front raise"],
  ["Rear Delt Reverse Fly (Dumbbell)", "Bent-over reverse fly"],
  ["Rear Delt Reverse Fly (Machine)", "Reverse pec deck"],
  ["Reverse Fly (Dumbbell)", "Bent-over reverse fly"],
  ["Face Pull (Cable)", "Face pull"],
  ["Upright Row (Barbell)", "Upright row"],
  ["Farmers Walk", "Farmer's carry"],
  ["Bicep Curl (Barbell)", "Barbell curl"],
  ["Bicep Curl (Dumbbell)", "Dumbbell curl"],
  ["Bicep Curl (Cable)", "Cable curl"],
  ["Bicep Curl (Machine)", "Machine curl"],
  ["EZ Bar Biceps Curl", "EZ-bar curl"],
  ["Hammer Curl (Dumbbell)", "Hammer curl"],
  ["Hammer Curl (Cable)", "Cable rope hammer curl"],
  ["Incline Curl (Dumbbell)", "Incline dumbbell curl"],
  ["Seated Incline Curl (Dumbbell)", "Incline dumbbell curl"],
  ["Preacher Curl (Barbell)", "Preacher curl"],
  ["Reverse Curl (Barbell)", "Reverse curl"],
  ["Triceps Rope Pushdown", "Rope pushdown"],
  ["Triceps Pushdown (Cable - Straight Bar)", "Straight-bar pushdown"],
  ["Triceps Extension (Machine)", "Machine triceps extension"],
  ["Overhead Triceps Extension (Cable)", "Overhead cable extension"],
  ["Triceps Kickback (Dumbbell)", "Dumbbell kickback"],
  ["Triceps Kickback (Cable)", "Cable kickback"],
  ["Skullcrusher (Barbell)", "Skull crusher"],
  ["Skullcrusher (Dumbbell)", "Lying dumbbell extension"],
  ["Lying Triceps Extension", "Skull crusher"],
  ["Crunch (Weighted)", "Crunch"],
  ["Lying Leg Raise", "Leg raise"],
  ["Knee Raise (Captain's Chair)", "Captain's chair knee raise"],
  ["Ab Wheel", "Ab wheel rollout"],
  ["Ab-Wheel Rollout", "Ab wheel rollout"],
  ["Russian Twist (Bodyweight)", "Russian twist"],
  ["Russian Twist (Weighted)", "Russian twist"],
  ["Rowing (Machine)", "Rowing machine"],
  ["Elliptical Machine", "Elliptical trainer"],
  ["Cycling (Indoor)", "Stationary bike"],
  ["Stair Machine", "Stair climber"],
  ["Jumping Jack", "Jumping jacks"],
  ["Mountain Climber", "Mountain climbers"],
  ["Burpee", "Burpees"],
  ["Flat Barbell Bench Press", "Barbell bench press"],
  ["Flat Dumbbell Bench Press", "Dumbbell bench press"],
  ["Incline Barbell Bench Press", "Incline barbell press"],
  ["EZ-Bar Preacher Curl", "Preacher curl"],
  ["Dumbbell Hammer Curl", "Hammer curl"],
  ["Dumbbell Concentration Curl", "Concentration curl"],
  ["Seated Incline Dumbbell Curl", "Incline dumbbell curl"],
  ["Rope Push Down", "Rope pushdown"],
  ["Dumbbell Overhead Triceps Extension", "Overhead extension"],
  ["Close Grip Barbell Bench Press", "Close-grip bench press"],
  ["Parallel Bar Triceps Dip", "Triceps dip"],
  ["EZ-Bar Skullcrusher", "Skull crusher"],
  ["Lateral Dumbbell Raise", "Lateral raise"],
  ["Front Dumbbell Raise", "Front raise"],
  ["Lying Leg Curl Machine", "Lying leg curl"],
  ["Leg Extension Machine", "Leg extension"],
  ["Seated Calf Raise Machine", "Seated calf raise"],
  ["Flat Dumbbell Fly", "Dumbbell fly"],
];

/** Names of exercises that the starter library has not, or that may be several of it. */
const others: readonly string[] = [
  "Bench Press (Smith Machine)",
  "Bench Press (Cable)",
  "Bench Press",
  "Bench Press - Wide Grip (Barbell)",
  "Incline Bench Press (Smith Machine)",
  "Incline Bench Press",
  "Decline Bench Press (Dumbbell)",
  "Incline Chest Press (Machine)",
  "Chest Fly",
  "Chest Dip (Assisted)",
  "Squat (Smith Machine)",
  "Squat (Dumbbell)",
  "Squat (Band)",
  "Leg Press Horizontal (Machine)",
  "Single Leg Press (Machine)",
  "Seated Leg Curl (Machine)",
  "Standing Calf Raise (Dumbbell)",
  "Calf Press (Machine)",
  "Hip Thrust (Machine)",
  "Glute Bridge (Barbell)",
  "Lunge (Dumbbell)",
  "Romanian Deadlift (Dumbbell)",
  "Deadlift (Dumbbell)",
  "Deadlift (Trap Bar)",
  "Sumo Deadlift (Barbell)",
  "Bent Over Row (Dumbbell)",
  "Pendlay Row (Barbell)",
  "Seated Cable Row - Bar Wide Grip",
  "Seated Row (Machine)",
  "Lat Pulldown - Wide Grip (Cable)",
  "Pull Up (Band)",
  "Chin Up (Assisted)",
  "Back Extension (Machine)",
  "Shrug (Barbell)",
  "Pullover (Machine)",
  "Seated Overhead Press (Barbell)",
  "Lateral Raise (Machine)",
  "Front Raise (Barbell)",
  "Rear Delt Reverse Fly (Cable)",
  "Upright Row (Dumbbell)",
  "Hammer Curl (Band)",
  "Preacher Curl (Machine)",
  "Reverse Curl (Dumbbell)",
  "Triceps Pushdown",
  "Triceps Extension (Dumbbell)",
  "Crunch (Machine)",
  "Decline Crunch",
  "Leg Raise Parallel Bars",
  "Hanging Knee Raise",
  "Treadmill",
  "Running (Treadmill)",
  "Running",
  "Cycling",
  "Incline Hammer Strength Chest Press",
  "V-Bar Push Down",
  "Lateral Machine Raise",
  "Seated Dumbbell Press",
  "Barbell Glute Bridge",
  "Stiff-Legged Deadlift",
  "Seated Machine Fly",
  "My own thing",
];

describe("a suggested exercise", () => {
  it.each(meant)("of %s is %s", (name, englishName) => {
    expect(suggestExercise(name, library)).toEqual({ id: englishName, by: "synonym" });
  });

  it.each(others)("is not guessed for %s", (name) => {
    expect(suggestExercise(name, library)).toBeUndefined();
  });

  it("of every name of the library is that exercise, in both languages", () => {
    for (const { id, name, englishName } of library) {
      expect(suggestExercise(name, library)).toEqual({ id, by: "same_name" });
      expect(suggestExercise(englishName.toUpperCase(), library)).toEqual({ id, by: "same_name" });
    }
  });

  it("never means two exercises of the library by two of its names", () => {
    const renamed = library.map(({ id, name, englishName }) => ({
      id,
      name,
      englishName: `${englishName} (Weighted)`,
    }));
    for (const { id, englishName } of library) {
      expect([undefined, id]).toContain(suggestExercise(`Weighted ${englishName}`, renamed)?.id);
    }
  });

  it("ignores tashkeel and forms of a letter in an Arabic name", () => {
    expect(suggestExercise("ضَغط صَدر بالبار", library)).toEqual({
      id: "Barbell bench press",
      by: "same_name",
    });
  });

  it("of a name without a tool is the only exercise of that movement", () => {
    const [barbell, dumbbell] = ["Barbell bench press", "Dumbbell bench press"].map((name) => ({
      id: name,
      name,
      englishName: null,
    }));
    if (!barbell || !dumbbell) throw new Error("no exercises");
    expect(suggestExercise("Bench Press", [barbell])?.id).toBe(barbell.id);
    expect(suggestExercise("Bench Press", [barbell, dumbbell])).toBeUndefined();
    expect(suggestExercise("Bench Press (Dumbbell)", [barbell])).toBeUndefined();
    const plain = { id: "plain", name: "بنش", englishName: "Bench press" };
    expect(suggestExercise("Bench Press (Barbell)", [plain, dumbbell])?.id).toBe("plain");
    expect(suggestExercise("Bench Press (Cable)", [plain, dumbbell])).toBeUndefined();
  });

  it("is none of two exercises with one name", () => {
    const twice = ["one", "other"].map((id) => ({ id, name: "Plank", englishName: null }));
    expect(suggestExercise("Plank", twice)).toBeUndefined();
  });
});
