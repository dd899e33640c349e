import { beginningMark } from "../../../domain/contract/attention/beginning.ts";
import {
  attentionMark,
  attentionMarkParams,
  attentionThresholds,
  overview,
  overviewQuery,
  ownThresholds,
  putAwayLines,
  queueDayQuery,
  traineeThresholds,
} from "../../../domain/contract/attention/overview.ts";
import { done } from "../../../domain/contract/done.ts";
import { traineeParams } from "../../../domain/contract/people/trainees.ts";
import { readOverview } from "../../actions/attention/read-overview.ts";
import {
  deleteAttentionMark,
  getTraineeThresholds,
  putAttentionMark,
  putTraineeThresholds,
} from "../../data/attention/attention-marks.ts";
import { getPutAway } from "../../data/attention/put-away.ts";
import {
  getAttentionSettings,
  putAttentionSettings,
  putBeginningMark,
} from "../../data/attention/settings.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Overview"];

const read = createTrainerRoute({
  method: "get",
  path: "/overview",
  tags,
  summary: "The queue of trainees who need help today, and the figures of the business",
  request: { query: overviewQuery },
  responses: answers(
    overview,
    "The queue's first lines with the count of each reason, and all figures",
  ),
});

const readPutAway = createTrainerRoute({
  method: "get",
  path: "/overview/put-away",
  tags,
  summary: "The lines that the trainer marked, whose marks can be undone",
  request: { query: queueDayQuery },
  responses: answers(
    putAwayLines,
    "Lines whose reason still stands, and notes that were done in the last 30 days",
  ),
});

const mark = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/attention-marks/{reason}",
  tells: { trainer: { list: "queue" } },
  tags,
  summary: "Mark a line of the queue as done, or put it off until a day",
  request: { params: attentionMarkParams, body: jsonBody(attentionMark) },
  responses: answers(attentionMark, "The mark; it applies to that occurrence only"),
});

const unmark = createTrainerRoute({
  method: "delete",
  path: "/trainees/{id}/attention-marks/{reason}",
  tells: { trainer: { list: "queue" } },
  tags,
  summary: "Undo the mark of a line",
  request: { params: attentionMarkParams, body: emptyBody },
  responses: answers(done, "The line is shown again while its reason applies"),
});

const readThresholds = createTrainerRoute({
  method: "get",
  path: "/trainees/{id}/attention-thresholds",
  tags,
  summary: "The thresholds of the reasons for a trainee",
  request: { params: traineeParams },
  responses: answers(traineeThresholds, "The trainee's own thresholds, and the defaults"),
});

const putThresholds = createTrainerRoute({
  method: "put",
  path: "/trainees/{id}/attention-thresholds",
  tells: { trainer: { list: "queue" } },
  tags,
  summary: "Set the thresholds of the reasons for a trainee",
  request: { params: traineeParams, body: jsonBody(ownThresholds) },
  responses: answers(
    ownThresholds,
    "The trainee's own ones; what is left out is as in the settings",
  ),
});

const readUsual = createTrainerRoute({
  method: "get",
  path: "/settings/attention",
  tags,
  summary: "The thresholds of the reasons for everybody",
  responses: answers(attentionThresholds, "Null for a reason that is off"),
});

const putUsual = createTrainerRoute({
  method: "put",
  path: "/settings/attention",
  tells: { trainer: { list: "queue" } },
  tags,
  summary: "Set the thresholds of the reasons for everybody",
  request: { body: jsonBody(attentionThresholds) },
  responses: answers(attentionThresholds, "Applied to every trainee without own thresholds"),
});

const putBeginning = createTrainerRoute({
  method: "put",
  path: "/settings/beginning",
  tells: { trainer: { list: "queue" } },
  tags,
  summary: "Hide the first steps of a new deployment, or show them again",
  request: { body: jsonBody(beginningMark) },
  responses: answers(
    beginningMark,
    "What was said; they are told from what there is, not from this",
  ),
});

export const overviewRoutes = trainerRoutes()
  .openapi(read, async (c) =>
    c.json(await readOverview(c.env.platform, c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(readPutAway, async (c) =>
    c.json(await getPutAway(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(mark, async (c) => {
    const { id: traineeId, reason } = c.req.valid("param");
    const input = c.req.valid("json");
    requireFound(await putAttentionMark(c.get("scope"), { traineeId, reason }, input));
    return c.json(input, 200);
  })
  .openapi(unmark, async (c) => {
    const { id: traineeId, reason } = c.req.valid("param");
    await deleteAttentionMark(c.get("scope"), { traineeId, reason });
    return c.json({ done: true as const }, 200);
  })
  .openapi(readThresholds, async (c) => {
    return c.json(
      requireFound(await getTraineeThresholds(c.get("scope"), c.req.valid("param").id)),
      200,
    );
  })
  .openapi(putThresholds, async (c) => {
    const own = c.req.valid("json");
    requireFound(await putTraineeThresholds(c.get("scope"), c.req.valid("param").id, own));
    return c.json(own, 200);
  })
  .openapi(readUsual, async (c) => c.json(await getAttentionSettings(c.get("scope")), 200))
  .openapi(putUsual, async (c) => {
    const thresholds = c.req.valid("json");
    await putAttentionSettings(c.get("scope"), thresholds);
    return c.json(thresholds, 200);
  })
  .openapi(putBeginning, async (c) => {
    const input = c.req.valid("json");
    await putBeginningMark(c.get("scope"), input.mark);
    return c.json(input, 200);
  });
