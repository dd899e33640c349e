import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { planRemoval } from "./act.ts";
import { PlanList } from "./plan-list.tsx";
import { plansQuery } from "./queries.ts";

const PlanDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);

type Opened = { kind: "form"; plan?: Plan } | { kind: "delete"; plan: Plan };

/** The plans in their order, and their dialogs. */
export function Plans() {
  const { data, error, isFetching, refetch } = useQuery(plansQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = (
    <Button onClick={() => setOpened({ kind: "form" })}>
      <Icon name="plus" />
      {m.memberships_add()}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="grow basis-64 text-muted">{m.memberships_text()}</p>
        {data && data.plans.length > 0 && add}
      </div>
      {error && data && <Banner kind="error">{m.memberships_stale()}</Banner>}
      {!data &&
        (error ? (
          <LoadFailure
            title={m.memberships_load_failed()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading className="grid gap-px overflow-clip rounded-lg border border-line">
            {["first", "second", "third", "fourth"].map((row) => (
              <Skeleton key={row} className="h-18 rounded-none! lg:h-11" />
            ))}
          </Loading>
        ))}
      {data?.plans.length === 0 && (
        <EmptyState
          icon={<Icon name="card" />}
          title={m.memberships_empty()}
          text={m.memberships_empty_text()}
          action={add}
        />
      )}
      {data && data.plans.length > 0 && (
        <PlanList
          plans={data.plans}
          onEdit={(plan) => setOpened({ kind: "form", plan })}
          onDelete={(plan) => setOpened({ kind: "delete", plan })}
        />
      )}
      <Suspense>
        {opened?.kind === "form" && <PlanDialog plan={opened.plan} onClose={close} />}
      </Suspense>
      {opened?.kind === "delete" && <DeleteDialog {...planRemoval(opened.plan)} onClose={close} />}
    </div>
  );
}
