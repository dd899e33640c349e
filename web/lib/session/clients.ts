import { hc } from "hono/client";
import type { AdminApi } from "../../../worker/routes/admin/index.ts";
import type { TraineeApi } from "../../../worker/routes/trainee/index.ts";
import { authorizedFetch } from "./session.ts";

export const traineeClient = () => hc<TraineeApi>("/api/trainee", { fetch: authorizedFetch });
export const adminClient = () => hc<AdminApi>("/api/admin", { fetch: authorizedFetch });
