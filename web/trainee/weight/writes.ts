import type { Home } from "../../../domain/contract/activity/home.ts";
import type {
  NewWeight,
  StoredWeight,
  WeightOverview,
} from "../../../domain/contract/trainees/weight.ts";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { queryClient as client } from "../../lib/query-client.ts";
import { defineWrite } from "../../lib/waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { homeKey } from "../home/queries.ts";
import { weightWritesKey } from "./keys.ts";
import { weightKey } from "./queries.ts";
import { withWeights } from "./with-weights.ts";

defineWrite(client, weightWritesKey, {
  failed: () => m.weight_send_failed(),
  mutationFn: (weight: NewWeight) => answer(traineeClient().weight.$post({ json: weight })),
  onSuccess: (stored: StoredWeight) => {
    // Before the write leaves the list of pending ones, so that the number never jumps back.
    client.setQueriesData<WeightOverview>({ queryKey: weightKey }, (overview) =>
      overview?.days ? withWeights(overview, [stored]) : overview,
    );
    client.setQueriesData<Home>(
      { queryKey: homeKey },
      (home) => home && { ...home, weight: withWeights(home.weight, [stored]) },
    );
    toast({
      kind: "success",
      text: stored.source === "updated" ? m.weight_updated() : m.weight_sent(),
    });
  },
  readAgain: [weightKey, homeKey],
});
