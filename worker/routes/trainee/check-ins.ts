import {
  checkInParams,
  newCheckIn,
  openedCheckIn,
  ownCheckIns,
  ownCheckInsQuery,
  sentCheckIn,
} from "../../../domain/contract/check-ins/check-ins.ts";
import { readSentCheckIn } from "../../actions/check-ins/read-sent-check-in.ts";
import { sendCheckIn } from "../../actions/check-ins/send-check-in.ts";
import { getOwnCheckIns } from "../../data/check-ins/own-check-ins.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Check-ins"];

const list = createTraineeRoute({
  method: "get",
  path: "/check-ins",
  viewAs: "shown",
  tags,
  summary: "The trainee's check-ins: to answer now, the next one, and the sent ones, newest first",
  request: { query: ownCheckInsQuery },
  responses: answers(ownCheckIns, "The forms to answer, and a page of sent ones"),
});

const read = createTraineeRoute({
  method: "get",
  path: "/check-ins/{id}",
  viewAs: "shown",
  rows: { id: "checkIn" },
  tags,
  summary: "One sent check-in with its answers and the reply",
  request: { params: checkInParams },
  responses: answers(openedCheckIn, "The check-in"),
});

const send = createTraineeRoute({
  method: "put",
  path: "/check-ins/{id}",
  rows: {
    id: "checkIn",
    formId: "checkInForm",
    "answers.questionId": "new",
    "answers.value.recordingId": "new",
  },
  tells: { both: "check_in" },
  tags,
  summary: "Send the answers of a due day, once; edit them until the review begins",
  request: { params: checkInParams, body: jsonBody(newCheckIn) },
  responses: answers(sentCheckIn, "The stored check-in"),
});

export const checkInRoutes = traineeRoutes()
  .openapi(list, async (c) =>
    c.json(await getOwnCheckIns(c.get("scope"), c.req.valid("query").cursor), 200),
  )
  .openapi(read, async (c) =>
    c.json(await readSentCheckIn(c.env.platform, c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(send, async (c) =>
    c.json(
      await sendCheckIn(
        c.env.platform,
        c.get("scope"),
        c.req.valid("param").id,
        c.req.valid("json"),
      ),
      200,
    ),
  );
