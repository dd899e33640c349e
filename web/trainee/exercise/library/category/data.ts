import { asks, type ScreenData } from "../../../screen-data.ts";
import { exerciseLibraryQuery } from "../../queries.ts";

export const data: ScreenData = { opened: () => asks(exerciseLibraryQuery()) };
