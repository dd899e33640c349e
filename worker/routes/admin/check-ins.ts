import {
  checkInDelay,
  checkInList,
  checkInListQuery,
  checkInNote,
  checkInReply,
  checkInReview,
  reviewedCheckIn,
  reviewParams,
  traineeCheckInParams,
} from "../../../domain/contract/check-ins/review.ts";
import { putOff } from "../../actions/check-ins/put-off.ts";
import {
  readCheckIns,
  readReview,
  replyToCheckIn,
} from "../../actions/check-ins/review-check-in.ts";
import { beginReview, setPrivateNote } from "../../data/check-ins/reviewing.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Check-ins"];

const list = createTrainerRoute({
  method: "get",
  path: "/check-ins",
  tags,
  summary: "The check-ins of all trainees: waiting, late, missed or done, with the number of each",
  request: { query: checkInListQuery },
  responses: answers(checkInList, "A list"),
});

const read = createTrainerRoute({
  method: "get",
  path: "/check-ins/{id}",
  rows: { id: "checkIn" },
  tags,
  summary: "A check-in beside the facts, the one before it, and the waiting ones",
  request: { params: reviewParams },
  responses: answers(checkInReview, "The review"),
});

const begin = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/check-ins/{checkInId}/review",
  rows: { checkInId: "checkIn" },
  tells: { both: "check_in" },
  tags,
  summary: "Begin the review: the trainee can no longer edit the answers",
  request: { params: traineeCheckInParams, body: emptyBody },
  responses: answers(reviewedCheckIn, "The check-in"),
});

const reply = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/check-ins/{checkInId}/reply",
  rows: { checkInId: "checkIn", replyId: "new", "voice.fileId": "attachment" },
  tells: { both: "check_in", besides: ["conversation: message"] },
  tags,
  summary: "End the review, with a message to the trainee or without words",
  request: { params: traineeCheckInParams, body: jsonBody(checkInReply) },
  responses: answers(reviewedCheckIn, "The check-in"),
});

const delay = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/check-ins/{checkInId}/delay",
  rows: { checkInId: "checkIn" },
  tells: { trainer: "check_in" },
  tags,
  summary: "Put the review off until a day of the trainer's, or take that back",
  request: { params: traineeCheckInParams, body: jsonBody(checkInDelay) },
  responses: answers(reviewedCheckIn, "The check-in"),
});

const note = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/check-ins/{checkInId}/private-note",
  rows: { checkInId: "checkIn" },
  tells: { trainer: "check_in" },
  tags,
  summary: "Write the trainer's private note of a check-in",
  request: { params: traineeCheckInParams, body: jsonBody(checkInNote) },
  responses: answers(reviewedCheckIn, "The check-in"),
});

const of = ({ id, checkInId }: { id: string; checkInId: string }) => ({
  traineeId: id,
  id: checkInId,
});

export const checkInReviewRoutes = trainerRoutes()
  .openapi(list, async (c) =>
    c.json(await readCheckIns(c.env.platform, c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(read, async (c) =>
    c.json(await readReview(c.env.platform, c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(begin, async (c) =>
    c.json(requireFound(await beginReview(c.get("scope"), of(c.req.valid("param")))), 200),
  )
  .openapi(reply, async (c) => {
    const it = of(c.req.valid("param"));
    return c.json(
      await replyToCheckIn(c.env.platform, c.get("scope"), it, c.req.valid("json")),
      200,
    );
  })
  .openapi(delay, async (c) =>
    c.json(await putOff(c.get("scope"), of(c.req.valid("param")), c.req.valid("json").until), 200),
  )
  .openapi(note, async (c) => {
    const it = of(c.req.valid("param"));
    return c.json(
      requireFound(await setPrivateNote(c.get("scope"), it, c.req.valid("json").text)),
      200,
    );
  });
