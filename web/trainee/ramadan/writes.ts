import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { withMarks } from "../../../domain/ramadan/fasting-days.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { homeKey } from "../home/queries.ts";
import { fastingWritesKey } from "./keys.ts";
import { ramadanKey } from "./queries.ts";
import { type FastingWrite, homeWithMark } from "./with-marks.ts";

defineWrite(client, fastingWritesKey, {
  failed: () => m.ramadan_mark_failed(),
  mutationFn: ({ date, fasted }: FastingWrite) =>
    answer(traineeClient()["fasting-days"].$put({ json: { date, fasted } })),
  onSuccess: (_: unknown, write: FastingWrite) => {
    client.setQueriesData<Home>({ queryKey: homeKey }, (home) => home && homeWithMark(home, write));
    client.setQueryData<OwnRamadan>(
      ramadanKey,
      (own) => own && { ...own, marks: withMarks(own.marks, [write]) },
    );
  },
  readAgain: [ramadanKey, homeKey],
});
