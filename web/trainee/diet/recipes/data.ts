import { asks, type ScreenData } from "../../screen-data.ts";
import { dietWritesKey } from "../keys.ts";
import { ownFoodsKey } from "./keys.ts";
import { ownFoodsQuery } from "./queries.ts";

export const data: ScreenData = {
  opened: () => asks(ownFoodsQuery),
  reads: [{ key: ownFoodsKey, cached: true, follows: { meals: { unlessWriting: dietWritesKey } } }],
};
