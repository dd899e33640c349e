import { env } from "cloudflare:workers";
import { makeProduct, type Product } from "./access.ts";
import { outcomeOf, previewOf } from "./jobs.ts";
import { makePlans } from "./trainees.ts";
import { makeTrainer } from "./worker.ts";

/** A trainer without trainees and ordered work, in a new product. */
export async function emptyJobs() {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from outbox");
  await makePlans();
  return { trainer: await makeTrainer(), product: makeProduct() };
}

/** The trainer's requests about jobs, in the product of the moment. */
export const jobDesk = (desk: () => { product: Product; trainer: { token: string } }) => {
  const ask = (path: string, body: unknown) => {
    const { product, trainer } = desk();
    return product.call(`/api/admin/trainee-jobs${path}`, { token: trainer.token, body });
  };
  const send = (body: unknown) => ask("", body);
  return {
    send,
    run: async (body: unknown) => outcomeOf(await send(body)),
    preview: async (body: unknown) => previewOf(await ask("/preview", body)),
    undo: (id: string) => ask(`/${id}/undo`, {}),
  };
};
