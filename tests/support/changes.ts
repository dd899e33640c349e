import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { makeProduct } from "./access.ts";
import { chosen, makeJob } from "./jobs.ts";
import { makeLibrary } from "./plans.ts";
import { templateDesk, terms } from "./templates.ts";
import { makePlans } from "./trainees.ts";
import { nextWeek } from "./weeks.ts";
import { makeTrainee, makeTrainer } from "./worker.ts";

/**
 * A trainer with a trainee and a library, and a stopped clock, so that all requests happen in the same millisecond.
 */
export async function makeChanges() {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await makePlans();
  const library = await makeLibrary();
  const { token } = await makeTrainer();
  const { id: trainee } = await makeTrainee({ timeZone: "Asia/Hebron" });
  const product = makeProduct();
  const ask = async (path: string, body: object = {}, method = "POST"): Promise<unknown> => {
    const response = await product.call(`/api/admin${path}`, { method, token, body });
    if (response.status !== 200) throw new Error(await response.text());
    await product.settle();
    return response.json();
  };
  /** Jobs that return the address of their undo. */
  const jobs = {
    /** Sundays and Tuesdays of next week. */
    async giving() {
      const desk = templateDesk(token);
      const template = (await desk.create()).id;
      const at = (dayOfWeek: number) => ({
        id: newId(),
        exerciseId: library.exercises[0] ?? "",
        dayOfWeek,
        position: 0,
      });
      await desk.change(template, { exercises: { add: [at(0), at(2)] } });
      const giving = terms({ startsOn: nextWeek() });
      const { total, fingerprint } = await desk.preview(template, [trainee], giving);
      const [id, audience] = [newId(), chosen({ id: trainee })];
      const body = { id, audience, terms: giving, total, fingerprint };
      await ask(`/templates/${template}/giving`, body);
      return `/template-jobs/${id}/undo`;
    },
    async repeating() {
      const job = makeJob({ kind: "repeat" }, chosen({ id: trainee }), 1);
      await ask("/trainee-jobs", job);
      return `/trainee-jobs/${job.id}/undo`;
    },
  };
  /** Replaces an exercise of the library by the next one. */
  const replace = async (number = 1) => {
    const [one, replaceBy] = library.exercises.slice(number - 1);
    const removalId = newId();
    await ask(`/exercises/${one}`, { removalId, replaceBy }, "DELETE");
    return `/exercise-removals/${removalId}/undo`;
  };
  return { token, trainee, library, ask, jobs, replace, pass: product.pass };
}
export type Changes = Awaited<ReturnType<typeof makeChanges>>;
