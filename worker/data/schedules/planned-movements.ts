import { type SQL, sql } from "drizzle-orm";
import { exercises, type scheduleExercises, type templateExercises } from "../../db/schema.ts";

/** The present movement of an item's exercise, from the library: an illustration, not part of the assignment. */
export const movementOfItem = (
  items: typeof scheduleExercises | typeof templateExercises,
): SQL.Aliased<string | null> =>
  sql<string | null>`(
    select movement from ${exercises} library where library.id = ${items.exerciseId}
  )`.as("movement");

type Moving = { exerciseId: string | null; movement: string | null };

/** Items as assigned, and the movements of their exercises, each once. */
export function apartFromMovements<Item extends Moving>(rows: readonly Item[]) {
  const movements = new Map<string, string>();
  const items = rows.map(({ movement, ...item }) => {
    if (item.exerciseId && movement) movements.set(item.exerciseId, movement);
    return item;
  });
  return {
    items,
    movements: [...movements].map(([exerciseId, movement]) => ({ exerciseId, movement })),
  };
}
