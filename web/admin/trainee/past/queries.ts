import type {
  PastOverview,
  PastWritten,
  UndonePast,
} from "../../../../domain/contract/copies/past.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import type { PastSide } from "../../../past/side.ts";
import { area } from "../../live/moves.ts";

/** A trainee's past, for the trainer. */
export function pastOf(id: string): PastSide {
  const api = adminClient().trainees[":id"].past;
  const param = { id };
  return {
    reader: "trainer",
    key: area("past", id),
    read: (signal) => answer(api.$get({ param }, { init: { signal } })) as Promise<PastOverview>,
    write: (json) => answer(api.$post({ param, json })) as Promise<PastWritten>,
    correct: (json) => answer(api.names.$put({ param, json })),
    undo: (importId) =>
      answer(
        api[":importId"].undo.$post({ param: { id, importId }, json: {} }),
      ) as Promise<UndonePast>,
    // The past is in a trainee's weeks, history, figures and steps.
    refresh: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  };
}
