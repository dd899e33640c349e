import { asksPages, type ScreenData } from "../screen-data.ts";
import { checkInsKey } from "./keys.ts";
import { progressPhotosKey } from "./photos/keys.ts";

export const data: ScreenData = {
  opened: async () => asksPages((await import("./queries.ts")).ownCheckInsQuery),
  offeredOffline: true,
  reads: [
    { key: checkInsKey, cached: true, follows: { check_in: { unlessWriting: checkInsKey } } },
    // A phone keeps nothing of them.
    { key: progressPhotosKey, follows: { check_in: "always" } },
  ],
};
