import { asks, type ScreenData } from "../../screen-data.ts";
import { shoppingWeekKey, shoppingWeekQuery } from "../queries.ts";

export const data: ScreenData = {
  opened: () => asks(shoppingWeekQuery()),
  reads: [{ key: shoppingWeekKey, cached: true, follows: { meals: "always" } }],
};
