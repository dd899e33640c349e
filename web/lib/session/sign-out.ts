import { forgetReads } from "../waiting/cached-reads.ts";
import { forgetCopies } from "../waiting/draft-copies.ts";
import { readProblem } from "./api-error.ts";
import { forgetPrivate, privateKey } from "./private-storage.ts";
import { getWho, leave, send } from "./session.ts";

/**
 * Ends this device's session (or every session of the account) on the server, then here.
 * @throws if the server was not reached
 */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  const response = await send("/api/access/sign-out", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ everywhere }),
  });
  if (!response.ok && response.status !== 401) throw await readProblem(response);
  forgetPrivate();
  await Promise.all([forgetCopies(privateKey("")), forgetReads(), forgetDraftFiles()]);
  leave();
}

/** Its code is not loaded before; without it, the person is signed out all the same. */
const forgetDraftFiles = () =>
  import("../waiting/unsent-files.ts")
    .then((files) => files.forgetDraftFiles(getWho()?.id ?? ""))
    .catch(() => {});
