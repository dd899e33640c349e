import { done } from "../../../domain/contract/done.ts";
import {
  newPaymentProof,
  ownPaymentProof,
  ownPaymentProofs,
  paymentProofParams,
  proofAddress,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { proofSize } from "../../../domain/memberships/payment-proofs.ts";
import {
  addressOwnProof,
  announceProof,
  storeProofPicture,
  takeProofBack,
} from "../../actions/memberships/send-payment-proof.ts";
import { listOwnProofs } from "../../data/memberships/payment-proofs.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";
import { binaryBody, bytesOf } from "../http/bodies.ts";

const tags = ["Payments"];

const list = createTraineeRoute({
  method: "get",
  path: "/payment-proofs",
  viewAs: "shown",
  tags,
  summary: "The caller's last proofs of transfers, the newest first, without their pictures",
  responses: answers(ownPaymentProofs, "The proofs"),
});

const announce = createTraineeRoute({
  method: "post",
  path: "/payment-proofs",
  rows: { id: "new", plan: "plan" },
  tells: "nobody",
  tags,
  summary: "A proof of a transfer, which waits for its picture; the same id again changes nothing",
  request: { body: jsonBody(newPaymentProof) },
  responses: answers(ownPaymentProof, "The stored proof"),
});

const put = createTraineeRoute({
  method: "put",
  path: "/payment-proofs/{id}/picture",
  rows: { id: "paymentProof" },
  tells: { besides: ["caller: payments", "trainer: payments", "trainer: notification"] },
  tags,
  summary: "Store the picture of a proof, a JPEG; a repetition changes nothing",
  request: { params: paymentProofParams, body: binaryBody },
  bytes: proofSize.bytes,
  responses: answers(done, "The proof waits for the trainer"),
});

const address = createTraineeRoute({
  method: "post",
  path: "/payment-proofs/{id}/ticket",
  rows: { id: "paymentProof" },
  tells: "nobody",
  tags,
  summary: "The address of an own proof's picture, for ten minutes",
  request: { params: paymentProofParams, body: emptyBody },
  responses: answers(proofAddress, "The address"),
});

const withdraw = createTraineeRoute({
  method: "delete",
  path: "/payment-proofs/{id}",
  rows: { id: "paymentProof" },
  tells: { besides: ["caller: payments", "trainer: payments"] },
  tags,
  summary: "Withdraw a proof that waits, with its picture",
  request: { params: paymentProofParams, body: emptyBody },
  responses: answers(done, "The proof is gone"),
});

export const ownPaymentProofsRoutes = traineeRoutes()
  .openapi(list, async (c) => c.json({ proofs: await listOwnProofs(c.get("scope")) }, 200))
  .openapi(announce, async (c) => {
    return c.json(await announceProof(c.get("scope"), c.req.valid("json")), 200);
  })
  .openapi(put, async (c) => {
    const picture = { ...c.req.valid("param"), ...bytesOf(c) };
    await storeProofPicture(c.env.platform, c.get("scope"), picture);
    return c.json({ done: true as const }, 200);
  })
  .openapi(address, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await addressOwnProof(c.env.platform, c.get("scope"), id), 200);
  })
  .openapi(withdraw, async (c) => {
    await takeProofBack(c.env.platform, c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  });
