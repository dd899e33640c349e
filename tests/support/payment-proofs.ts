import { env } from "cloudflare:workers";
import type {
  OwnPaymentProofs,
  PaymentProof,
} from "../../domain/contract/memberships/payment-proofs.ts";
import { newId } from "../../domain/id.ts";
import { app } from "../../worker/app.ts";
import type { Platform } from "../../worker/platform.ts";
import { bytesOf } from "./conversation-routes.ts";
import { jpeg } from "./pictures.ts";
import { makePlans } from "./trainees.ts";
import { call, makePlatform, origin, type SignedInTrainee } from "./worker.ts";

/** A look of a picture, unlike that of another number: a bright cell in another place. */
export const lookOfNumber = (number: number): string =>
  Array.from({ length: 40 * 32 }, (_, cell) =>
    cell === 480 + ((number * 37) % 320) ? "f" : "0",
  ).join("");

const looks = { made: 0 };
const nextLook = () => {
  looks.made += 1;
  return lookOfNumber(looks.made);
};

interface MadeProof {
  id?: string;
  agorot?: number;
  plan?: string | null;
  sourceHash?: string;
  look?: string;
  createdAt?: number;
}

/** A proof whose picture waits for the trainer. */
export async function makeProof(
  traineeId: string,
  {
    id = newId(),
    agorot = 9900,
    plan = "basic",
    sourceHash = newId().replaceAll("-", "").repeat(2),
    look = nextLook(),
    createdAt = Date.now(),
  }: MadeProof = {},
): Promise<string> {
  await makePlans();
  const key = `trainees/${traineeId}/payment-proofs/${id}`;
  await env.DB.prepare(
    `insert into payment_proofs (id, trainee_id, plan_id, plan_name, agorot, key, source_hash,
       content_hash, look, created_at, stored_at)
     values (?1, ?2, ?3, (select name from plans where id = ?3), ?4, ?5, ?6, ?6, ?7, ?8, ?8)`,
  )
    .bind(id, traineeId, plan, agorot, key, sourceHash, look, createdAt)
    .run();
  await env.VIDEOS.put(key, bytesOf(jpeg()), { httpMetadata: { contentType: "image/jpeg" } });
  return id;
}

/** The body of a new proof. */
export const newProof = (overrides: object = {}) => ({
  id: newId(),
  plan: "basic",
  agorot: 9900,
  note: null,
  sourceHash: "ab".repeat(32),
  look: lookOfNumber(0),
  ...overrides,
});

/** The requests of a trainee and the trainer about proofs of transfers. */
export const proofDesk = (trainee: () => SignedInTrainee, trainer: () => SignedInTrainee) => ({
  announce: (body: object, { token } = trainee()) =>
    call("/api/trainee/payment-proofs", { token, body }),
  own: async ({ token } = trainee()) =>
    (await call("/api/trainee/payment-proofs", { token })).json<OwnPaymentProofs>(),
  put: (
    id: string,
    bytes: Uint8Array = bytesOf(jpeg()),
    { token } = trainee(),
    platform: Platform = makePlatform(),
  ) => {
    const headers = {
      "sec-fetch-site": "same-origin",
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": String(bytes.byteLength),
    };
    const url = `${origin}/api/trainee/payment-proofs/${id}/picture`;
    const request = new Request(url, { method: "PUT", headers, body: bytes });
    return Promise.resolve(app.fetch(request, { platform }));
  },
  withdraw: (id: string, { token } = trainee()) =>
    call(`/api/trainee/payment-proofs/${id}`, { method: "DELETE", token, body: {} }),
  ownTicket: (id: string, { token } = trainee()) =>
    call(`/api/trainee/payment-proofs/${id}/ticket`, { token, body: {} }),
  show: (id: string) => call(`/api/admin/payment-proofs/${id}`, { token: trainer().token }),
  shown: async (id: string) =>
    (
      await call(`/api/admin/payment-proofs/${id}`, { token: trainer().token })
    ).json<PaymentProof>(),
  decide: (id: string, what: "acceptance" | "refusal" | "undo", body: object) =>
    call(`/api/admin/payment-proofs/${id}/${what}`, { token: trainer().token, body }),
});
