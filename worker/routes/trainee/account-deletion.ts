import {
  accountDeletion,
  accountDeletionBody,
} from "../../../domain/contract/accounts/account-deletion.ts";
import {
  keepOwnAccount,
  orderAccountDeletion,
} from "../../actions/people/order-account-deletion.ts";
import { getAccountDeletion } from "../../data/people/account-deletion.ts";
import { answers, createTraineeRoute, emptyBody, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["My data"];
const path = "/account-deletion";
const goesOrStays = answers(accountDeletion, "The day of the deletion, if there is one");

const read = createTraineeRoute({
  method: "get",
  path,
  viewAs: "shown",
  tags,
  summary: "The day of the caller's account deletion, if there is one",
  responses: goesOrStays,
});

const order = createTraineeRoute({
  method: "post",
  path,
  tells: { both: "profile", besides: ["trainee: end of sessions"] },
  tags,
  summary: "Delete the caller's account in seven days; a repetition keeps the day",
  request: { body: jsonBody(accountDeletionBody) },
  responses: goesOrStays,
});

const keep = createTraineeRoute({
  method: "delete",
  path,
  tells: { both: "profile" },
  tags,
  summary: "Cancel the deletion of the account",
  request: { body: emptyBody },
  responses: goesOrStays,
});

export const accountDeletionRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await getAccountDeletion(c.get("scope")), 200))
  .openapi(order, async (c) =>
    c.json(await orderAccountDeletion(c.env.platform, c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(keep, async (c) => c.json(await keepOwnAccount(c.env.platform, c.get("scope")), 200));
