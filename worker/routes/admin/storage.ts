import { storageUse } from "../../../domain/contract/plumbing/storage.ts";
import { readStorageUse } from "../../actions/operations/count-storage.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const read = createTrainerRoute({
  method: "get",
  path: "/storage",
  tags: ["Operations"],
  summary: "The size of the database, and of all files",
  responses: answers(storageUse, "The files by the last nightly count"),
});

export const storageRoutes = trainerRoutes().openapi(read, async (c) =>
  c.json(await readStorageUse(c.env.platform, c.get("scope")), 200),
);
