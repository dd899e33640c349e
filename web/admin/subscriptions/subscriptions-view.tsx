import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { SubscriptionLine } from "../../../domain/contract/memberships/subscriptions.ts";
import {
  runningTerm,
  type SubscriptionChangeKind,
} from "../../../domain/memberships/subscriptions.ts";
import { lazyPart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useAsked } from "../../lib/use-asked.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WaitingProofs } from "../proofs/waiting-proofs.tsx";
import { undo } from "./act.ts";
import { lineQuery } from "./queries.ts";
import { actionTexts, doneTexts } from "./texts.ts";
import { Timeline } from "./timeline.tsx";

const ChangeDialog = lazyPart(async () => (await import("./change-dialog.tsx")).ChangeDialog);

const actionIcons: Record<SubscriptionChangeKind, IconName> = {
  renewal: "refresh",
  from_today: "arrow",
  correction: "edit",
  pause: "clock",
  end: "close",
};
const kinds = Object.keys(actionIcons) as SubscriptionChangeKind[];

/** A trainee's line of subscriptions, with its changes. */
export function SubscriptionsView({ traineeId }: { traineeId: string }) {
  const { data: line, error, isFetching, refetch } = useQuery(lineQuery(traineeId));
  const [kind, setKind] = useState<SubscriptionChangeKind>();
  useAsked("renew", () => setKind("renewal"), line !== undefined);
  if (!line) {
    return error ? (
      <LoadFailure
        title={m.subscriptions_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="ms-7 h-28" />
        <Skeleton className="ms-7 h-20" />
      </Loading>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {error && <Banner kind="error">{m.subscriptions_stale()}</Banner>}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {kinds
          .filter((each) => isPossible(each, line))
          .map((each) => (
            <Button
              key={each}
              variant={each === "renewal" ? "primary" : "secondary"}
              onClick={() => setKind(each)}
              className={each === "renewal" ? "max-sm:col-span-2" : ""}
            >
              <Icon name={actionIcons[each]} />
              {actionTexts[each]()}
            </Button>
          ))}
      </div>
      <WaitingProofs traineeId={traineeId} />
      <LastChange traineeId={traineeId} undoable={line.undoable} />
      {line.terms.length > 0 ? (
        <Timeline line={line} />
      ) : (
        <EmptyState
          icon={<Icon name="card" />}
          title={m.subscriptions_empty()}
          text={m.subscriptions_empty_text()}
        />
      )}
      <Suspense>
        {kind && (
          <ChangeDialog
            traineeId={traineeId}
            kind={kind}
            line={line}
            onClose={() => setKind(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A past line cannot be corrected, paused or ended. Without a running one, a change from today is a renewal. */
function isPossible(kind: SubscriptionChangeKind, { terms, today }: SubscriptionLine): boolean {
  if (kind === "renewal") return true;
  if (kind === "correction" || kind === "from_today")
    return runningTerm(terms, today) !== undefined;
  return terms.some(({ endsOn }) => endsOn > today);
}

type LastChangeProps = { traineeId: string; undoable: SubscriptionLine["undoable"] };

/** The last change, as long as it can be undone. */
function LastChange({ traineeId, undoable }: LastChangeProps) {
  const now = useNow();
  const [pending, setPending] = useState(false);
  if (!undoable || undoable.until <= now) return null;
  const run = async () => {
    setPending(true);
    await undo(traineeId, undoable.id);
    setPending(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-soft py-1 ps-4 pe-1">
      <p className="min-w-0 grow">{doneTexts[undoable.kind]()}</p>
      <Button variant="ghost" pending={pending} onClick={() => void run()}>
        <Icon name="undo" />
        {m.library_undo()}
      </Button>
    </div>
  );
}
