import { storageUse } from "../../../domain/contract/plumbing/storage.ts";
import { readStorageUse } from "../../actions/operations/count-storage.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const read = createTrainerRoute({
  method: "get",
  path: "/storage",
  tags: ["Operations"],
  summary: "How large the database is, and what the files amount to",
  responses: answers(storageUse, "The files as they were counted last, by night"),
});

export const storageRoutes = trainerRoutes().openapi(read, async (c) =>
  c.json(await readStorageUse(c.env.platform, c.get("scope")), 200),
);
