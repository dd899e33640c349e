import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { toast } from "../../../ui/toast.tsx";
import { jobQuery, refreshAfterJob, undoJob } from "./queries.ts";
import { doneText, undoneText } from "./texts.ts";

/** The present state of a job. */
const useJob = (begun: TemplateJob) =>
  useQuery({ ...jobQuery(begun.id), initialData: begun, initialDataUpdatedAt: 0 });

/** The button that closes the dialog; its label depends on whether the job is done. */
export function LeaveJob({ job: begun, onClose }: { job: TemplateJob; onClose: () => void }) {
  const { data: job } = useJob(begun);
  return (
    <Button onClick={onClose}>{job.done < job.total ? m.ui_close() : m.templates_close()}</Button>
  );
}

/** The progress of a job; once it is done, undo. */
export function JobProgress({ job: begun }: { job: TemplateJob }) {
  const { data: job, error } = useJob(begun);
  const done = job.done >= job.total;
  // Its changes are read again when it ends here, not when a finished one is opened.
  const [ended] = useState(done);
  useEffect(() => {
    if (done && !ended) refreshAfterJob(begun.templateId);
  }, [done, ended, begun.templateId]);
  if (done) return <Done job={job} />;
  const counts = { done: formatCount(job.done), total: formatCount(job.total) };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="font-medium">
        {m.templates_job_reached(counts)}
      </p>
      <ProgressBar value={job.done} max={job.total} label={m.templates_job_progress()} />
      <p className="text-sm text-muted">{m.templates_job_goes_on()}</p>
      {error && <Banner kind="info">{m.templates_job_unknown()}</Banner>}
    </div>
  );
}

const undoFailure = (error: unknown) =>
  error instanceof ApiError && error.code === "conflict"
    ? m.templates_job_later_first()
    : errorText(error, m.library_undo_failed());

function Done({ job }: { job: TemplateJob }) {
  const undo = useMutation({
    mutationFn: () => undoJob(job),
    onSuccess: (undone) => toast({ kind: "success", text: undoneText(undone) }),
    onError: (error) => toast({ kind: "error", text: undoFailure(error) }),
  });
  if (undo.data) return <Banner kind="info">{undoneText(undo.data)}</Banner>;
  const undoable = job.undoableUntil !== null && job.undoableUntil > Date.now();
  return (
    <Banner
      kind="success"
      action={
        undoable && (
          <Button variant="ghost" pending={undo.isPending} onClick={() => undo.mutate()}>
            {job.kind === "give" ? m.templates_job_undo_give() : m.templates_job_undo_follow()}
          </Button>
        )
      }
    >
      {doneText(job)}
    </Banner>
  );
}
