import { describe, expect, it } from "vitest";
import { readPast } from "../../../../../domain/copies/past/read-past.ts";
import { fileText, pastOf, pastToday, refusalOf } from "../../../../support/past-files.ts";

describe("measurements", () => {
  it("of Strong lose their float dust", () => {
    const past = pastOf(fileText("sheets/strong-weight-measurements.csv"));
    expect(past).toMatchObject({ app: "strong", person: null, left: [] });
    expect(past.body.map(({ date, weight }) => [date, weight])).toEqual([
      ["2025-12-25", 101],
      ["2026-02-04", 100.6],
      ["2026-04-19", 99],
    ]);
  });

  it("of Hevy are the last of a day, the right side of two, and name what is left", () => {
    const past = pastOf(fileText("past/hevy-measurement-data.csv"));
    expect(past.app).toBe("hevy");
    expect(past.body).toEqual([
      {
        date: "2026-03-28",
        weight: 83.1,
        measurements: {
          fatPercentage: 21.3,
          neck: 38,
          chest: 101.5,
          arm: 34.2,
          waist: 88,
          thigh: 58.1,
          calf: 37,
        },
      },
      { date: "2026-04-04", weight: 81.9, measurements: { waist: 87.2 } },
    ]);
    expect(past.left.map(({ what }) => what)).toEqual(["lean_mass_kg", "left_bicep_cm"]);
  });

  it("with a name tell that person, and every way to write a day with its hour", () => {
    const past = pastOf(fileText("sheets/body-hevy-dates.csv"));
    expect(past).toMatchObject({ app: "hevy", person: "سلمى أحمد عوّاد", faultCount: 0 });
    expect(past.body.map(({ date, weight }) => [date, weight])).toEqual([
      ["2026-03-28", 72.4],
      ["2026-04-01", 72.1],
      ["2026-04-05", 71.9],
      ["2026-04-06", 71.8],
      ["2026-04-07", 71.7],
      ["2026-04-08", 71.6],
      ["2026-04-09", 71.5],
    ]);
  });

  it("of FitNotes convert pounds and inches, and the evening's weight counts", () => {
    const past = pastOf(fileText("past/fitnotes-body.csv"));
    expect(past.body).toEqual([
      { date: "2026-02-01", weight: 82.6, measurements: { fatPercentage: 18.2, arm: 36.8 } },
    ]);
    expect(past.left).toEqual([
      { what: "Left Bicep", count: 1 },
      { what: "Hips", count: 1 },
      { what: "Comment", count: 1 },
    ]);
  });

  it("of Cronometer are read from each of its sources", () => {
    const past = pastOf(fileText("past/cronometer-biometrics.csv"));
    expect(past.app).toBe("cronometer");
    expect(past.body).toEqual([
      { date: "2026-07-01", weight: 75, measurements: {} },
      { date: "2026-07-02", weight: 74.8, measurements: { fatPercentage: 19.4, waist: 81.3 } },
    ]);
    expect(past.left).toEqual([{ what: "Heart Rate", count: 1 }]);
  });

  it("of MyFitnessPal have no unit, and are read in the given one", () => {
    const text = fileText("sheets/mfp-Measurement-Summary-2026-07-01-to-2026-07-03.csv");
    expect(pastOf(text)).toMatchObject({ app: "myfitnesspal", hasOpenUnit: true });
    expect(pastOf(text).body.map(({ weight }) => weight)).toEqual([85.5, 85.1, 85.3]);
    const pounds = readPast("Date,Waist,Weight\n2026-07-01,34,185\n", {
      today: pastToday,
      fileName: "Measurement-Summary.csv",
      openUnit: "lb",
    });
    expect(pounds).toMatchObject({
      past: { body: [{ date: "2026-07-01", weight: 83.9, measurements: { waist: 86.4 } }] },
    });
  });

  it.each([
    ["a day above 12", ["09/29/2025", "10/01/2025"], ["2025-09-29", "2025-10-01"]],
    [
      "their order",
      ["01/05/2026", "02/05/2026", "03/04/2026"],
      ["2026-01-05", "2026-02-05", "2026-03-04"],
    ],
    ["nothing, by day first", ["01/05/2026", "02/05/2026"], ["2026-05-01", "2026-05-02"]],
  ])("with days in numbers are read by %s", (_, written, days) => {
    const text = `Date,Weight\n${written.map((day) => `${day},80\n`).join("")}`;
    expect(pastOf(text).body.map(({ date }) => date)).toEqual(days);
  });

  it.each(["Date,Fat (g)", "Date,Weight (stones)", "Date,Muscle mass (%)"])(
    "are not guessed for a head of another quantity: %s",
    (head) => {
      expect(refusalOf(`${head}\n2026-07-01,20\n`)).toBe("unknown_file");
    },
  );

  it("outside of the bounds of a body are named by their row", () => {
    const past = pastOf(
      '"Date";"Weight (kg)"\n"2026-04-19 09:13:01";1000\n"2026-04-20 09:13:01";99\n',
    );
    expect(past.body).toHaveLength(1);
    expect(past.faults).toEqual([
      { row: 2, column: "Weight (kg)", value: "1000", why: "out_of_range" },
    ]);
  });
});

