import { useQuery } from "@tanstack/react-query";
import type { SentInvitation } from "../../../domain/contract/people/invitations.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InvitationRows } from "./invitation-rows.tsx";
import { invitationsQuery } from "./queries.ts";

/** The invitations with their last day and their state. */
export function InvitationsList({ onSent }: { onSent: (sent: SentInvitation) => void }) {
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery);
  if (!data && error) {
    return (
      <LoadFailure
        title={m.invitations_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-48" />;
  const { invitations } = data;
  if (invitations.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="mail" />}
        title={m.invitations_empty()}
        text={m.invitations_empty_text()}
      />
    );
  }
  const open = invitations.filter(({ state }) => state === "open");
  const over = invitations.filter(({ state }) => state !== "open");
  return (
    <div className="grid grid-cols-1 gap-4">
      {open.length > 0 && <InvitationRows invitations={open} onSent={onSent} />}
      {over.length > 0 && (
        <section className="grid grid-cols-1">
          <h3 className="text-sm font-medium text-muted">{m.invitations_over()}</h3>
          <InvitationRows invitations={over} onSent={onSent} />
        </section>
      )}
    </div>
  );
}
