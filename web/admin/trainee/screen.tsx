import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { isId } from "../../../domain/id.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { ApiError } from "../../lib/session/api-error.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Approval } from "../approval/approval.tsx";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { listedTrainee, liveEveryMs, traineeQuery } from "../trainees/queries.ts";
import { traineeRemoval } from "../trainees/removal.ts";
import { TraineeHeading } from "./heading.tsx";
import { OddSigns } from "./odd-signs.tsx";
import { TraineeTabs } from "./tabs.tsx";

const EditTrainee = lazyPart(async () => (await import("../trainees/edit-dialog.tsx")).EditTrainee);

export default function TraineeScreen() {
  const { id = "" } = useParams();
  if (!isId(id)) return <Missing text={m.trainees_invalid_id()} />;
  return <Trainee key={id} id={id} />;
}

function Trainee({ id }: { id: string }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const query = useQuery({
    ...traineeQuery(id),
    refetchInterval: liveEveryMs,
    enabled: dialog !== "delete",
  });
  const { data, error, isFetching, refetch } = query;
  const known = data ?? listedTrainee(id);
  const close = () => setDialog(undefined);

  if (!data && error instanceof ApiError && error.code === "not_found") {
    return <Missing text={m.trainees_not_found()} />;
  }
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <TraineeHeading
        trainee={known}
        failed={error !== null}
        onEdit={() => setDialog("edit")}
        onDelete={() => setDialog("delete")}
      />
      {known?.status === "pending" && (
        <Banner kind="info">
          <p className="font-medium">{m.approval_title()}</p>
          <p className="pb-3">{m.approval_text()}</p>
          <Approval id={known.id} name={known.name} />
        </Banner>
      )}
      {data?.odd && <OddSigns odd={data.odd} />}
      {error && data && <Banner kind="error">{m.trainees_stale()}</Banner>}
      {error && !data ? (
        <LoadFailure
          title={m.trainees_one_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <TraineeTabs trainee={data} />
      )}
      <Suspense>
        {dialog === "edit" && known && <EditTrainee trainee={known} onClose={close} />}
      </Suspense>
      {dialog === "delete" && known && (
        <DeleteDialog
          {...traineeRemoval(known)}
          onClose={close}
          onDeleted={() => void navigate(adminPaths.trainees, { replace: true })}
        />
      )}
    </div>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <>
      <h1 className="sr-only">{m.trainees_one_title()}</h1>
      <EmptyState
        icon={<Icon name="user" />}
        title={text}
        action={
          <Link to={adminPaths.trainees} className={buttonClass({ variant: "secondary" })}>
            {m.trainees_back_to_list()}
          </Link>
        }
      />
    </>
  );
}
