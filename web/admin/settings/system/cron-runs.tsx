import { useQuery } from "@tanstack/react-query";
import type { CronRun } from "../../../../domain/contract/operations/cron-runs.ts";
import { groupedBy } from "../../../../domain/grouping.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Ltr } from "../../../ui/bidi.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FoldedRows } from "./folded-rows.tsx";
import { cronRunsQuery } from "./queries.ts";
import { countTexts, durationText, jobText, momentText } from "./texts.ts";

const everyMs = 60_000;

/** The latest run of each scheduled job, with earlier ones folded. */
export function CronRuns() {
  const { data, error, isFetching, refetch } = useQuery({
    ...cronRunsQuery,
    refetchInterval: everyMs,
  });
  if (!data && error) {
    return (
      <LoadFailure
        title={m.cron_failed_to_load()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-72" />;
  if (data.runs.length === 0) {
    return (
      <EmptyState icon={<Icon name="clock" />} title={m.cron_empty()} text={m.cron_empty_text()} />
    );
  }
  return (
    <div className="grid gap-4">
      {[...groupedBy(data.runs, ({ job }) => job)].map(([job, runs]) => (
        <Job key={job} job={job} runs={runs} />
      ))}
    </div>
  );
}

function Job({ job, runs }: { job: string; runs: readonly CronRun[] }) {
  const [latest, ...earlier] = runs;
  if (!latest) return null;
  return (
    <article className="rounded-xl border border-line bg-raised">
      <h3 className="px-4 pt-3 font-medium">{jobText(job)}</h3>
      <Run run={latest} />
      {earlier.length > 0 && (
        <FoldedRows title={m.cron_earlier({ count: earlier.length })}>
          {earlier.map((run) => (
            <li key={run.id}>
              <Run run={run} />
            </li>
          ))}
        </FoldedRows>
      )}
    </article>
  );
}

function Run({ run }: { run: CronRun }) {
  const { startedAt, finishedAt, counts, error } = run;
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <State run={run} />
        <time dateTime={new Date(startedAt).toISOString()}>{momentText(startedAt)}</time>
        {finishedAt !== null && (
          <span className="text-sm text-muted">{durationText(finishedAt - startedAt)}</span>
        )}
      </p>
      <Counts counts={counts} />
      {error !== null && (
        <p className="rounded-md bg-bad-soft px-3 py-2 text-sm wrap-anywhere">
          <Ltr>{error}</Ltr>
        </p>
      )}
    </div>
  );
}

function State({ run: { finishedAt, error } }: { run: CronRun }) {
  if (error !== null) return <Badge tone="bad">{m.cron_state_failed()}</Badge>;
  if (finishedAt === null) return <Badge tone="warn">{m.cron_state_open()}</Badge>;
  return <Badge tone="good">{m.cron_state_done()}</Badge>;
}

function Counts({ counts }: Pick<CronRun, "counts">) {
  const counted = countTexts(counts);
  if (counted.length === 0) return <p className="text-sm text-muted">{m.cron_nothing()}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {counted.map(({ name, label, value }) => (
        <li key={name}>
          {label}: <Ltr className="font-medium text-ink tabular-nums">{value}</Ltr>
        </li>
      ))}
    </ul>
  );
}
