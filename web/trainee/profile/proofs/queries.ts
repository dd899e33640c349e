import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { paymentProofsKey } from "./keys.ts";

/** The last proofs of transfers, the newest first, without their pictures. */
export const ownProofsQuery = queryOptions({
  queryKey: [...paymentProofsKey, "list"],
  queryFn: ({ signal }) => answer(traineeClient()["payment-proofs"].$get({}, { init: { signal } })),
});
