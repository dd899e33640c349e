import type { APIRequestContext } from "@playwright/test";
import { newId } from "../../../domain/id.ts";
import { api, weekApi } from "./planning.ts";
import { marker } from "./trainer.ts";

type Values = Record<string, unknown>;

/** Library exercises of this test alone. */
export async function addExercises(request: APIRequestContext, token: string, count: number) {
  const exercises = Array.from({ length: count }, () => ({
    id: newId(),
    name: `دفع ${marker()}`,
    category: "chest",
    sets: 3,
    reps: 10,
  }));
  const { post } = api(request, token);
  for (const exercise of exercises) await post("/api/admin/exercises", exercise);
  return exercises;
}

/** Plans items on the next week's Sunday, in their order. */
export async function planSunday(
  request: APIRequestContext,
  token: string,
  traineeId: string,
  items: readonly (Values & { exerciseId: string })[],
) {
  const add = items.map((item, position) => ({ id: newId(), dayOfWeek: 0, position, ...item }));
  await api(request, token).patch(weekApi(traineeId), { exercises: { add } });
}
