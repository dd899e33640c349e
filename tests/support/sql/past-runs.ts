import { newId } from "../../../domain/id.ts";
import type { Product } from "../access.ts";
import { makeExercise } from "../exercises.ts";
import { bothDesks, pastExercise, setsOf } from "../past.ts";
import { makeTrainee, makeTrainer } from "../worker.ts";

const date = "2026-01-05";

/** Runs of a person's past, of every kind, with its undo. */
export const pastRuns: Record<string, (product: Product) => Promise<unknown>> = {
  async "a person's past of every kind, corrected and undone"(product) {
    const { own, trainers } = bothDesks(await makeTrainee(), await makeTrainer(), product);
    const [id, exerciseId] = [newId(), await makeExercise()];
    const portions = [
      setsOf(pastExercise("Bench Press", [80, 82.5])),
      { kind: "body", days: [{ date, weight: 71.5, measurements: { waist: 80 } }] },
      { kind: "steps", days: [{ date, steps: 7000 }] },
      {
        kind: "food",
        days: [{ date, calories: 2000, protein: 100, carbs: null, fat: null }],
      },
    ];
    for (const portion of portions) await own.write(portion, id);
    await trainers.name({ "Bench Press": exerciseId });
    await trainers.undo(id);
  },
};
