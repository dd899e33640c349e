import {
  paymentParams,
  settlement,
  traineePayments,
  traineePaymentsQuery,
} from "../../../domain/contract/memberships/payments.ts";
import { getOwnPayments } from "../../data/memberships/payments.ts";
import { getOwnSettlement } from "../../data/memberships/receipts.ts";
import { answers, createTraineeRoute, requireFound, traineeRoutes } from "../http/api.ts";

const list = createTraineeRoute({
  method: "get",
  path: "/payments",
  viewAs: "shown",
  tags: ["Payments"],
  summary: "A page of the caller's payments, latest day first, and the balance",
  request: { query: traineePaymentsQuery },
  responses: answers(traineePayments, "50 payments"),
});

const settled = createTraineeRoute({
  method: "get",
  path: "/payments/{id}/settlement",
  rows: { id: "payment" },
  viewAs: "shown",
  tags: ["Payments"],
  summary:
    "What a payment of the caller's was for and what was left to pay, as its receipt says it",
  request: { params: paymentParams },
  responses: answers(settlement, "The paid subscriptions"),
});

export const ownPaymentsRoutes = traineeRoutes()
  .openapi(list, async (c) => {
    return c.json(requireFound(await getOwnPayments(c.get("scope"), c.req.valid("query"))), 200);
  })
  .openapi(settled, async (c) => {
    return c.json(
      requireFound(await getOwnSettlement(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  });