describe("days of food", () => {
  it("of MyFitnessPal are the sum of their meals, without the row of a total", () => {
    const past = pastOf(fileText("past/mfp-Nutrition-Summary-2026-07-01-to-2026-07-03.csv"));
    expect(past).toMatchObject({ app: "myfitnesspal", person: null });
    expect(past.food).toEqual([
      { date: "2026-07-01", calories: 1568, protein: 97.9, carbs: 156.8, fat: 59 },
    ]);
    expect(past.faults).toEqual([{ row: 6, column: "Calories", value: "a lot", why: "no_number" }]);
    expect(past.left).toContainEqual({ what: "Note", count: 1 });
  });

  it("of Cronometer have no day without calories", () => {
    const past = pastOf(fileText("past/cronometer-dailysummary.csv"));
    expect(past.food).toEqual([
      { date: "2026-07-01", calories: 1874, protein: 133.9, carbs: 188.6, fat: 61.3 },
      { date: "2026-07-03", calories: 2210, protein: 150, carbs: 210, fat: 70 },
    ]);
    expect(past.left).toContainEqual({ what: "Water (g)", count: 1 });
  });

  it("of Cronometer's foods are summed, and kilojoules are converted", () => {
    const past = pastOf(
      "Day,Group,Food Name,Amount,Energy (kJ),Fat (g),Protein (g),Carbs (g)\n" +
        '2026-07-01,Breakfast,"Eggs, boiled",2 large,600,10,12.5,1\n' +
        "2026-07-01,Breakfast,Bread,1 slice,400,1,3,18\n",
    );
    expect(past).toMatchObject({ app: "cronometer", left: [] });
    expect(past.food).toEqual([
      { date: "2026-07-01", calories: 239, protein: 15.5, carbs: 19, fat: 11 },
    ]);
  });

  it("without grams of a nutrient have none of it, not 0", () => {
    const past = pastOf("Date,Meal,Calories,Protein (g)\n2026-07-01,Lunch,700,\n");
    expect(past.food).toEqual([
      { date: "2026-07-01", calories: 700, protein: null, carbs: null, fat: null },
    ]);
  });

  it("end before today, which is not over", () => {
    const text =
      "Date,Meal,Calories\n2026-11-30,Lunch,700\n2026-12-01,Lunch,400\n2026-12-02,Lunch,1\n";
    const past = pastOf(text);
    expect(past.food.map(({ date }) => date)).toEqual(["2026-11-30"]);
    expect(past.left).toEqual([{ what: "Calories", count: 1 }]);
    expect(past.faults).toMatchObject([{ row: 4, why: "in_future" }]);
  });

  it("with more than a person eats are named by their day", () => {
    const past = pastOf("Date,Meal,Calories\n2026-11-29,Lunch,9000\n2026-11-29,Dinner,9000\n");
    expect(past.food).toEqual([]);
    expect(past.faults).toEqual([
      { row: null, column: "calories", value: "2026-11-29: 18000", why: "out_of_range" },
    ]);
  });
});

it("Google Fit's steps have no zero for an empty cell, and the mean weight of a day", () => {
  const past = pastOf(fileText("sheets/googlefit-Daily activity metrics.csv"));
  expect(past).toMatchObject({ app: "google_fit", faultCount: 0 });
  expect(past.steps).toEqual([
    { date: "2026-03-01", steps: 8421 },
    { date: "2026-03-03", steps: 1200 },
  ]);
  expect(past.body).toEqual([{ date: "2026-03-01", weight: 79.6, measurements: {} }]);
  expect(past.left).toContainEqual({ what: "Heart Points", count: 1 });
});

it("MyFitnessPal's file of exercises is told as left", () => {
  const past = pastOf(fileText("past/mfp-Exercise-Summary-2026-07-01-to-2026-07-03.csv"));
  expect(past).toMatchObject({ app: "myfitnesspal", exercises: [], body: [], steps: [], food: [] });
  expect(past.left).toEqual([
    { what: "Cardio", count: 2 },
    { what: "Strength", count: 1 },
  ]);
});
