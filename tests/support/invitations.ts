import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import type { Product } from "./access.ts";
import type { World } from "./permissions.ts";
import { call } from "./worker.ts";

export const newInvitation = <Overrides extends object = object>(
  overrides: Overrides = {} as Overrides,
) => {
  const id = newId();
  return {
    id,
    name: "ريم سالم",
    email: `${id}@example.com`,
    phone: "0599 123 456",
    gender: "female",
    plan: "premium",
    ...overrides,
  };
};

/** The secret in a link. */
export const tokenOfLink = (link: string) =>
  /\/invitation#access_token=([\w-]{43})$/.exec(link)?.[1] ?? "";

export const removePassword = (traineeId: string) =>
  env.DB.prepare("update accounts set password_hash = null where id = ?").bind(traineeId).run();

export const rowOfInvitation = (id: string) =>
  env.DB.prepare("select * from invitations where id = ?").bind(id).first();

/** Invites a person by a product's route. @returns the invitation with its link */
export async function inviteWith(
  product: Product,
  token: string,
  overrides: Partial<ReturnType<typeof newInvitation>> = {},
) {
  const body = newInvitation(overrides);
  const response = await product.call("/api/admin/invitations", { token, body });
  const { link } = (await response.json()) as { link: string };
  return { ...body, link, token: tokenOfLink(link) };
}

/** An invitation of a moment ago. */
export const makeInvitation = async ({ trainer }: World) => {
  const body = newInvitation();
  const response = await call("/api/admin/invitations", { token: trainer.token, body });
  const { link } = (await response.json()) as { link: string };
  return { id: body.id, token: tokenOfLink(link) };
};
