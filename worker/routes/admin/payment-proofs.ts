import {
  decidedProof,
  paymentProof,
  paymentProofParams,
  proofAcceptance,
  proofRefusal,
  proofUndo,
  waitingProofs,
} from "../../../domain/contract/memberships/payment-proofs.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import {
  acceptPaymentProof,
  refusePaymentProof,
  showProofToDecide,
  undoProofDecision,
} from "../../actions/memberships/decide-payment-proof.ts";
import { listWaitingProofs } from "../../data/memberships/proof-reviews.ts";
import { answers, createTrainerRoute, jsonBody, trainerRoutes } from "../http/api.ts";

const tags = ["Payments"];
const rows = { id: "paymentProof" } as const;

const waiting = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/payment-proofs",
  tags,
  summary: "The proofs of transfers of a trainee that wait, the oldest first",
  request: { params: traineeParams },
  responses: answers(waitingProofs, "Their ids"),
});

const show = createTrainerRoute({
  method: "get",
  path: "/payment-proofs/{id}",
  rows,
  tags,
  summary: "A proof with its picture's address, the person's balance and a picture like it",
  request: { params: paymentProofParams },
  responses: answers(paymentProof, "The proof"),
});

const accept = createTrainerRoute({
  method: "post",
  path: "/payment-proofs/{id}/acceptance",
  rows,
  tells: {
    trainer: "payments",
    besides: ["trainee: payments", "trainee: notification"],
  },
  tags,
  summary: "The transfer arrived: its payment and a renewal, all or nothing, once",
  request: { params: paymentProofParams, body: jsonBody(proofAcceptance) },
  responses: answers(decidedProof, "The decision"),
});

const refuse = createTrainerRoute({
  method: "post",
  path: "/payment-proofs/{id}/refusal",
  rows,
  tells: { trainer: "payments", besides: ["trainee: payments", "trainee: notification"] },
  tags,
  summary: "The transfer did not arrive, with the reason that the trainee reads",
  request: { params: paymentProofParams, body: jsonBody(proofRefusal) },
  responses: answers(decidedProof, "The decision"),
});

const undo = createTrainerRoute({
  method: "post",
  path: "/payment-proofs/{id}/undo",
  rows,
  tells: { trainer: "payments", besides: ["trainee: payments"] },
  tags,
  summary: "Undo a decision within ten minutes, with its payment and renewal",
  request: { params: paymentProofParams, body: jsonBody(proofUndo) },
  responses: answers(decidedProof, "The proof waits again"),
});

export const paymentProofsRoutes = trainerRoutes()
  .openapi(waiting, async (c) => {
    const { id } = c.req.valid("param");
    return c.json({ ids: await listWaitingProofs(c.get("scope"), id) }, 200);
  })
  .openapi(show, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await showProofToDecide(c.env.platform, c.get("scope"), id), 200);
  })
  .openapi(accept, async (c) => {
    const { id } = c.req.valid("param");
    const given = c.req.valid("json");
    return c.json(await acceptPaymentProof(c.env.platform, c.get("scope"), id, given), 200);
  })
  .openapi(refuse, async (c) => {
    const { id } = c.req.valid("param");
    const given = c.req.valid("json");
    return c.json(await refusePaymentProof(c.env.platform, c.get("scope"), id, given), 200);
  })
  .openapi(undo, async (c) => {
    const { id } = c.req.valid("param");
    const given = c.req.valid("json");
    return c.json(await undoProofDecision(c.env.platform, c.get("scope"), id, given), 200);
  });
