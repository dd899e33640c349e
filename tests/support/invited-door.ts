import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import { cookieOf, type Product, registration, rightPassword } from "./access.ts";
import { removePassword, tokenOfLink } from "./invitations.ts";
import { makeTrainee } from "./worker.ts";

/** Visitors' requests with an invitation's link, to the present product. */
export const invitedDoor = (product: () => Product) => {
  const ask = (path: string, body: unknown) => product().call(`/api/access${path}`, { body });
  return {
    signIn: (email: string, password = rightPassword) =>
      ask("/sign-in", { email, password, area: "trainee" }),
    show: (token: string) => ask("/invitation", { token }),
    register: (token: string, overrides: Record<string, unknown> = {}) => {
      const { plan: _, ...person } = registration(overrides);
      return ask("/invitation/register", { token, ...person });
    },
    choose: (token: string, password = rightPassword) =>
      ask("/invitation/password", { token, password }),
  };
};

/** An account without a password, and the link to choose one. */
export async function makeUnenteredTrainee(product: Product, trainerToken: string) {
  const trainee = await makeTrainee();
  await removePassword(trainee.id);
  const path = `/api/admin/trainees/${trainee.id}/invitation`;
  const response = await product.call(path, { token: trainerToken, body: { id: newId() } });
  const { link } = (await response.json()) as { link: string };
  return { ...trainee, link: tokenOfLink(link) };
}

export const usedInvitation = { status: 410, code: "invitation_used" };
export const acceptedInvitation = [200, { kind: "accepted" }, ""];

export const outcomeOf = async (response: Response) => [
  response.status,
  await response.json(),
  cookieOf(response),
];

export const noticesOf = async (senderId: string) => {
  const select = env.DB.prepare("select message from notifications where sender_id = ?");
  return (await select.bind(senderId).all()).results;
};

export const columnOf = async (sql: string, id: string) => env.DB.prepare(sql).bind(id).first();
