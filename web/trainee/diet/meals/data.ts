import { asks, type ScreenData } from "../../screen-data.ts";
import { mealWeekQuery } from "../queries.ts";

export const data: ScreenData = { opened: () => asks(mealWeekQuery()) };
