import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { ownFoodsKey } from "./keys.ts";

/** The trainee's own recipes and foods. */
export const ownFoodsQuery = queryOptions({
  queryKey: ownFoodsKey,
  queryFn: ({ signal }) => answer(traineeClient()["own-foods"].$get({}, { init: { signal } })),
});
