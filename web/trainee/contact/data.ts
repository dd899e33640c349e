import { asks, type ScreenData } from "../screen-data.ts";

export const data: ScreenData = {
  opened: async () => asks((await import("./queries.ts")).contactQuery),
  reads: [{ key: ["trainee", "contact"], cached: true }],
};
