import { backupsReport } from "../../../domain/contract/copies/backups.ts";
import { readBackups } from "../../actions/copies/read-backups.ts";
import { answers, createTrainerRoute, trainerRoutes } from "../http/api.ts";

const read = createTrainerRoute({
  method: "get",
  path: "/backups",
  tags: ["Operations"],
  summary: "The last good backup, and whether it is too old",
  responses: answers(backupsReport, "The last backup with its manifest"),
});

export const backupsRoutes = trainerRoutes().openapi(read, async (c) =>
  c.json(await readBackups(c.env.platform, c.get("scope")), 200),
);
