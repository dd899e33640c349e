import type { InfiniteData } from "@tanstack/react-query";
import type { StepsOverview } from "../../../domain/contract/activity/steps.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { exerciseWeekKey } from "../exercise/queries.ts";
import { homeKey } from "../home/queries.ts";
import { stepsWritesKey } from "./keys.ts";
import { stepsKey } from "./queries.ts";
import type { StepsWrite } from "./steps-write.ts";
import { withSteps } from "./with-steps.ts";

const saved: Record<StepsWrite["kind"], () => string> = {
  steps: m.steps_saved,
  target: m.steps_target_saved,
  report: m.steps_sent,
};

defineWrite(client, stepsWritesKey, {
  failed: () => m.steps_update_failed(),
  mutationFn: send,
  onSuccess: (_: unknown, write: StepsWrite) => {
    // Runs before the write leaves the pending ones, so that no number flickers.
    client.setQueriesData<InfiniteData<StepsOverview>>({ queryKey: stepsKey }, (data) => {
      const [newest, ...older] = data?.pages ?? [];
      return data && newest && { ...data, pages: [withSteps(newest, [write]), ...older] };
    });
    toast({ kind: "success", text: saved[write.kind]() });
  },
  readAgain: [stepsKey, homeKey, exerciseWeekKey],
});

function send(write: StepsWrite): Promise<unknown> {
  const api = traineeClient();
  switch (write.kind) {
    case "steps":
      return answer(api.steps.$put({ json: { date: write.date, steps: write.steps } }));
    case "target":
      return answer(api["steps-target"].$put({ json: { target: write.target } }));
    case "report":
      return answer(
        api["steps-reports"].$post({ json: { id: write.id, weekStart: write.weekStart } }),
      );
  }
}
