import { done } from "../../../domain/contract/done.ts";
import { chosenReminders, ownReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { readOwnReminders } from "../../actions/ramadan/read-own-reminders.ts";
import { putChosenReminders } from "../../data/ramadan/sun-reminders.ts";
import { answers, createTraineeRoute, jsonBody, traineeRoutes } from "../http/api.ts";

const tags = ["Settings"];

const read = createTraineeRoute({
  method: "get",
  path: "/ramadan/reminders",
  viewAs: { hidden: "how somebody fasts is nobody else's to see" },
  tags,
  summary: "The caller's reminders of fasting days, with the next time of each",
  responses: answers(ownReminders, "The choice, all off at first"),
});

const choose = createTraineeRoute({
  method: "put",
  path: "/ramadan/reminders",
  tells: "nobody",
  tags,
  summary: "Choose reminders of fasting days, which follow the sun of the caller's city",
  request: { body: jsonBody(chosenReminders) },
  responses: answers(done, "The choice is stored"),
});

export const sunReminderRoutes = traineeRoutes()
  .openapi(read, async (c) => c.json(await readOwnReminders(c.env.platform, c.get("scope")), 200))
  .openapi(choose, async (c) => {
    await putChosenReminders(c.get("scope"), c.req.valid("json"));
    return c.json({ done: true as const }, 200);
  });
