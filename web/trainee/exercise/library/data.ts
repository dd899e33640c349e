import { asks, type ScreenData } from "../../screen-data.ts";
import { exerciseLibraryKey, exerciseLibraryQuery } from "../queries.ts";

export const data: ScreenData = {
  opened: () => asks(exerciseLibraryQuery()),
  reads: [{ key: exerciseLibraryKey, cached: true }],
};
