import { env } from "cloudflare:workers";
import type { Invitation } from "../../domain/contract/people/invitations.ts";
import type { Product } from "./access.ts";
import { tokenOfLink } from "./invitations.ts";

/** The trainer's requests about invitations, to the present product. */
export const invitationDesk = (desk: () => { product: Product; token: string }) => {
  const call = (path: string, request: { method?: string; body?: unknown } = {}) => {
    const { product, token } = desk();
    return product.call(`/api/admin${path}`, { ...request, token });
  };
  const post = (path: string, body: unknown = {}) => call(path, { body });
  return {
    post,
    invite: (body: unknown) => post("/invitations", body),
    revoke: (id: string) => call(`/invitations/${id}`, { method: "DELETE", body: {} }),
    listed: async (id: string) => {
      const response = await call("/invitations");
      const { invitations } = (await response.json()) as { invitations: Invitation[] };
      return invitations.find((each) => each.id === id);
    },
  };
};

/** Makes an invitation older; with the clock the trainer's session would expire, too. */
export const ageInvitation = (id: string, ms: number) =>
  env.DB.prepare("update invitations set expires_at = expires_at - ?1 where id = ?2")
    .bind(ms, id)
    .run();

/** The secret of an answer's link. */
export const secretOf = async (response: Response) =>
  tokenOfLink(((await response.json()) as { link: string }).link);
