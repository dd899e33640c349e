import { infiniteQueryOptions } from "@tanstack/react-query";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { checkInsKey } from "./keys.ts";

/** Those to answer and the next one, then pages of sent ones. */
export const ownCheckInsQuery = infiniteQueryOptions({
  queryKey: [...checkInsKey, "list"],
  queryFn: ({ pageParam: cursor, signal }) =>
    answer(
      traineeClient()["check-ins"].$get(
        { query: cursor === undefined ? {} : { cursor } },
        { init: { signal } },
      ),
    ) as Promise<OwnCheckIns>,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ more }) => more ?? undefined,
});
