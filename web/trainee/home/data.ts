import { asks, type Follow, type News, type ScreenData } from "../screen-data.ts";
import { stepsWritesKey } from "../steps/keys.ts";
import { homeKey, homeQuery } from "./queries.ts";

/** The home shows nearly all kinds of news, so each new kind has to say whether it changes the home. */
const follows: Record<News, Follow> = {
  exercises: "always",
  meals: "always",
  weight: "always",
  note: "always",
  profile: "always",
  steps: { unlessWriting: stepsWritesKey },
  measurement: "never",
  notification: "never",
  payments: "never",
  deleted: "never",
};

export const data: ScreenData = {
  opened: () => asks(homeQuery()),
  offeredOffline: true,
  reads: [
    { key: homeKey, cached: true, follows },
    { key: ["trainee", "performance-week"], cached: true },
  ],
};
