import {
  traineePayments,
  traineePaymentsQuery,
} from "../../../domain/contract/memberships/payments.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getOwnPayments } from "../../data/memberships/payments.ts";
import { answers, createRoute, traineeRoutes } from "../http/api.ts";

const list = createRoute({
  method: "get",
  path: "/payments",
  tags: ["Payments"],
  summary: "A page of the caller's own payments, the latest day first, and what is due",
  request: { query: traineePaymentsQuery },
  responses: answers(traineePayments, "50 payments"),
});

export const ownPaymentsRoutes = traineeRoutes().openapi(list, async (c) => {
  const found = await getOwnPayments(c.get("scope"), c.req.valid("query"));
  if (!found) throw new MiranError("not_found");
  return c.json(found, 200);
});
