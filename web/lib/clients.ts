import { hc } from "hono/client";
import type { AdminApi, TraineeApi } from "../../worker/app.ts";
import { authorizedFetch } from "./session.ts";

export const traineeClient = () => hc<TraineeApi>("/api/trainee", { fetch: authorizedFetch });
export const adminClient = () => hc<AdminApi>("/api/admin", { fetch: authorizedFetch });
