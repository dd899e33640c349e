import { asksPages, type ScreenData } from "../screen-data.ts";
import { checkInsKey } from "./keys.ts";

export const data: ScreenData = {
  opened: async () => asksPages((await import("./queries.ts")).ownCheckInsQuery),
  offeredOffline: true,
  reads: [
    { key: checkInsKey, cached: true, follows: { check_in: { unlessWriting: checkInsKey } } },
  ],
};
