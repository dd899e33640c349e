import { and, asc, desc, eq, inArray, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type {
  Exercise,
  ExerciseDetails,
  ExercisesFileQuery,
  ExercisesPage,
  ExercisesQuery,
  FiledExercise,
} from "../../../domain/contract/libraries/exercises.ts";
import { exerciseSearchTerms } from "../../../domain/libraries/exercise-search.ts";
import { type ExerciseSort, recentExercises } from "../../../domain/libraries/exercises.ts";
import type { EquipmentFilter } from "../../../domain/libraries/movement/equipment.ts";
import {
  exerciseFacts,
  movementsOf,
  worksOf,
} from "../../../domain/libraries/movement/exercise-facts.ts";
import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import type { Database } from "../../db/client.ts";
import { rowCount } from "../../db/decoded.ts";
import { exercises, starterRows, videos } from "../../db/schema.ts";
import { inSlices } from "../in-slices.ts";
import type { TrainerScope } from "../scope.ts";

const t = exercises;

/** Starter rows stay listed when the trainer edits them. */
const isOwn = sql<boolean>`not exists (
  select 1 from ${starterRows} starter where starter.noun = 'exercises' and starter.id = exercises.id
)`.mapWith(Boolean);

const exerciseColumns = {
  id: t.id,
  name: t.name,
  englishName: t.englishName,
  category: t.category,
  type: t.type,
  sets: t.sets,
  reps: t.reps,
  repsTo: t.repsTo,
  seconds: t.seconds,
  metres: t.metres,
  rest: t.rest,
  duration: t.duration,
  description: t.description,
  videoUrl: t.videoUrl,
  videoId: t.videoId,
  movement: t.movement,
  status: t.status,
  own: isOwn.as("own"),
  usedAt: t.usedAt,
  createdAt: t.createdAt,
  updatedAt: t.updatedAt,
};

/** The time since which exercises count as recently used; null without any. */
const recentSince = sql<number | null>`(
  select min(used_at) from (
    select used_at from ${t} where used_at is not null and deleted_at is null and +status = 'active'
    order by used_at desc limit ${recentExercises}
  )
)`;

/** Each ascending; a direction turns all of them around, except of `used` and `likely`. */
const orders: Record<ExerciseSort, readonly SQL[]> = {
  name: [sql`${t.search}`, sql`${t.id}`],
  category: [sql`${t.category}`, sql`${t.search}`, sql`${t.id}`],
  status: [sql`${t.status}`, sql`${t.search}`, sql`${t.id}`],
  created: [sql`${t.createdAt}`, sql`${t.id}`],
  used: [sql`coalesce(${t.usedAt}, 0) desc`, sql`${t.search}`, sql`${t.id}`],
  likely: [
    sql`iif(${t.usedAt} >= ${recentSince}, 0, iif(${isOwn}, 1, 2))`,
    sql`iif(${t.usedAt} >= ${recentSince}, -${t.usedAt}, 0)`,
    sql`${t.search}`,
    sql`${t.id}`,
  ],
};

/**
 * Rows with a name for each search term. Not LIKE: its patterns end at 50 bytes, and % and _ are wildcards. All
 * synonyms are one parameter.
 */
function hasTerms(search: string): SQL {
  return sql`not exists (
    select 1 from json_each(${JSON.stringify(exerciseSearchTerms(search))}) term
    where not exists (
      select 1 from json_each(term.value) name
      where not exists (
        select 1 from json_each(name.value) word where instr(${t.search}, word.value) = 0
      )
    )
  )`;
}

const isListed = (values: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

const hasEquipment = (equipment: EquipmentFilter) =>
  equipment === "unknown"
    ? isNull(t.movement)
    : inArray(t.movement, isListed(movementsOf(equipment)));

function works(muscle: Muscle): SQL {
  const { movements, categories } = worksOf(muscle);
  return sql`iif(
    ${t.movement} is null,
    ${t.category} in ${isListed(categories)}, ${t.movement} in ${isListed(movements)}
  )`;
}

const matchOf = ({ search, category, equipment, muscle, origin, status }: ExercisesFileQuery) =>
  and(
    isNull(t.deletedAt),
    category ? eq(t.category, category) : undefined,
    equipment ? hasEquipment(equipment) : undefined,
    muscle ? works(muscle) : undefined,
    origin && (origin === "own" ? isOwn : not(isOwn)),
    status ? eq(t.status, status) : ne(t.status, "inactive"),
    search ? hasTerms(search) : undefined,
  );

const orderOf = ({ sort, direction }: ExercisesFileQuery) =>
  sort === "used" || sort === "likely"
    ? orders[sort]
    : orders[sort].map(direction === "asc" ? asc : desc);

type StoredExercise = Omit<Exercise, "equipment" | "muscles">;

const withFacts = <Row extends StoredExercise>(row: Row): Row & Exercise => {
  const { equipment, muscles } = exerciseFacts(row);
  return { ...row, equipment, muscles: [...muscles] };
};

export async function listExercises(
  { db }: TrainerScope,
  { page, perPage, ...query }: ExercisesQuery,
): Promise<ExercisesPage> {
  const matches = matchOf(query);
  const [rows, [found], [recent]] = await db.batch([
    db
      .select(exerciseColumns)
      .from(t)
      .where(matches)
      .orderBy(...orderOf(query))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: rowCount().as("total") })
      .from(t)
      .where(matches),
    db.select({ since: recentSince.as("since") }).from(sql`(select 1)`),
  ]);
  return {
    exercises: rows.map(withFacts),
    total: found?.total ?? 0,
    recentSince: recent?.since ?? null,
  };
}

