import { asks, type ScreenData } from "../screen-data.ts";
import { dietWritesKey } from "./keys.ts";
import { mealsAtHandKey, mealWeekKey, mealWeekQuery } from "./queries.ts";

export const data: ScreenData = {
  opened: () => asks(mealWeekQuery()),
  offeredOffline: true,
  reads: [
    {
      key: mealWeekKey,
      cached: true,
      follows: {
        meals: { unlessWriting: dietWritesKey },
        // The newest notes about food are shown beside the meals.
        note: { unlessWriting: dietWritesKey },
        profile: { unlessWriting: dietWritesKey },
        // After an answer about health its days have no deficit.
        ramadan: { unlessWriting: dietWritesKey },
      },
    },
    { key: mealsAtHandKey, cached: true },
  ],
};
