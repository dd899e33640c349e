import { asks, type ScreenData } from "../screen-data.ts";
import { stepsWritesKey } from "../steps/keys.ts";
import { exerciseWritesKey } from "./keys.ts";
import {
  exerciseHistoryKey,
  exerciseMonthKey,
  exerciseWeekKey,
  exerciseWeekQuery,
} from "./queries.ts";

export const data: ScreenData = {
  opened: () => asks(exerciseWeekQuery()),
  offeredOffline: true,
  reads: [
    {
      key: exerciseWeekKey,
      cached: true,
      follows: {
        exercises: { unlessWriting: exerciseWritesKey },
        profile: { unlessWriting: exerciseWritesKey },
        steps: { unlessWriting: stepsWritesKey },
      },
    },
    { key: exerciseMonthKey, cached: true, follows: { exercises: "always" } },
    { key: exerciseHistoryKey, cached: true, follows: { exercises: "always" } },
  ],
};
