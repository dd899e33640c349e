import { asks, type Follow, type News, type ScreenData } from "../screen-data.ts";
import { measurementWritesKey } from "./keys.ts";
import { absencesKey, bodyHistoryKey, paymentsKey, profileKey, profileQuery } from "./queries.ts";

const follows: Partial<Record<News, Follow>> = {
  profile: { unlessWriting: measurementWritesKey },
  weight: { unlessWriting: measurementWritesKey },
  measurement: { unlessWriting: measurementWritesKey },
};

export const data: ScreenData = {
  opened: () => asks(profileQuery()),
  reads: [
    { key: profileKey, cached: true, follows },
    { key: bodyHistoryKey, cached: true, follows },
    { key: absencesKey, cached: false, follows },
    { key: paymentsKey, cached: false, follows: { payments: "always" } },
  ],
};
