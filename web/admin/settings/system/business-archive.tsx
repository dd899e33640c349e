import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type {
  BusinessArchive as Archive,
  ArchiveCounts,
} from "../../../../domain/contract/copies/business-archive.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { useLocated } from "../../../lib/session/use-located.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import { BusinessArchiveDialog } from "./business-archive-dialog.tsx";
import { businessArchiveQuery, endBusinessArchive } from "./queries.ts";
import { amountText, momentText } from "./texts.ts";

/** A copy of the whole business: its order, its progress and its download. */
export function BusinessArchive({ archive }: { archive: Archive | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {archive === null ? (
        <Button variant="secondary" onClick={() => setAsking(true)} className="max-sm:w-full">
          <Icon name="download" />
          {m.business_archive_prepare()}
        </Button>
      ) : (
        <div className="grid gap-4">
          {archive.file ? (
            <Ready archive={archive} file={archive.file} />
          ) : (
            <Preparing archive={archive} />
          )}
        </div>
      )}
      {asking && <BusinessArchiveDialog onClose={() => setAsking(false)} />}
    </>
  );
}

const stages: Record<Archive["stage"], () => string> = {
  tables: m.business_archive_stage_tables,
  people: m.business_archive_stage_people,
  videos: m.business_archive_stage_videos,
  directory: m.business_archive_stage_directory,
  ready: m.business_archive_ready,
};

/** Time in milliseconds after which it says that the copy takes longer than usual. */
const slowMs = 30 * 60_000;

function Preparing({ archive: { id, stage, startedAt, counts } }: { archive: Archive }) {
  // Read repeatedly while it is made; its answer is the clock of the progress.
  const { dataUpdatedAt } = useQuery(businessArchiveQuery);
  const isSlow = dataUpdatedAt - startedAt > slowMs;
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Spinner />
        <span className="font-medium">{m.business_archive_preparing()}</span>
        <span className="text-muted">{stages[stage]()}</span>
      </p>
      <Contents counts={counts} />
      <p className="text-sm text-muted">
        {isSlow ? m.business_archive_slow() : m.business_archive_leave()}
      </p>
      <EndButton
        id={id}
        label={m.business_archive_cancel()}
        done={m.business_archive_cancelled()}
      />
    </>
  );
}

type ReadyProps = { archive: Archive; file: NonNullable<Archive["file"]> };

function Ready({ archive: { id, counts }, file }: ReadyProps) {
  const url = useLocated(file.url);
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">{m.business_archive_ready()}</Badge>
        <time dateTime={new Date(file.finishedAt).toISOString()}>
          {momentText(file.finishedAt)}
        </time>
      </p>
      <Contents counts={counts} size={file.size} />
      <p className="text-sm text-muted">
        {m.business_archive_until({ when: momentText(file.expiresAt) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={url} download={file.name} className="max-sm:w-full">
          <Icon name="download" />
          {m.business_archive_download()}
        </LinkButton>
        <EndButton
          id={id}
          label={m.business_archive_delete()}
          done={m.business_archive_deleted()}
        />
      </div>
    </>
  );
}

function EndButton({ id, label, done }: { id: string; label: string; done: string }) {
  const [pending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await endBusinessArchive(id);
      toast({ kind: "success", text: done });
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.business_archive_end_failed()) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="ghost"
      pending={pending}
      onClick={() => void end()}
      className="justify-self-start max-sm:w-full"
    >
      {label}
    </Button>
  );
}

function Contents({ counts, size }: { counts: ArchiveCounts; size?: number }) {
  const { people, rows, messages, files, missing } = counts;
  const figures = [
    { label: m.business_archive_people(), value: formatCount(people) },
    { label: m.business_archive_rows(), value: formatCount(rows) },
    { label: m.business_archive_messages(), value: formatCount(messages) },
    { label: m.business_archive_files(), value: formatCount(files) },
    ...(missing > 0 ? [{ label: m.business_archive_missing(), value: formatCount(missing) }] : []),
    ...(size === undefined ? [] : [{ label: m.business_archive_size(), value: amountText(size) }]),
  ];
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-h-11 items-center justify-between gap-4">
          <dt>{label}</dt>
          <dd className="tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
