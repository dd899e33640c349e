import { asksPages, type ScreenData } from "../screen-data.ts";
import { stepsWritesKey } from "./keys.ts";
import { stepsKey, stepsQuery } from "./queries.ts";

export const data: ScreenData = {
  opened: () => asksPages(stepsQuery()),
  offeredOffline: true,
  reads: [{ key: stepsKey, cached: true, follows: { steps: { unlessWriting: stepsWritesKey } } }],
};
