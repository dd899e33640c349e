import { env } from "cloudflare:workers";
import fc from "fast-check";
import { addDays, type LocalDate, localDateAt } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import { makeDay, makeSchedule } from "./history.ts";
import { makeSteps } from "./steps.ts";
import { makePlans } from "./trainees.ts";
import { call, makeTrainee, type SignedInTrainee } from "./worker.ts";

const dayMs = 86_400_000;

/** A day of a life. `ago` is in days, negative for later days. */
interface LivedDay {
  ago: number;
  exercises: number;
  meals: number;
  /** The completed part of both, in sevenths. */
  done: number;
  steps: number;
}

/** A trainee's days, weights, subscription and payments. */
export interface Life {
  timeZone: string;
  joinedAgo: number;
  /** Whether there is a planned week. */
  scheduled: boolean;
  days: readonly LivedDay[];
  weights: readonly { ago: number; weight: number }[];
  bought: { agorot: number; startedAgo: number; months: number } | null;
  paid: number;
}

const counts = (max: number) => fc.integer({ min: 0, max });

/** Lives around today, also in zones far from the trainer's. */
export const anyLife: fc.Arbitrary<Life> = fc.record({
  timeZone: fc.constantFrom(
    "Asia/Hebron",
    "Asia/Hebron",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
  ),
  joinedAgo: counts(60),
  scheduled: fc.boolean(),
  days: fc.uniqueArray(
    fc.record({
      ago: fc.integer({ min: -6, max: 40 }),
      exercises: counts(6),
      meals: counts(5),
      done: counts(7),
      steps: counts(9000),
    }),
    { selector: ({ ago }) => ago, minLength: 10, maxLength: 40 },
  ),
  weights: fc.uniqueArray(
    fc.record({ ago: counts(40), weight: fc.integer({ min: 300, max: 2000 }).map((n) => n / 10) }),
    { selector: ({ ago }) => ago, maxLength: 5 },
  ),
  bought: fc.option(
    fc.record({ agorot: counts(30_000), startedAgo: counts(90), months: counts(5) }),
    { nil: null },
  ),
  paid: counts(40_000),
});

/** The trainee of a life, with their today. */
export interface Person extends SignedInTrainee {
  today: LocalDate;
  /** Unique among trainees. */
  name: string;
}

export async function makeLivedTrainee(life: Life): Promise<Person> {
  const { timeZone, joinedAgo } = life;
  const name = `p${newId().replaceAll("-", "")}`;
  const person = await makeTrainee({ name, timeZone, createdAt: Date.now() - joinedAgo * dayMs });
  const today = localDateAt(Date.now(), timeZone);
  if (life.scheduled) await makeSchedule(person.id, today);
  for (const day of life.days) await liveDay(person.id, addDays(today, -day.ago), day, life);
  for (const { ago, weight } of life.weights) {
    const body = { id: newId(), date: addDays(today, -ago), weight, source: "sent" };
    const answer = await call("/api/trainee/weight", { token: person.token, body });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  await buy(person.id, today, life);
  return { ...person, name, today };
}

async function liveDay(id: string, date: LocalDate, day: LivedDay, { scheduled }: Life) {
  const isLater = day.ago < 0;
  const share = (count: number) => (isLater ? 0 : Math.floor((count * day.done) / 7));
  const assigned = scheduled ? { exercises: day.exercises, meals: day.meals } : {};
  const steps = isLater ? 0 : day.steps;
  await makeDay(id, date, {
    ...assigned,
    doneExercises: share(assigned.exercises ?? 0),
    doneMeals: share(assigned.meals ?? 3),
    steps,
  });
  if (steps > 0) await makeSteps(id, [{ date, steps }]);
}

async function buy(id: string, today: LocalDate, { bought, paid }: Life) {
  if (!bought) return;
  await makePlans();
  const startsOn = addDays(today, -bought.startedAgo);
  const endsOn = addDays(startsOn, 30 * (bought.months + 1));
  await run(
    `insert into subscriptions (id, trainee_id, plan_id, plan_name, price_agorot, months, starts_on,
       ends_on, billed, created_at) values (?1, ?2, 'basic', 'الأساسية', ?3, ?4, ?5, ?6, 1, 1)`,
    newId(),
    id,
    bought.agorot,
    bought.months + 1,
    startsOn,
    endsOn,
  );
  await run(
    "update trainee_profiles set subscription_start = ?2, subscription_end = ?3 where id = ?1",
    id,
    startsOn,
    endsOn,
  );
  if (paid === 0) return;
  await run(
    `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
     values (?1, ?2, ?3, 'cash', ?4, 1)`,
    newId(),
    id,
    paid,
    today,
  );
}

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
