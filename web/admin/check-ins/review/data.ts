import { queryClient } from "../../../lib/session/query-client.ts";
import type { ScreenData } from "../../screens.ts";
import { reviewQuery } from "../queries.ts";

export const data: ScreenData = {
  open: ({ params: { id = "" } }) => queryClient.prefetchQuery(reviewQuery(id)),
};
