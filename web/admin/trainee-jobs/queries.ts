import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListedTrainee } from "../../../domain/contract/attention/trainee-list.ts";
import type {
  JobAudience,
  NewTraineeJob,
  TraineeJobAim,
  TraineeJobOutcome,
  TraineeJobPreview,
  TraineeJobUndone,
} from "../../../domain/contract/jobs/jobs.ts";
import type { TraineeJob } from "../../../domain/contract/jobs/trainee-job.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/format/error-text.ts";
import { formatCount } from "../../lib/format/format.ts";
import { answer } from "../../lib/session/answer.ts";
import { ApiError } from "../../lib/session/api-error.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { doneText } from "./texts.ts";

const jobs = () => adminClient()["trainee-jobs"];

/** A fresh preview of a job's people, for the dialog. */
export function previewQuery(audience: JobAudience, aim: TraineeJobAim) {
  return queryOptions({
    queryKey: ["admin", "trainee-job", audience, aim],
    queryFn: ({ signal }) =>
      answer(
        jobs().preview.$post({ json: { audience, aim } }, { init: { signal } }),
      ) as Promise<TraineeJobPreview>,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export async function runJob(job: NewTraineeJob): Promise<TraineeJobOutcome> {
  const outcome = (await answer(jobs().$post({ json: job }))) as TraineeJobOutcome;
  if (outcome.outcome === "done") refreshAfter(job.action.kind);
  return outcome;
}

/** A toast about a done job, with undo if possible. */
export function tellDone(
  { id, total, undoableUntil }: TraineeJob,
  action: NewTraineeJob["action"],
) {
  const undo = {
    label: m.bulk_undo(),
    onAction: () => void undoJob(id, action.kind),
  };
  toast({
    kind: "success",
    text: doneText(action, total),
    ...(undoableUntil !== null && { action: undo, lastsMs: 12_000 }),
  });
}

/** Mutes or unmutes one trainee. */
export const muteOne = ({ id, isMuted }: Pick<ListedTrainee, "id" | "isMuted">) =>
  runForOne(id, { kind: "mute", muted: !isMuted });

/** Ends the lighter training of one trainee. */
export const endLighterDays = (id: string) => runForOne(id, { kind: "lighten", days: null });

async function runForOne(trainee: string, action: NewTraineeJob["action"]): Promise<void> {
  const audience = { kind: "chosen" as const, ids: [trainee] };
  try {
    const outcome = await runJob({ id: newId(), audience, action, total: 1 });
    // Another window may have done it already.
    if (outcome.outcome === "done") tellDone(outcome.job, action);
  } catch (error) {
    toast({ kind: "error", text: errorText(error, m.bulk_failed()) });
  }
}

export async function undoJob(id: string, kind: TraineeJob["kind"]): Promise<void> {
  try {
    const request = jobs()[":id"].undo.$post({ param: { id }, json: {} });
    const { restored, total } = (await answer(request)) as TraineeJobUndone;
    const counts = { restored: formatCount(restored), total: formatCount(total) };
    toast({
      kind: "success",
      text: restored < total ? m.bulk_undone_some(counts) : m.bulk_undone(),
    });
    refreshAfter(kind);
  } catch (error) {
    const again = { label: m.ui_retry(), onAction: () => void undoJob(id, kind) };
    toast({
      kind: "error",
      text: isOvertaken(error, kind)
        ? m.templates_job_later_first()
        : errorText(error, m.library_undo_failed()),
      ...(error instanceof ApiError && passing.has(error.code) && { action: again }),
    });
  }
}

const isOvertaken = (error: unknown, kind: TraineeJob["kind"]) =>
  kind === "repeat" && error instanceof ApiError && error.code === "conflict";

/** Errors that a retry may resolve. */
const passing: ReadonlySet<ApiError["code"]> = new Set(["offline", "unavailable", "internal"]);

const touched: Record<TraineeJob["kind"], readonly string[]> = {
  notify: ["notifications"],
  message: ["conversations", "queue", "notes"],
  status: ["trainees", "queue"],
  plan: ["trainees", "queue", "payments"],
  repeat: ["trainees", "queue", "weeks"],
  lighten: ["glance", "weeks", "performance"],
  mute: ["trainees", "conversations"],
};

function refreshAfter(kind: TraineeJob["kind"]): void {
  for (const noun of touched[kind]) {
    void queryClient.invalidateQueries({ queryKey: ["admin", noun] });
  }
}
