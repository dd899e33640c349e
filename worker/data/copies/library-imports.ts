import { type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "../../../domain/arabic.ts";
import type { ImportedExercise, ImportedMeal } from "../../../domain/contract/copies/imports.ts";
import { exerciseSearchText } from "../../../domain/libraries/exercises.ts";
import { mealSearchText } from "../../../domain/libraries/meal-search.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { exercises, meals } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { madeBy, undoImportRows, writePortion } from "./imports.ts";

type LibraryKind = "exercises" | "meals";

/** Rows of a library, with their ids in an import. */
type LibraryRows =
  | { kind: "exercises"; rows: readonly (ImportedExercise & { id: string })[] }
  | { kind: "meals"; rows: readonly (ImportedMeal & { id: string })[] };

const value = (name: string) => sql.raw(`r.value ->> '${name}'`);

/** Whether the library has a row with a folded name, the first line of its search text. */
const hasName = (kind: LibraryKind, folded: SQL) => sql`exists (
  select 1 from ${sql.identifier(kind)} l where ${isNamed(folded)})`;

const isNamed = (folded: SQL) => sql`l.deleted_at is null and (l.search = ${folded}
  or (l.search >= ${folded} || char(10) and l.search < ${folded} || char(11)))`;

/** A sheet's values of a row besides its name, as stored. */
const storedOf: Record<LibraryKind, SQL> = {
  exercises: sql`json_object('englishName', l.english_name, 'category', l.category, 'sets', l.sets,
    'reps', l.reps, 'seconds', l.seconds, 'rest', l.rest, 'description', l.description,
    'videoUrl', l.video_url)`,
  meals: sql`json_object('timing', l.timing, 'description', l.description, 'calories', l.calories,
    'protein', l.protein, 'carbs', l.carbs, 'fat', l.fat)`,
};

/** Those of some folded names that a library has, with their rows' values. */
export async function listKnownRows(
  { db }: TrainerScope,
  kind: LibraryKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const folded = JSON.stringify(names.map(foldForSearch));
  const [rows] = await db.batch([
    db
      .select({
        name: sql<string>`n.value`.as("known_name"),
        stored: sql<string>`(select ${storedOf[kind]} from ${sql.identifier(kind)} l
          where ${isNamed(sql`n.value`)} limit 1)`.as("known_values"),
      })
      .from(sql`json_each(${folded}) n`)
      .where(hasName(kind, sql`n.value`)),
  ]);
  return new Map(rows.map(({ name, stored }) => [name, JSON.parse(stored)]));
}

/** Inserts rows into their library, each name once. */
export function writeLibraryRows(scope: TrainerScope, importId: string, given: LibraryRows) {
  const { db, now } = scope;
  const { kind } = given;
  const rows = JSON.stringify(searchedRows(given));
  const table = sql.identifier(kind);
  const made = sql`select l.id from json_each(${rows}) r join ${table} l on l.id = ${value("id")}`;
  const ids = given.rows.map(({ id }) => id);
  const source = sql`from json_each(${rows}) r where not ${hasName(kind, value("folded"))}`;
  const insert = kind === "exercises" ? insertExercises : insertMeals;
  return writePortion(scope, { id: importId, kind, ids }, [insert(db, source, now)], made);
}

const searchedRows = (given: LibraryRows) =>
  given.kind === "exercises"
    ? given.rows.map((row) => ({
        ...row,
        search: exerciseSearchText(row),
        folded: foldForSearch(row.name),
      }))
    : given.rows.map((row) => ({
        ...row,
        search: mealSearchText(row),
        folded: foldForSearch(row.name),
      }));

const written = (now: number) => ({
  id: value("id"),
  name: value("name"),
  description: value("description"),
  search: value("search"),
  createdAt: now,
  updatedAt: now,
});

const insertExercises = (db: Database, source: SQL, now: number) =>
  insertSelect(
    db,
    exercises,
    {
      ...written(now),
      englishName: value("englishName"),
      category: value("category"),
      type: sql`iif(${value("category")} = 'cardio', 'cardio', 'strength')`,
      sets: value("sets"),
      reps: value("reps"),
      repsTo: value("repsTo"),
      seconds: value("seconds"),
      rest: value("rest"),
      videoUrl: value("videoUrl"),
    },
    source,
  ).onConflictDoNothing();

const insertMeals = (db: Database, source: SQL, now: number) =>
  insertSelect(
    db,
    meals,
    {
      ...written(now),
      calories: value("calories"),
      protein: value("protein"),
      carbs: value("carbs"),
      fat: value("fat"),
      category: value("timing"),
      timing: value("timing"),
    },
    source,
  ).onConflictDoNothing();

/** Tables of planned or done items of a library row, and of names that mean it: a used row stays. */
const usedIn: Record<LibraryKind, readonly (readonly [table: string, column: string])[]> = {
  exercises: [
    ["schedule_exercises", "exercise_id"],
    ["template_exercises", "exercise_id"],
    ["performed_sets", "exercise_id"],
    ["exercise_days", "exercise_id"],
    ["exercise_successors", "exercise_id"],
    ["past_names", "exercise_id"],
  ],
  meals: [
    ["schedule_meals", "meal_id"],
    ["template_meals", "meal_id"],
    ["meal_successors", "meal_id"],
  ],
};

/** Deletes an import's rows of a library, except those changed or planned since. */
export function undoLibraryImport(scope: TrainerScope, kind: LibraryKind, id: string) {
  const table = kind === "exercises" ? exercises : meals;
  const unused = usedIn[kind].map(
    ([name, column]) =>
      sql`and not exists (select 1 from ${sql.identifier(name)} u
        where u.${sql.identifier(column)} = l.id)`,
  );
  const removable = sql`select l.id from ${sql.identifier(kind)} l where l.id in ${madeBy(id)}
    and l.updated_at = l.created_at and l.deleted_at is null ${sql.join(unused, sql` `)}`;
  return undoImportRows(scope, { id, kind, removable, invited: sql`0` }, [
    scope.db.delete(table).where(sql`${table.id} in (${removable})`),
  ]);
}
