import { asksPages, type ScreenData } from "../screen-data.ts";

export const data: ScreenData = {
  opened: async () => asksPages((await import("./queries.ts")).traineeNotificationsQuery()),
  reads: [
    {
      key: ["trainee", "notifications"],
      cached: true,
      // A note that went took along what told of it.
      follows: { notification: "always", note: "always" },
    },
  ],
};
