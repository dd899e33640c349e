import { done } from "../../../domain/contract/done.ts";
import { outboxParams, parkedEntries } from "../../../domain/contract/plumbing/outbox.ts";
import { MiranError } from "../../../domain/errors.ts";
import { drainSoon } from "../../actions/plumbing/drain-outbox.ts";
import { dropParked, listParked, retryParked } from "../../data/plumbing/parked-outbox.ts";
import { answers, createTrainerRoute, emptyBody, trainerRoutes } from "../http/api.ts";

const list = createTrainerRoute({
  method: "get",
  path: "/outbox",
  tags: ["Operations"],
  summary: "Parked effects, which failed every time and wait for the trainer, latest first",
  responses: answers(parkedEntries, "At most a hundred"),
});

const retry = createTrainerRoute({
  method: "post",
  path: "/outbox/{id}/retry",
  rows: { id: "outboxEntry" },
  tells: "nobody",
  tags: ["Operations"],
  summary: "Try it again at once, as for the first time; a repetition changes nothing",
  request: { params: outboxParams, body: emptyBody },
  responses: answers(done, "It runs again"),
});

const drop = createTrainerRoute({
  method: "delete",
  path: "/outbox/{id}",
  rows: { id: "outboxEntry" },
  tells: "nobody",
  tags: ["Operations"],
  summary: "Discard it for good; refused during another attempt",
  request: { params: outboxParams, body: emptyBody },
  responses: answers(done, "It is cancelled"),
});

export const outboxRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json(await listParked(c.get("scope")), 200))
  .openapi(retry, async (c) => {
    const { platform } = c.env;
    const outcome = await retryParked(c.get("scope"), c.req.valid("param").id);
    if (outcome === "gone") throw new MiranError("not_found");
    if (outcome === "done") platform.background(drainSoon(platform));
    return c.json({ done: true as const }, 200);
  })
  .openapi(drop, async (c) => {
    const outcome = await dropParked(c.get("scope"), c.req.valid("param").id);
    if (outcome === "gone") throw new MiranError("not_found");
    if (outcome === "under_way") throw new MiranError("conflict");
    return c.json({ done: true as const }, 200);
  });
