import { localDateAt } from "../../../domain/calendar.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { newId } from "../../../domain/id.ts";
import { BodyView } from "../../body/body-view.tsx";
import type { BodySource } from "../../body/source.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { measurementsKey, refreshBody } from "../trainees/queries.ts";

/** A trainee's measurements, for the trainer. */
export function TraineeBody({ trainee }: { trainee: TraineeDetails }) {
  const { id, timeZone, measurements, goals, weights } = trainee;
  const client = adminClient().trainees[":id"];
  const settle = (change: Promise<unknown>, failed: string) =>
    void change
      .catch((error: unknown) => toast({ kind: "error", text: errorText(error, failed) }))
      .finally(() => refreshBody(id));
  const source: BodySource = {
    traineeId: id,
    today: localDateAt(Date.now(), timeZone),
    historyKey: (kind) => [...measurementsKey(id), kind],
    readHistory: (query, signal) =>
      answer(client.measurements.$get({ param: { id }, query }, { init: { signal } })),
    async send({ measurements: json, weight }) {
      if (json) await answer(client.measurements.$post({ param: { id }, json }));
      if (weight) await answer(client.weight.$post({ param: { id }, json: weight }));
      refreshBody(id);
      toast({ kind: "success", text: m.body_saved() });
    },
    writer: "trainer",
    remove(_kind, day) {
      const param = { id, measurementId: day.id };
      const removal = answer(client.measurements[":measurementId"].$delete({ param, json: {} }));
      settle(removal, m.body_remove_failed());
    },
    restore(kind, { date, value }) {
      const json = { id: newId(), date, values: { [kind]: value } };
      settle(answer(client.measurements.$post({ param: { id }, json })), m.body_save_failed());
    },
    pending: [],
  };
  return (
    <BodyView
      source={source}
      goals={goals}
      measured={measurements}
      lastWeight={weights[0] ?? null}
      className="lg:col-span-2"
    />
  );
}
