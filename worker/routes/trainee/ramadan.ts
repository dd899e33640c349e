import { done } from "../../../domain/contract/done.ts";
import { healthChange } from "../../../domain/contract/ramadan/fasting-health.ts";
import {
  fastingChoice,
  markedDay,
  ownRamadan,
} from "../../../domain/contract/ramadan/fasting-slots.ts";
import { changeHealth } from "../../actions/ramadan/change-health.ts";
import { decideMonth } from "../../actions/ramadan/decide-month.ts";
import { markFastingDay } from "../../actions/ramadan/mark-fasting-day.ts";
import { readOwnRamadan } from "../../actions/ramadan/read-own-ramadan.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Settings"];

const read = createTraineeRoute({
  method: "get",
  path: "/ramadan",
  viewAs: { hidden: "how somebody fasts is nobody else's to see" },
  tags,
  summary: "The caller's decision about Ramadan, and the present or next month",
  responses: answers(ownRamadan, "The decision, or the usual slots before one"),
});

const decide = createTraineeRoute({
  method: "put",
  path: "/ramadan",
  tells: { own: "ramadan" },
  tags,
  summary: "Show the days of Ramadan by the fast, or as ever; no row of the week changes",
  request: { body: jsonBody(fastingChoice) },
  responses: answers(done, "The decision is stored"),
});

// The day is in the body: an address is in the log.
const mark = createTraineeRoute({
  method: "put",
  path: "/fasting-days",
  tells: { own: "ramadan" },
  tags,
  summary:
    "Mark a day of the month as fasted or not, or take the mark back; the same again changes nothing",
  request: { body: jsonBody(markedDay) },
  responses: answers(done, "The mark is stored, or gone"),
});

// Appointments have no address of their own: an address is in the log, and only a yes has one.
const putHealth = createTraineeRoute({
  method: "put",
  path: "/fasting-health",
  tells: { own: "ramadan" },
  tags,
  summary:
    "Answer the question before the first session while fasting, or note the appointment of a stored yes",
  request: { body: jsonBody(healthChange) },
  responses: answers(done, "It is stored; after a yes there is no session while fasting"),
});

export const ramadanRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await readOwnRamadan(c.env.platform, c.get("scope")), 200))
  .openapi(decide, async (c) => {
    await decideMonth(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(putHealth, async (c) => {
    await changeHealth(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  })
  .openapi(mark, async (c) => {
    await markFastingDay(c.env.platform, c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  });
