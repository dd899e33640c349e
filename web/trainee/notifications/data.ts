import { asksPages, type ScreenData } from "../screen-data.ts";

export const data: ScreenData = {
  opened: async () => asksPages((await import("./queries.ts")).traineeNotificationsQuery()),
  reads: [
    {
      key: ["trainee", "notifications"],
      cached: true,
      // A deleted note deletes its notification.
      follows: { notification: "always", note: "always" },
    },
    // Of the settings of notifications, which have no screen of their own.
    { key: ["trainee", "prayers"], cached: true },
  ],
};
