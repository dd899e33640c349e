import { describe, expect, it } from "vitest";
import { readPast } from "../../../../../domain/copies/past/read-past.ts";
import { daysOf, fileText, pastOf, pastToday } from "../../../../support/past-files.ts";

describe("a file of Strong", () => {
  it("with commas keeps an exercise that is done twice, and no rest timer as a set", () => {
    const past = pastOf(fileText("past/strong-commas.csv"));
    expect(daysOf(past)).toEqual([
      "Bench Press (Barbell) 2026-03-02: 45×5, 47.5×5; 40×12; 50×1",
      "Plank 2026-03-02: 0 75s",
      "Running 2026-03-02: 0 1500s 5000m",
    ]);
    expect(past.left).toEqual([
      { what: "Rest Timer", count: 1 },
      { what: "Workout Notes", count: 1 },
      { what: "RPE", count: 1 },
    ]);
  });

  it("without a unit says so, and is read in the given one", () => {
    const text = fileText("past/strong-commas.csv");
    expect(pastOf(text).hasOpenUnit).toBe(true);
    const read = readPast(text, { today: pastToday, fileName: "strong.csv", openUnit: "lb" });
    if ("refused" in read) throw new Error(read.refused);
    expect(daysOf(read.past)).toEqual([
      "Bench Press (Barbell) 2026-03-02: 20.41×5, 21.55×5; 18.14×12; 22.68×1",
      "Plank 2026-03-02: 0 75s",
      "Running 2026-03-02: 0 1500s 8047m",
    ]);
  });

  it("with columns of units reads each row in its own", () => {
    const past = pastOf(fileText("past/strong-unit-columns.csv"));
    expect(past.hasOpenUnit).toBeUndefined();
    expect(daysOf(past)).toEqual([
      "Deadlift (Barbell) 2026-03-04: 61.23×5 warm_up, 102.06×5, 102.5×5",
      "Pull Up 2026-03-04: 8",
      "Cycling (Indoor) 2026-03-04: 0 2100s 3862m",
    ]);
  });

  it("of its first version has the unit as a head", () => {
    expect(daysOf(pastOf(fileText("past/strong-first-version.csv")))).toEqual([
      "Squat (Barbell) 2018-05-06: 45.36×5",
      "Cycling 2018-05-06: 0 600s 4023m",
    ]);
  });

  it("all quoted, with semicolons, keeps W, D and F as kinds", () => {
    const past = pastOf(fileText("sheets/strong-s3-semicolon.csv"));
    expect(daysOf(past)).toEqual([
      "Bench Press (Barbell) 2026-08-10: 40×10 warm_up, 62.5×8, 45×15 drop",
      "Squat (Barbell) 2026-08-12: 100×5 failure",
    ]);
  });

  it("of a German phone has decimal commas, and no note as a set", () => {
    const past = pastOf(fileText("past/strong-german.csv"));
    expect(daysOf(past)).toEqual([
      "Bankdrücken (Langhantel) 2026-05-01: 20×12 warm_up, 62.5×8, 42.5×15 drop, 42.5×6 failure",
      "Rudern 2026-05-01: 0 421s 1500m",
    ]);
    expect(past.left).toContainEqual({ what: "Notes", count: 1 });
  });

  it("reads a warm-up after another exercise as the beginning of a second item", () => {
    const line = (exercise: string, order: string, weight: number) =>
      `2026-03-02 18:20:11;A;${exercise};${order};${weight};kg;5;;;;0;;;1h\n`;
    const past = pastOf(
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration\n" +
        line("Squat", "W", 40) +
        line("Squat", "Rest Timer", 0) +
        line("Squat", "1", 100) +
        line("Row", "1", 60) +
        line("Squat", "W", 50) +
        line("Squat", "1", 80),
    );
    expect(daysOf(past)[0]).toBe("Squat 2026-03-02: 40×5 warm_up, 100×5; 50×5 warm_up, 80×5");
  });

  it("names a unit that it does not know", () => {
    const past = pastOf(
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps\n" +
        "2026-03-02 18:20:11;A;Squat;1;100;pood;5\n",
    );
    expect(past.exercises).toEqual([]);
    expect(past.faults).toEqual([{ row: 2, column: "Weight", value: "100", why: "unknown_unit" }]);
  });
});

describe("a file of FitNotes", () => {
  it("of Android reads each row in its own unit", () => {
    const past = pastOf(fileText("sheets/fitnotes-android.csv"));
    expect(past.app).toBe("fitnotes");
    expect(daysOf(past)).toEqual([
      "Barbell Squat 2026-05-20: 15×12, 15×12",
      "Flat Barbell Bench Press 2026-05-20: 102.06×5",
      "Treadmill + incline 2026-05-21: 0 1926s 2462m",
      "Side Plank 2026-05-21: 0 60s",
    ]);
    expect(past.left).toEqual([{ what: "Comment", count: 1 }]);
  });

  it("of iOS reads the column of the unit that is used, and one item of an exercise a day", () => {
    expect(daysOf(pastOf(fileText("past/fitnotes-ios.csv")))).toEqual([
      "Deadlift 2026-02-01: 142.88×3, 151.95×1",
      "Barbell Curl 2026-02-01: 29.94×10",
      "Rowing Machine 2026-02-02: 0 485s 2000m",
    ]);
  });

  it("has more sets of an exercise on a day than an item holds", () => {
    const line = "2026-05-20,Squat,Legs,60,kgs,5,,,,\n";
    const head =
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n";
    const { exercises, left } = pastOf(head + line.repeat(510));
    expect(exercises[0]?.days[0]?.items.map(({ length }) => length)).toEqual(Array(10).fill(50));
    expect(left).toEqual([{ what: "Squat", count: 10 }]);
  });

  it("takes each row's weight from the column of its unit", () => {
    const past =
      pastOf(`Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time
2025-01-01,Bench,Chest,,165,5,,,
2025-01-01,Squat,Legs,100,220.46,5,,,
2025-01-02,Squat,Legs,0,220.46,5,,,
`);
    expect(daysOf(past)).toEqual([
      "Bench 2025-01-01: 74.84×5",
      "Squat 2025-01-01: 100×5",
      "Squat 2025-01-02: 100×5",
    ]);
  });
});
