import { newId } from "../../../domain/id.ts";
import type { BodySource } from "../../body/source.ts";
import type { MeasurementWrite } from "../../body/with-measured.ts";
import { useToday } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { useOnline, usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { weightWritesKey } from "../weight/keys.ts";
import type { WeightWrite } from "../weight/weight-write.ts";
import { measurementWritesKey } from "./keys.ts";
import { bodyHistoryKey } from "./queries.ts";
import "../weight/writes.ts";
import "./writes.ts";

/** The trainee's own measurements; without a network a new one waits on this phone. */
export function useBodySource(): BodySource {
  const write = useWrite<MeasurementWrite>(measurementWritesKey);
  const weigh = useWrite<WeightWrite>(weightWritesKey);
  const pending = usePendingWrites<MeasurementWrite>(measurementWritesKey);
  const online = useOnline();
  const today = useToday();
  const traineeId = useWho()?.id ?? "";
  return {
    traineeId,
    today,
    pending,
    historyKey: (kind) => [...bodyHistoryKey, kind],
    readHistory: (query, signal) =>
      answer(traineeClient().measurements.$get({ query }, { init: { signal } })),
    async send({ measurements, weight }) {
      if (measurements) write(measurements);
      if (weight) weigh({ ...weight, source: "updated" });
      toast({ kind: "success", text: online ? m.body_saved() : m.body_waiting() });
    },
    writer: "trainee",
    remove: (_kind, { id }) => write({ id: newId(), removes: id }),
    restore: (kind, { date, value }) => write({ id: newId(), date, values: { [kind]: value } }),
  };
}
