import type { ListedTrainee } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { runJob, tellDone } from "./queries.ts";

/** Lets one trainee ring no more, or again. */
export async function muteOne({ id, isMuted }: Pick<ListedTrainee, "id" | "isMuted">) {
  const action = { kind: "mute", muted: !isMuted } as const;
  const audience = { kind: "chosen" as const, ids: [id] };
  try {
    const outcome = await runJob({ id: newId(), audience, action, total: 1 });
    // Where another window was faster, it is so already.
    if (outcome.outcome === "done") tellDone(outcome.job, action);
  } catch (error) {
    toast({ kind: "error", text: errorText(error, m.bulk_failed()) });
  }
}
