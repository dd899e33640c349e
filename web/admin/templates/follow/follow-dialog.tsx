import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { attempts } from "../give/attempt.ts";
import { ItemCounts } from "../jobs/item-counts.tsx";
import { JobProgress, LeaveJob } from "../jobs/job-progress.tsx";
import { followingQuery, followTemplate } from "../jobs/queries.ts";

type FollowDialogProps = { template: Template; onClose: () => void };

/** A preview of a template's edits for its followers, and the button that sends them. */
export function FollowDialog({ template, onClose }: FollowDialogProps) {
  const { id, editedAt } = template;
  const [job, setJob] = useState<TemplateJob>();
  const [state, setState] = useState<{ sending: boolean; failure?: string }>({ sending: false });
  const { data, error, isFetching, refetch } = useQuery({
    ...followingQuery(id),
    enabled: job === undefined,
  });
  const total = data?.people.length ?? 0;
  const follow = async () => {
    setState({ sending: true });
    const attempt = attempts.idOf("follow", { id, editedAt });
    try {
      const begun = await followTemplate(id, attempt);
      attempts.forget("follow", attempt);
      setJob(begun);
    } catch (error) {
      setState({ sending: false, failure: errorText(error, m.templates_follow_failed()) });
    }
  };
  return (
    <Dialog
      open
      size="lg"
      title={m.templates_follow_title()}
      description={nameIn(template)}
      // The keyboard must be able to scroll the list.
      readOnly={job === undefined}
      onClose={onClose}
      footer={
        job ? (
          <LeaveJob job={job} onClose={onClose} />
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button
              disabled={total === 0}
              pending={state.sending}
              pendingLabel={m.templates_following()}
              onClick={() => void follow()}
            >
              {m.templates_follow_do({ count: total, total: formatCount(total) })}
            </Button>
          </>
        )
      }
    >
      {job ? (
        <JobProgress job={job} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {state.failure && <Banner kind="error">{state.failure}</Banner>}
          <p className="text-muted">{m.templates_follow_text()}</p>
          {error && !data && (
            <LoadFailure
              title={m.templates_preview_failed()}
              error={error}
              pending={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <Skeleton className="h-48" />}
          {data && total === 0 && (
            <p className="rounded-md bg-soft px-4 py-3">{m.templates_follow_nobody()}</p>
          )}
          {total > 0 && (
            <ul className="divide-y divide-line rounded-md border border-line">
              {data?.people.map((person) => (
                <li key={person.id} className="grid gap-0.5 px-3 py-2">
                  <bdi className="wrap-anywhere">{person.name}</bdi>
                  <ItemCounts {...person} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
