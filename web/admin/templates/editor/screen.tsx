import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import { isId } from "../../../../domain/id.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { ScreenHeader } from "../../../ui/screen-header.tsx";
import { barClass } from "../../schedule/editor/bar.ts";
import WeekSkeleton from "../../schedule/skeleton.tsx";
import { templateWeekQuery } from "./queries.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { TemplateHeader, ToTemplates } from "./template-header.tsx";
import { useTemplateAddress } from "./use-template-address.ts";

export default function TemplateScreen() {
  const { id = "" } = useParams();
  if (!isId(id)) return <Missing />;
  return <TemplateWeeks key={id} id={id} />;
}

function TemplateWeeks({ id }: { id: string }) {
  const address = useTemplateAddress();
  const { week } = address;
  const { data, error, isFetching, refetch } = useQuery(templateWeekQuery(id, week));
  if (!data && error instanceof ApiError && error.code === "not_found") {
    // The template may have fewer weeks than the address.
    return week > 0 ? <Navigate to={adminPaths.template(id)} replace /> : <Missing />;
  }
  if (data && week >= data.template.weeks) return <Navigate to={adminPaths.template(id)} replace />;
  return (
    <div className={barClass}>
      <div className="w-full">
        {data ? (
          <TemplateHeader template={data.template} />
        ) : (
          <ScreenHeader title={m.templates_one_title()} back={<ToTemplates />} />
        )}
      </div>
      {error && !data && (
        <div className="w-full">
          <LoadFailure
            title={m.templates_one_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && <WeekSkeleton />}
      {data && <TemplateEditor key={week} known={data} stale={error !== null} address={address} />}
    </div>
  );
}

function Missing() {
  return (
    <>
      <h1 className="sr-only">{m.templates_one_title()}</h1>
      <EmptyState
        icon={<Icon name="layers" />}
        title={m.templates_not_found()}
        action={<Link to={adminPaths.templates}>{m.templates_back()}</Link>}
      />
    </>
  );
}
