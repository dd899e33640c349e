import { hc } from "hono/client";
import type { AccessApi, AdminApi, TraineeApi } from "../../worker/app.ts";
import { authorizedFetch, send } from "./session.ts";

export const accessClient = () => hc<AccessApi>("/api/access", { fetch: send });
export const traineeClient = () => hc<TraineeApi>("/api/trainee", { fetch: authorizedFetch });
export const adminClient = () => hc<AdminApi>("/api/admin", { fetch: authorizedFetch });
