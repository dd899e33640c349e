import type {
  PastOverview,
  PastWritten,
  UndonePast,
} from "../../../domain/contract/copies/past.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import type { PastSide } from "../../past/side.ts";

const api = () => traineeClient().past;

/** The trainee's own past. */
export const ownPast: PastSide = {
  reader: "trainee",
  key: ["trainee", "past"],
  read: (signal) => answer(api().$get({}, { init: { signal } })) as Promise<PastOverview>,
  write: (json) => answer(api().$post({ json })) as Promise<PastWritten>,
  correct: (json) => answer(api().names.$put({ json })),
  undo: (importId) =>
    answer(api()[":importId"].undo.$post({ param: { importId }, json: {} })) as Promise<UndonePast>,
  // The past is in weeks, history, figures and steps.
  refresh: () => queryClient.invalidateQueries({ queryKey: ["trainee"] }),
};
