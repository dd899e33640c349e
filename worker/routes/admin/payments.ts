import {
  debtorsPage,
  debtorsQuery,
  ledgerPage,
} from "../../../domain/contract/attention/debtors.ts";
import {
  ledgerFileQuery,
  ledgerQuery,
  newPayments,
  newReversal,
  payment,
  paymentParams,
  settlement,
  storedPayments,
  traineePayments,
  traineePaymentsQuery,
} from "../../../domain/contract/memberships/payments.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { copyLedger } from "../../actions/memberships/copy-ledger.ts";
import { recordPayments, takePaymentBack } from "../../actions/memberships/record-payments.ts";
import { getDebtors } from "../../data/attention/debtors.ts";
import { getLedgerPage } from "../../data/attention/ledger.ts";
import { getTraineePayments } from "../../data/memberships/payments.ts";
import { getSettlement } from "../../data/memberships/receipts.ts";
import { answers, createTrainerRoute, jsonBody, requireFound, trainerRoutes } from "../http/api.ts";
import { csvAnswers, csvFile } from "../http/csv-file.ts";

const tags = ["Payments"];

const list = createTrainerRoute({
  method: "get",
  path: "/payments",
  tags,
  summary: "A page of a month's ledger, latest day first, and the month's sums",
  request: { query: ledgerQuery },
  responses: answers(ledgerPage, "50 payments"),
});

const debtors = createTrainerRoute({
  method: "get",
  path: "/payments/debtors",
  tags,
  summary: "A further page of the trainees who owe now, the overdue ones first",
  request: { query: debtorsQuery },
  responses: answers(debtorsPage, "50 debtors, and the sums of all"),
});

const file = createTrainerRoute({
  method: "get",
  path: "/payments/file",
  tags,
  summary: "A month's ledger as a CSV file; each reversal is a line",
  request: { query: ledgerFileQuery },
  responses: csvAnswers,
});

const write = createTrainerRoute({
  method: "post",
  path: "/payments",
  tells: { trainer: "payments", besides: ["trainee: payments"] },
  tags,
  summary:
    "Write the payments of one to 100 people, all or nothing; the same ids again write nothing",
  request: { body: jsonBody(newPayments) },
  responses: answers(storedPayments, "The stored payments"),
});

const reverse = createTrainerRoute({
  method: "post",
  path: "/payments/{id}/reversal",
  rows: { id: "payment" },
  tells: { trainer: "payments", besides: ["trainee: payments"] },
  tags,
  summary: "Reverse a payment by another entry, once; a repetition gets the same answer",
  request: { params: paymentParams, body: jsonBody(newReversal) },
  responses: answers(payment, "The reversed payment"),
});

const settled = createTrainerRoute({
  method: "get",
  path: "/payments/{id}/settlement",
  rows: { id: "payment" },
  tags,
  summary: "The receipt of a payment: its purpose, and the balance after it",
  request: { params: paymentParams },
  responses: answers(settlement, "The paid subscriptions"),
});

const listOfTrainee = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/payments",
  tags,
  summary: "A page of a trainee's payments, and the balance",
  request: { params: traineeParams, query: traineePaymentsQuery },
  responses: answers(traineePayments, "50 payments"),
});

export const paymentsRoutes = trainerRoutes()
  .openapi(list, async (c) => {
    return c.json(await getLedgerPage(c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(debtors, async (c) => {
    return c.json(await getDebtors(c.get("scope"), c.req.valid("query")), 200);
  })
  .openapi(file, async (c) => {
    return csvFile(await copyLedger(c.get("scope"), c.req.valid("query").month));
  })
  .openapi(write, async (c) => {
    const payments = await recordPayments(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ payments }, 200);
  })
  .openapi(reverse, async (c) => {
    const ids = { id: c.req.valid("param").id, reversalId: c.req.valid("json").id };
    return c.json(await takePaymentBack(c.env.platform, c.get("scope"), ids), 200);
  })
  .openapi(settled, async (c) => {
    return c.json(requireFound(await getSettlement(c.get("scope"), c.req.valid("param").id)), 200);
  })
  .openapi(listOfTrainee, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(
      requireFound(await getTraineePayments(c.get("scope"), id, c.req.valid("query"))),
      200,
    );
  });
