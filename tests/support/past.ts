import { env } from "cloudflare:workers";
import { addDays } from "../../domain/calendar.ts";
import type { PastOverview, PastWritten, UndonePast } from "../../domain/contract/copies/past.ts";
import { newId } from "../../domain/id.ts";
import { makeProduct } from "./access.ts";
import { tables } from "./every-table.ts";
import type { World } from "./permissions.ts";
import { rows } from "./trainees.ts";
import { call as plainCall, type SignedInTrainee } from "./worker.ts";

type Call = ReturnType<typeof makeProduct>["call"];

/** One side's requests about a person's past. */
function pastDesk(call: Call, token: string, area: string) {
  const send = (path: string, body?: unknown, method?: string) =>
    call(`${area}/past${path}`, { token, body, ...(method && { method }) });
  const asked = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
    const response = await answer;
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  const newPortion = (portion: unknown, id = newId(), app = "hevy") => ({
    id,
    app,
    file: "workouts.csv",
    portion,
  });
  return {
    send,
    newPortion,
    write: (portion: unknown, id?: string, app?: string) =>
      asked<PastWritten>(send("", newPortion(portion, id, app))),
    undo: (id: string) => asked<UndonePast>(send(`/${id}/undo`, {})),
    read: () => asked<PastOverview>(send("")),
    name: (names: Record<string, string | null>) =>
      asked(send("/names", { names: namesOf(names) }, "PUT")),
  };
}

export const namesOf = (names: Record<string, string | null>) =>
  Object.entries(names).map(([name, exerciseId]) => ({ name, exerciseId }));

/** The desks of a trainee and of the trainer for that trainee, of one product. */
export function bothDesks(
  trainee: SignedInTrainee,
  trainer: SignedInTrainee,
  product = makeProduct(),
) {
  return {
    product,
    own: pastDesk(product.call, trainee.token, "/api/trainee"),
    trainers: pastDesk(product.call, trainer.token, `/api/admin/trainees/${trainee.id}`),
  };
}

const pastSet = (weight: number) => ({
  reps: 5,
  weight,
  seconds: null,
  metres: null,
  kind: null,
});

/** Days of a name from a day on, each with one item of one set. */
export const pastExercise = (
  name: string,
  weights: readonly number[],
  { exerciseId = null, from = "2024-03-01" }: { exerciseId?: string | null; from?: string } = {},
) => ({
  name,
  exerciseId,
  days: weights.map((weight, at) => ({ date: addDays(from, at), items: [[pastSet(weight)]] })),
});

export const setsOf = (...exercises: ReturnType<typeof pastExercise>[]) => ({
  kind: "sets",
  exercises,
});

/** The derived rows of a person, by exercise. */
export async function derivedDays(traineeId: string) {
  const found = await rows(
    `select exercise_id, last_on, best_weight, volume, days from past_exercise_days
     where trainee_id = ? order by last_on`,
    traineeId,
  );
  return found.map(({ days, ...row }) => ({ ...row, days: JSON.parse(String(days)) }));
}

/** All rows of all tables but some. */
export async function wholeDatabase(...without: string[]): Promise<Record<string, string[]>> {
  const whole: Record<string, string[]> = {};
  for (const table of await tables()) {
    if (without.includes(table)) continue;
    const { results } = await env.DB.prepare(`select * from "${table}"`).all();
    whole[table] = results.map((row) => JSON.stringify(row)).sort();
  }
  return whole;
}

/** The same rows without the times of their last change. */
export const untimed = (whole: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(whole).map(([table, lines]) => [
      table,
      lines.map((line) => line.replace(/,"updated_at":\d+/, "")).sort(),
    ]),
  );

/** An import of a trainee's past that can be undone. @returns its id */
export async function makePastImport({ trainee }: World): Promise<string> {
  const id = newId();
  await pastDesk(plainCall, trainee.token, "/api/trainee").write(
    setsOf(pastExercise(`تمرين ${id}`, [60])),
    id,
  );
  return id;
}
