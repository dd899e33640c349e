import { asks, type ScreenData } from "../screen-data.ts";
import { weightWritesKey } from "./keys.ts";
import { weightKey, weightQuery } from "./queries.ts";

export const data: ScreenData = {
  opened: () => asks(weightQuery("90d")),
  offeredOffline: true,
  reads: [
    {
      key: weightKey,
      cached: true,
      follows: {
        weight: { unlessWriting: weightWritesKey },
        profile: { unlessWriting: weightWritesKey },
      },
    },
  ],
};
