import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { LockedCard } from "../../../app-lock/locked-card.tsx";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { useLocked } from "../../../lib/session/app-lock.ts";
import { DataCopy } from "../../../my-data/data-copy.tsx";
import type { Download } from "../../../my-data/use-download.ts";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ownPastAddress } from "../../past/address.ts";
import { ScreenLink } from "../../screen-link.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { deletionQuery } from "./queries.ts";

/** The way in from other apps, the copy of the trainee's data, and the deletion of the account. */
export function MyData() {
  return (
    <>
      <PastLink />
      {useLocked() ? <LockedCard title={m.my_data_copy_title()} /> : <Copy />}
      <Deletion />
    </>
  );
}

function PastLink() {
  return (
    <Part title={m.past_own_title()} text={m.past_link_text()}>
      <ScreenLink
        to={ownPastAddress}
        className={buttonClass({ variant: "secondary" }, "max-sm:w-full")}
      >
        <Icon name="upload" />
        {m.past_link()}
      </ScreenLink>
    </Part>
  );
}

/** Photos of the body are left out of the copy unless they are ticked. */
function Copy() {
  const [hasPhotos, setHasPhotos] = useState(false);
  const hintId = useId();
  return (
    <Part title={m.my_data_copy_title()} text={m.my_data_copy_text()}>
      <div>
        <Checkbox
          name="photos"
          label={m.my_data_photos()}
          checked={hasPhotos}
          aria-describedby={hintId}
          onChange={(event) => setHasPhotos(event.currentTarget.checked)}
        />
        <p id={hintId} className="text-sm text-muted">
          {m.my_data_photos_hint()}
        </p>
      </div>
      <DataCopy
        download={hasPhotos ? copyWithPhotos : copy}
        label={m.my_data_download()}
        preparing={m.my_data_preparing()}
      />
      <p className="text-muted">{m.my_data_sets_text()}</p>
      <DataCopy download={sets} label={m.my_data_sets()} preparing={m.my_data_preparing()} />
    </Part>
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

const copy: Download = {
  path: "/api/trainee/my-data",
  againAt: m.my_data_again_at,
  failed: m.my_data_download_failed,
};
const sets: Download = {
  path: "/api/trainee/my-data/sets",
  againAt: m.my_data_again_at,
  failed: m.my_data_sets_failed,
};
const copyWithPhotos: Download = { ...copy, path: `${copy.path}?photos=1` };

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
