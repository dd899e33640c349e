import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { createTraineeJob } from "../../worker/data/jobs/trainee-jobs.ts";
import { trainerScope } from "../../worker/data/scope.ts";
import { makeProduct } from "./access.ts";
import { daily, week } from "./applied-weeks.ts";
import { jobDesk } from "./job-desk.ts";
import { chosen, makeJob } from "./jobs.ts";
import { itemsOf, type makeLibrary, planWeek } from "./plans.ts";
import { rowsOfPlan } from "./templates.ts";
import { makeListed } from "./trainees.ts";
import type { SignedInTrainee } from "./worker.ts";

const repeat = { kind: "repeat" } as const;

export const weeksWith = async (id: string, kind: "exercises" | "meals") => [
  ...new Set((await itemsOf(id, kind)).map(({ week }) => week)),
];

export const plansOf = (people: readonly { id: string }[]) =>
  Promise.all(people.map(({ id }) => rowsOfPlan(id)));

/** The trainer's repetitions of weeks, for trainees planned from a library. */
export const repeatDesk = (
  desk: () => { trainer: SignedInTrainee; library: Awaited<ReturnType<typeof makeLibrary>> },
) => {
  const jobs = (product = makeProduct()) => jobDesk(() => ({ product, trainer: desk().trainer }));
  const aimed = (people: readonly { id: string }[]) => ({
    audience: chosen(...people),
    aim: repeat,
  });
  return {
    /** A trainee whose last planned week is `nth` weeks from now. */
    async makePlanned(name: string, nth = 0): Promise<SignedInTrainee> {
      const { library } = desk();
      const person = await makeListed({ name });
      await planWeek(person.id, week(nth), {
        exercises: daily(library.exercises),
        meals: daily(library.meals),
      });
      return person;
    },
    preview: (...people: { id: string }[]) => jobs().preview(aimed(people)),
    async run(...people: { id: string }[]) {
      // A new clock, so that a template's earlier job is earlier.
      const product = makeProduct();
      const { preview, run } = jobs(product);
      const { total } = await preview(aimed(people));
      const job = makeJob(repeat, chosen(...people), total);
      const outcome = await run(job);
      await product.settle();
      return { ...job, outcome };
    },
    /** Stores a job without running it. */
    async order(people: readonly { id: string }[]): Promise<string> {
      const scope = trainerScope(env.DB as never, desk().trainer.actor, Date.now());
      const id = newId();
      const ids = people.map((person) => person.id);
      const members = { audience: chosen(...people), reading: "words" } as const;
      const job = { id, action: repeat, body: {}, ids };
      // The same job may run twice at once.
      const take = () => createTraineeJob(scope, job, members, []);
      const outcomes = (await Promise.all([take(), take()])).toSorted();
      if (outcomes.join() !== "known,written") throw new Error(`the job is ${outcomes.join()}`);
      return id;
    },
    undo: (id: string) => jobs().undo(id),
  };
};
