import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { deletionQuery } from "./queries.ts";
import { useDownload } from "./use-download.ts";

/** What somebody can do with everything that is theirs: take it along, and have it deleted. */
export function MyData() {
  return (
    <>
      <Copy />
      <Deletion />
    </>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p className="text-muted">{text}</p>
        {children}
      </div>
    </Card>
  );
}

function Copy() {
  const { received, file, failure, start } = useDownload();
  const pending = received !== undefined;
  return (
    <Part title={m.my_data_copy_title()} text={m.my_data_copy_text()}>
      {failure && (
        <Banner kind="error" className="w-full">
          {failure}
        </Banner>
      )}
      <div className="w-full">
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void start()}
          className="max-sm:w-full"
        >
          <Icon name="download" />
          {m.my_data_download()}
        </Button>
        <p role="status" className="text-sm text-muted not-empty:mt-2">
          {pending ? m.my_data_preparing() : file && m.my_data_downloaded()}
        </p>
        {pending && received >= megabyte / 10 && (
          // Outside of what is read out: the figure changes with every part that arrives.
          <p aria-hidden="true" className="text-sm text-muted">
            {m.my_data_received({ size: formatNumber(received / megabyte) })}
          </p>
        )}
        {!pending && file && (
          <a
            href={file.url}
            download={file.name}
            className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
          >
            {m.my_data_save_again()}
          </a>
        )}
      </div>
    </Part>
  );
}

const megabyte = 1_000_000;

function Deletion() {
  const { data, error, isFetching, refetch } = useQuery(deletionQuery());
  const [asking, setAsking] = useState(false);
  if (data && data.deletesAt !== null) return <DeletionNotice deletesAt={data.deletesAt} />;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.my_data_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Part title={m.my_data_delete_title()} text={m.my_data_delete_text()}>
      {data ? (
        <Button variant="secondary" onClick={() => setAsking(true)} className="max-sm:w-full">
          <Icon name="trash" className="text-bad" />
          <span className="text-bad">{m.my_data_delete()}</span>
        </Button>
      ) : (
        <Skeleton className="h-11 w-36" />
      )}
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Part>
  );
}
