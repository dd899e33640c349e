import { emailChange, emailChangeBody } from "../../../domain/contract/accounts/email-change.ts";
import {
  askEmailChange,
  giveUpOwnEmailChange,
  mailEmailChangeAgain,
} from "../../actions/accounts/change-email.ts";
import { getEmailChange } from "../../data/accounts/email-change.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Security"];

const read = createTraineeRoute({
  method: "get",
  path: "/email-change",
  viewAs: { hidden: "how the account is secured" },
  tags,
  summary: "The caller's address, and the unconfirmed one",
  responses: answers(emailChange, "The addresses"),
});

const ask = createTraineeRoute({
  method: "post",
  path: "/email-change",
  tells: "nobody",
  tags,
  summary: "Mail a link to a new address, and a notice to the present one",
  request: { body: jsonBody(emailChangeBody) },
  responses: answers(emailChange, "The link is on its way; nothing changes until it is opened"),
});

const again = createTraineeRoute({
  method: "post",
  path: "/email-change/resend",
  tells: "nobody",
  tags,
  summary: "Mail another link to the unconfirmed address; the earlier one becomes invalid",
  request: { body: emptyBody },
  responses: answers(emailChange, "The link is on its way"),
});

const giveUp = createTraineeRoute({
  method: "delete",
  path: "/email-change",
  tells: "nobody",
  tags,
  summary: "Cancel the change of the address; its link becomes invalid",
  request: { body: emptyBody },
  responses: answers(emailChange, "The address stays"),
});

/** For trainees alone: the trainer's address is the deployment's. */
export const emailChangeRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await getEmailChange(c.get("scope")), 200))
  .openapi(ask, async (c) =>
    c.json(await askEmailChange(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(again, async (c) =>
    c.json(await mailEmailChangeAgain(c.env.platform, c.get("scope")), 200),
  )
  .openapi(giveUp, async (c) => c.json(await giveUpOwnEmailChange(c.get("scope")), 200));
