import { asks, type Follow, type News, type ScreenData } from "../screen-data.ts";
import { stepsWritesKey } from "../steps/keys.ts";
import { homeKey, homeQuery } from "./queries.ts";

/** It shows something of nearly all: a new kind of news has to say whether it moves the home. */
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
