import type { StoredWeight, WeightOverview } from "../../../domain/contract/body/weight.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { homeKey } from "../home/queries.ts";
import { profileKey } from "../profile/queries.ts";
import { weightWritesKey } from "./keys.ts";
import { weightKey } from "./queries.ts";
import { isRemoval, type WeightWrite } from "./weight-write.ts";
import { withWeights } from "./with-weights.ts";

defineWrite(client, weightWritesKey, {
  failed: () => m.weight_send_failed(),
  mutationFn: send,
  onSuccess: (stored: StoredWeight | undefined, write: WeightWrite) => {
    // Runs before the write leaves the pending ones, so that no number flickers.
    const known =
      stored && !isRemoval(write) ? { ...write, ...stored, source: write.source } : write;
    client.setQueriesData<WeightOverview>({ queryKey: weightKey }, (overview) =>
      overview?.days ? withWeights(overview, [known]) : overview,
    );
    client.setQueriesData<Home>(
      { queryKey: homeKey },
      (home) => home && { ...home, weight: withWeights(home.weight, [known]) },
    );
    client.setQueryData<Profile>(
      profileKey,
      (profile) => profile && { ...profile, weight: withWeights(profile.weight, [known]) },
    );
    if (!stored) return;
    toast({
      kind: "success",
      text: stored.source === "updated" ? m.weight_updated() : m.weight_sent(),
    });
  },
  readAgain: [weightKey, homeKey, profileKey],
});

async function send(write: WeightWrite): Promise<StoredWeight | undefined> {
  const { weight } = traineeClient();
  if (!isRemoval(write)) return answer(weight.$post({ json: write }));
  try {
    await answer(weight[":id"].$delete({ param: { id: write.removes }, json: {} }));
  } catch (error) {
    // A missing record is a success: the first answer was lost.
    if (!(error instanceof ApiError && error.code === "not_found")) throw error;
  }
  return undefined;
}
