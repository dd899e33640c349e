import { asks, type ScreenData } from "../../screen-data.ts";
import { exerciseWeekQuery } from "../queries.ts";

export const data: ScreenData = { opened: () => asks(exerciseWeekQuery()) };
