import { infiniteQueryOptions } from "@tanstack/react-query";
import type { PhotoAddresses } from "../../../../domain/contract/check-ins/progress-photos.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { progressPhotosKey } from "./keys.ts";

/** The person's own photos without their addresses, the newest day first, and who may see them. */
export const progressPhotosQuery = infiniteQueryOptions({
  queryKey: [...progressPhotosKey, "list"],
  queryFn: ({ pageParam: cursor, signal }) =>
    answer(
      traineeClient()["progress-photos"].$get(
        { query: cursor === undefined ? {} : { cursor } },
        { init: { signal } },
      ),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ more }) => more ?? undefined,
});

/** Addresses of own photos, for some minutes. */
export const openOwnPhotos = (ids: readonly string[]): Promise<PhotoAddresses> =>
  answer(traineeClient()["progress-photos"].tickets.$post({ json: { ids: [...ids] } }));
