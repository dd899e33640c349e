import { queryClient } from "../../lib/session/query-client.ts";
import type { ScreenData } from "../screens.ts";
import { checkInsQuery, shownIn } from "./queries.ts";

export const data: ScreenData = {
  open: ({ query }) => queryClient.prefetchInfiniteQuery(checkInsQuery(shownIn(query))),
};