const { name, englishName, category, sets, reps, repsTo, seconds, rest } = exerciseColumns;
const { description, videoUrl } = exerciseColumns;
const filedColumns = {
  name,
  englishName,
  category,
  sets,
  reps,
  repsTo,
  seconds,
  rest,
  description,
  videoUrl,
};

/** All pages of the library in slices, in the order of the start. */
export async function findExercises(
  { db }: TrainerScope,
  query: ExercisesFileQuery,
): Promise<AsyncGenerator<FiledExercise[]>> {
  const order = orderOf(query);
  const [found] = await db.batch([
    db
      .select({ id: t.id })
      .from(t)
      .where(matchOf(query))
      .orderBy(...order),
  ]);
  const ids = found.map(({ id }) => id);
  return inSlices(ids, async (named) => {
    const isNamed = inArray(t.id, sql`(select value from json_each(${named}))`);
    const [rows] = await db.batch([
      db
        .select(filedColumns)
        .from(t)
        .where(and(isNamed, isNull(t.deletedAt)))
        .orderBy(...order),
    ]);
    return rows;
  });
}

/** The row, unless it was deleted. */
export const isNotDeleted = (exerciseId: string) => and(eq(t.id, exerciseId), isNull(t.deletedAt));

/** One exercise with its file; undefined if it does not exist. */
export async function getExercise(
  { db }: TrainerScope,
  exerciseId: string,
): Promise<ExerciseDetails | undefined> {
  return exerciseDetailsOf(await db.batch(exerciseDetailsQueries(db, exerciseId)));
}

/** The reads of `exerciseDetailsOf`, for the end of a batch that changes it. */
export function exerciseDetailsQueries(db: Database, exerciseId: string) {
  return [
    db.select(exerciseColumns).from(t).where(isNotDeleted(exerciseId)),
    db
      .select({ id: videos.id, fileName: videos.fileName, size: videos.size })
      .from(videos)
      .where(sql`${videos.id} = (select video_id from ${t} where id = ${exerciseId})`),
  ] as const;
}

export function exerciseDetailsOf([rows, files]: readonly [
  readonly StoredExercise[],
  readonly NonNullable<ExerciseDetails["video"]>[],
]): ExerciseDetails | undefined {
  const [exercise] = rows;
  return exercise && { ...withFacts(exercise), video: files[0] ?? null };
}
