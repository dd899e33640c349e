import { queryClient } from "../../../lib/session/query-client.ts";
import { pastQuery } from "../../../past/query.ts";
import type { ScreenData } from "../../screens.ts";
import { pastOf } from "./queries.ts";

export const data: ScreenData = {
  open: ({ params: { id = "" } }) => queryClient.prefetchQuery(pastQuery(pastOf(id))),
};
