import { describe, expect, it } from "vitest";
import { dayLines, setsHead } from "../../../../../domain/copies/sets-file.ts";
import { daysOf, fileText, pastOf } from "../../../../support/past-files.ts";

const head = (weight: string, distance: string) =>
  `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,${weight},reps,${distance},duration_seconds,rpe\n`;

describe("a file of Hevy", () => {
  it("keeps kinds, a superset's exercises, the same exercise twice, and the first day of a night", () => {
    const past = pastOf(fileText("sheets/hevy-workouts-kg.csv"));
    expect(daysOf(past)).toEqual([
      "Bench Press (Barbell) 2025-03-28: 20×10 warm_up, 62.5×8, 62.5×7 failure; 50×12",
      "Triceps Pushdown 2025-03-28: 25×12",
      "Lateral Raise (Dumbbell) 2025-03-28: 8×15 drop",
      "Squat (Barbell) 2025-04-02: 100×5",
      "Plank 2025-04-02: 0 60s",
      "Treadmill 2025-04-02: 0 900s 2500m",
    ]);
    expect(past).toMatchObject({ app: "hevy", person: null, faultCount: 0 });
    expect(past.left).toEqual([
      { what: "superset_id", count: 1 },
      { what: "exercise_notes", count: 2 },
      { what: "rpe", count: 2 },
    ]);
  });

  it("converts pounds and miles by the head, to two decimals and whole metres", () => {
    const past = pastOf(
      `${head("weight_lbs", "distance_miles")}"A","1 Dec 2025, 10:53","1 Dec 2025, 11:53","","Bench Press (Barbell)",,"",0,"normal",88.18,14,,0,\n` +
        `"A","1 Dec 2025, 10:53","1 Dec 2025, 11:53","","Running",,"",0,"normal",,0,1.5,600,\n`,
    );
    expect(daysOf(past)).toEqual([
      "Bench Press (Barbell) 2025-12-01: 40×14",
      "Running 2025-12-01: 0 600s 2414m",
    ]);
  });

  it("keeps a name of marks alone, counts sets without a name, and takes float dust for no weight", () => {
    const row = (name: string, weight: string) =>
      `"A","1 Dec 2025, 10:53","1 Dec 2025, 11:53","","${name}",,"",0,"normal",${weight},14,,0,\n`;
    const past = pastOf(
      head("weight_kg", "distance_km") + row("ـــ", "40") + row("", "40") + row("Dip", "9.3e-10"),
    );
    expect(past.exercises.map(({ name }) => name)).toEqual(["ـــ", "Dip"]);
    expect(past.exercises[1]?.days[0]?.items[0]?.[0]).toMatchObject({ reps: 14, weight: null });
    expect(past.left).toEqual([{ what: "exercise_title", count: 1 }]);
  });

  it.each([
    ["02 Jul 2025, 17:56", "2025-07-02"],
    ["2 Jul 2025, 17:56", "2025-07-02"],
    ["Jul 2, 2025, 5:56\u202fPM", "2025-07-02"],
    ["2 يوليو 2025، 17:56", "2025-07-02"],
    ["٢ يوليو ٢٠٢٥، ١٧:٥٦", "2025-07-02"],
    ["2 de jul. de 2025, 17:56", "2025-07-02"],
    ["2 juil. 2025, 17:56", "2025-07-02"],
    ["2. Juli 2025, 17:56", "2025-07-02"],
    ["28 Mär 2025, 17:29", "2025-03-28"],
    ["28 мар. 2025 г., 17:29", "2025-03-28"],
    ["5 août 2025, 08:00", "2025-08-05"],
    ["7 gen 2025, 08:00", "2025-01-07"],
    ["2025-07-02 23:30:00 -0500", "2025-07-02"],
  ])("reads the written day of %s", (start, day) => {
    const past = pastOf(
      `${head("weight_kg", "distance_km")}A,"${start}","${start}",,Squat,,,0,normal,100,5,,,\n`,
    );
    expect(daysOf(past)).toEqual([`Squat ${day}: 100×5`]);
  });

  it("keeps two workouts of a day apart, and interleaved sets of an exercise together", () => {
    const line = (hour: string, exercise: string, index: number, weight: number) =>
      `A,"1 Dec 2025, ${hour}","1 Dec 2025, 23:00",,${exercise},,,${index},normal,${weight},5,,,\n`;
    const past = pastOf(
      head("weight_kg", "distance_km") +
        line("10:00", "Squat", 0, 60) +
        line("10:00", "Row", 0, 40) +
        line("10:00", "Squat", 1, 65) +
        line("18:00", "Squat", 2, 70),
    );
    expect(daysOf(past)).toEqual(["Squat 2025-12-01: 60×5, 65×5; 70×5", "Row 2025-12-01: 40×5"]);
  });

  it("names each cell that it cannot read by its row, and leaves that set alone out", () => {
    const line = (start: string, weight: string, reps: string) =>
      `A,"${start}","x",,Squat,,,0,normal,${weight},${reps},,,\n`;
    const past = pastOf(
      head("weight_kg", "distance_km") +
        line("1 Dec 2025, 10:00", "60", "5") +
        line("someday", "60", "5") +
        line("1 Dec 2025, 10:00", "heavy", "5") +
        line("1 Dec 2025, 10:00", "900", "5") +
        line("1 Dec 2025, 10:00", "60", "") +
        line("2 Dec 2026, 10:00", "60", "5"),
    );
    expect(daysOf(past)).toEqual(["Squat 2025-12-01: 60×5"]);
    expect(past.faults).toEqual([
      { row: 3, column: "start_time", value: "someday", why: "no_date" },
      { row: 4, column: "weight_kg", value: "heavy", why: "no_number" },
      { row: 5, column: "weight_kg", value: "900", why: "out_of_range" },
      { row: 6, column: "reps", value: "", why: "no_number" },
      { row: 7, column: "start_time", value: "2 Dec 2026, 10:00", why: "in_future" },
    ]);
    expect(past.faultCount).toBe(5);
  });

  it("reads our own file of sets back", () => {
    const set = (exercise: string, setNumber: number, values: object) => ({
      date: "2026-11-02",
      item: exercise,
      exercise,
      setNumber,
      reps: 0,
      weight: null,
      seconds: null,
      metres: null,
      createdAt: 1_790_000_000_000 + setNumber,
      ...values,
    });
    const text =
      setsHead +
      dayLines(
        [
          set("=ضغط بالبار", 1, { reps: 8, weight: 62.5 }),
          set("=ضغط بالبار", 2, { reps: 6, weight: 65 }),
          set("جري", 1, { seconds: 900, metres: 2500 }),
        ],
        { title: "ميران", zone: "Asia/Hebron" },
      );
    expect(daysOf(pastOf(text))).toEqual([
      "=ضغط بالبار 2026-11-02: 62.5×8, 65×6",
      "جري 2026-11-02: 0 900s 2500m",
    ]);
  });
});
